# Two commands do everything: `make play` and `make test`. Both set up what they need first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Most tests wait for something else than the processor: a commit, another process, a timer.
TESTERS = $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')
PIP := $(BIN)/pip --disable-pip-version-check --quiet
# The tests start Python hundreds of times: what it compiles is kept, also where the environment says otherwise.
export PYTHONDONTWRITEBYTECODE :=
PAGE := src/qwixx/server/page/index.html
# What Python in the page is made of comes from our own rooms below `local`.
PAGE_ROOMS := bots codec dice fast local match rules wire
PAGE_SOURCES := web/index.html web/vite.config.ts \
  $(shell find web/build web/public web/src src/qwixx/i18n/catalogues $(PAGE_ROOMS:%=src/qwixx/%) -type f ! -name '*.pyc')
# The compiled codec of our messages, for the Python of the page.
MSGSPEC := web/python/msgspec.whl

.PHONY: play test checked lint types rules-test collected mutants docs page page-check page-test api-check messages tour chromium postgresql tmux golden bench clean

# All devices in the same network can reach it; `make play OPEN=1` opens the page here as well.
play: $(VENV)/playable $(PAGE)
	@$(BIN)/qwixx serve --host 0.0.0.0 --log-level warning $(if $(OPEN),--open)

# The browser's driver keeps an event loop running in its process, where other tests could not run one: it has its own.
test: postgresql chromium tmux
	@$(MAKE) --no-print-directory --jobs=2 --output-sync checked
	$(BIN)/pytest -n $(TESTERS) --dist loadgroup --ignore=tests/rules --ignore=tests/browser
	$(BIN)/pytest -n auto --dist worksteal tests/browser

# What one process does, two things at a time; the longest first.
checked: types page-check page-test rules-test collected lint docs api-check

lint: $(VENV)/testable
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-cache

types: $(VENV)/testable
	$(BIN)/mypy

rules-test: $(VENV)/testable
	$(BIN)/pytest tests/rules --cov=qwixx.rules --cov-branch --cov-report=term-missing --cov-fail-under=100

# Changes the rules in one place at a time: a change that no test notices survives. `ALL=1` tries every change, not a sample.
mutants: $(VENV)/testable
	$(BIN)/python -m tests.mutants $(if $(ALL),--all)

# Found once before several processes look for them at the same time, so that these have them compiled.
collected: $(VENV)/testable
	$(BIN)/pytest --collect-only -qqq --ignore=tests/rules

# The documentation as a site in site/; a link or an anchor that leads nowhere fails.
docs: $(VENV)/testable
	$(BIN)/zensical build --clean --strict

# The browser's page, built into the package. Node 20 or newer builds it; the finished page needs none.
page: $(PAGE)

$(PAGE): web/node_modules/installed $(MSGSPEC) $(PAGE_SOURCES)
	npm --prefix web run build

$(MSGSPEC): $(BIN)/python constraints.txt
	rm -rf web/python
	$(PIP) download --no-deps --only-binary=:all: --python-version 3.14 --abi cp314 --platform pyemscripten_2026_0_wasm32 \
	  --constraint constraints.txt --dest web/python msgspec
	@mv web/python/*.whl $@

page-check: page
	npm --prefix web run check

# What describes the server for programs, by the linters of OpenAPI and AsyncAPI themselves.
api-check: export REDOCLY_TELEMETRY := off
api-check: export REDOCLY_SUPPRESS_UPDATE_NOTICE := true
api-check: $(VENV)/testable web/lint/node_modules/installed
	$(BIN)/python -m qwixx.server.http.openapi > web/lint/openapi.json
	npm --prefix web/lint run --silent check

page-test: $(VENV)/testable page
	$(BIN)/python -m tests.browser.vectors web/vectors
	npm --prefix web test

# Not `npm ci`: it insists on the builds of every other system too, which a registry need not have. Nor does npm write down which of
# them it found: who only wants to play has no change to commit.
web/node_modules/installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { \
	  echo 'The page is built with Node: install Node 20 or newer first. The terminal needs none: .venv/bin/qwixx play' >&2; exit 1; }
	npm --prefix web install --no-save
	@touch $@

web/lint/node_modules/installed: web/lint/package.json web/lint/package-lock.json
	npm --prefix web/lint install --no-save
	@touch $@

# A picture of every screen in every language, to leaf through.
tour: $(VENV)/testable chromium page
	$(BIN)/python -m tests.browser.tour tour

# The tests look at the page in Chromium. On Debian it is installed where it is missing: as much of it as draws pages, without
# windows, which needs half as many packages and is quicker.
chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
	  || command -v google-chrome >/dev/null || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null || { echo 'The tests of the page need Chromium: install it first.' >&2; exit 1; }; \
	  apt-get update -qq && apt-get install -qq --yes --no-install-recommends chromium-headless-shell; }

# The tests start a PostgreSQL of their own. On Debian it is installed where it is missing.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null || { echo 'The tests need the server of PostgreSQL: install it first.' >&2; exit 1; }; \
	  apt-get update -qq && apt-get install -qq --yes --no-install-recommends postgresql; }

# The tests play in a real terminal, which tmux is. On Debian it is installed where it is missing.
tmux:
	@command -v tmux >/dev/null || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null || { echo 'The tests of the terminal need tmux: install it first.' >&2; exit 1; }; \
	  apt-get update -qq && apt-get install -qq --yes --no-install-recommends tmux; }

# Rewrite the golden files after a deliberate change of the rules; look at the difference before committing it.
golden: $(VENV)/testable
	$(BIN)/python -m tests.golden.regenerate
	$(BIN)/python -m tests.envs.playthroughs
	$(BIN)/python -m tests.browser.lessons
	$(BIN)/python -m tests.terminal.app.screens

# Write the page's types of the messages, and docs/develop/asyncapi.yaml, from the messages.
messages: $(VENV)/testable
	$(BIN)/python -m qwixx.wire.typescript > web/src/lib/wire/messages.ts
	$(BIN)/python -m qwixx.wire.asyncapi > docs/develop/asyncapi.yaml

# Write docs/commands.md from the commands.
reference: $(VENV)/testable
	$(BIN)/python -m tests.cli.reference

# Not bench/exploit.py, which trains a learner for as long as the champion was trained, on a GPU; nor bench/second_seed.py, which
# plays against another training run.
bench: $(VENV)/measurable
	$(BIN)/python bench/rules.py
	$(BIN)/python bench/simulate.py
	$(BIN)/python bench/cluster.py
	$(BIN)/python bench/datasets.py
	$(BIN)/python bench/envs.py
	$(BIN)/python bench/solve.py
	$(BIN)/python bench/storage.py
	$(BIN)/python -m bench.beside
	$(BIN)/python -m bench.load --tables 10 100 --databases sqlite
	$(BIN)/python bench/deciding.py
	$(BIN)/python bench/calibration.py
	$(BIN)/python bench/strength.py

clean:
	rm -rf $(VENV) site .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "qwixx needs Python 3.11 or newer: make PYTHON=python3.12 …")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/playable: $(BIN)/python pyproject.toml
	$(PIP) install --constraint constraints.txt --editable '.[fast,web,terminal,pads]'
	@touch $@

# Of all that this installs, the tests import a third: Python compiles that when it does.
$(VENV)/testable: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) install --no-compile --constraint constraints.txt --editable '.[fast,web,terminal,pads,research,datasets,cluster,docs,test]'
	@touch $@ $(VENV)/playable

$(VENV)/measurable: $(VENV)/testable
	$(PIP) install --constraint constraints.txt --editable '.[bench]'
	@touch $@
