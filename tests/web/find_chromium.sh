#!/usr/bin/env bash
# Prints the Chromium that the page is tried in. Debian's is installed where that is possible.
set -eu
names="chromium chromium-browser google-chrome"

found() { for name in $names; do command -v "$name" && return; done; return 1; }

if [ -n "${CHROMIUM:-}" ]; then echo "$CHROMIUM"; exit; fi
if found; then exit; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium, once ..." >&2
  wait="-o DPkg::Lock::Timeout=300"
  apt-get $wait update -qq >&2
  DEBIAN_FRONTEND=noninteractive apt-get $wait install -y -qq --no-install-recommends chromium >&2
  found && exit
fi
echo "The page is tried in Chromium: apt install chromium (or CHROMIUM=/path/to/it make web-test)" >&2
exit 2
