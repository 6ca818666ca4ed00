// The stages of memory.py on MicroPython for WebAssembly, a 32-bit interpreter like the board's.
// `node memory.mjs MICROPYTHON.mjs FOLDER` prints a line for each stage: name and bytes. FOLDER has
// the compiled modules, which become its working folder as they are the board's: their paths stay in
// the heap. Garbage is only collected there between two calls, so each stage is one.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [interpreter, compiled] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(path.resolve(interpreter)));
const lines = [];
const python = await loadMicroPython({
  heapsize: 1024 * 1024,
  linebuffer: true,
  stdout: (line) => lines.push(line),
});

function copy(from, to) {
  python.FS.mkdir(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = `${to}/${entry.name}`;
    if (entry.isDirectory()) copy(source, target);
    else python.FS.writeFile(target, fs.readFileSync(source));
  }
}

function used() {
  python.runPython("gc.collect()");
  python.runPython("gc.collect()");
  python.runPython("print(gc.mem_alloc())");
  return Number(lines.pop());
}

copy(compiled, "/compiled");
python.runPython("import gc, os, sys\nos.chdir('/compiled')\nsys.path.insert(0, '')");
python.runPython("__name__ = 'stages'");
python.runPython(fs.readFileSync(new URL("memory.py", import.meta.url), "utf8"));
python.runPython("print(len(STAGES))");
const stages = Number(lines.pop());
let before = used();
for (let stage = 0; stage < stages; stage++) {
  python.runPython(`STAGES[${stage}][1]()`);
  const now = used();
  python.runPython(`print(STAGES[${stage}][0])`);
  console.log(lines.pop(), now - before);
  before = now;
}
