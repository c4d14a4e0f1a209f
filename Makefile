# The doors of the project. Each sets up its own .venv when it is missing; a second run starts at once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help demo run test verify bench screenshots lint format types walls clean

help:
	@echo "make demo         read slides, fit, map landings, play and score a round: report/report.html"
	@echo "make run          open the window"
	@echo "make test         the quick whole suite"
	@echo "make verify       the long truths, each measured figure beside the asked one"
	@echo "make bench        speed, as ratios in one run; starts, frames, how soon a map follows"
	@echo "make screenshots  every dock and preset, light and dark, at 100 and 200 %, into screenshots/"
	@echo "make lint types walls format clean"

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed; try: make PYTHON=python3.11 ..."; exit 2; }
	@echo "setting up $(VENV), once: a minute or two"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(READY)

demo: $(READY)
	$(BIN)/knockout-lab demo --out report

run: $(READY)
	$(BIN)/knockout-lab

test: $(READY)
	$(BIN)/python -m pytest -n 2 --dist loadfile tests/lab
	$(BIN)/python -m pytest -n 2 --dist loadfile tests/ui tests/test_*.py

verify: $(READY)
	$(BIN)/python -m pytest -m verify -o addopts="--strict-markers -p no:cacheprovider --benchmark-skip"

bench: $(READY)
	$(BIN)/python -m pytest tests/benchmarks -o addopts="--strict-markers -p no:cacheprovider --benchmark-only" -q
	$(BIN)/python -m tests.benchmarks.starts
	$(BIN)/python -m tests.benchmarks.window_frames
	$(BIN)/python -m tests.benchmarks.window_latency

screenshots: $(READY)
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m ui.screenshots --out screenshots
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m ui.screenshots --out screenshots --scale 2

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(READY)
	$(BIN)/mypy

walls: $(READY)
	$(BIN)/lint-imports

clean:
	rm -rf $(VENV) .venv-lab build dist report screenshots *.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .benchmarks
