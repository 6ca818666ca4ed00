/** MicroPython and the application's sources, out of the page itself. */
const HEAP_BYTES = 4 * 1024 * 1024;

/** The box behind the page (`page_box.PageBox`), which talks to `page`. */
export async function openBox(page) {
  const wasm = document.getElementById("micropython-wasm").textContent.trim();
  const python = await globalThis.loadMicroPython({
    url: `data:application/wasm;base64,${wasm}`,
    heapsize: HEAP_BYTES,
    stdout: (line) => console.log(line),
    stderr: (line) => console.error(line),
  });
  lay(python.FS, JSON.parse(document.getElementById("sources").textContent));
  python.registerJsModule("page", page);
  python.runPython("import sys; sys.path[:] = ['/box']");
  python.runPython("import page; from host_tools.web.box.page_box import PageBox; box = PageBox(page)");
  return python.globals.get("box");
}

/** Files by path. */
function lay(files, sources) {
  const made = new Set();
  for (const [path, text] of Object.entries(sources)) {
    const folders = `/box/${path}`.split("/").slice(1, -1);
    folders.forEach((_, at) => {
      const folder = `/${folders.slice(0, at + 1).join("/")}`;
      if (!made.has(folder)) files.mkdir(folder);
      made.add(folder);
    });
    files.writeFile(`/box/${path}`, text);
  }
}
