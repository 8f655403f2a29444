# Two commands: `make demo` shows the product, `make test` checks it. Each sets up .venv by itself.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
GAMES  ?= 2000

.DELETE_ON_ERROR:
.PHONY: demo test lint types browser setup clean

demo: $(STAMP)
	@echo "1. Every file of every game is checked:"
	$(BIN)/sugoroku check
	@echo
	@echo "2. $(GAMES) games of each, played at random:"
	@for game in $(notdir $(patsubst %/,%,$(wildcard spec/*/))); do \
		echo; echo "$(BIN)/sugoroku simulate $$game --games $(GAMES) --seed 1"; \
		$(BIN)/sugoroku simulate $$game --games $(GAMES) --seed 1 || exit 1; \
	done
	@echo
	@echo "What to try next:"
	@echo "  $(BIN)/sugoroku games                        what is there"
	@echo "  $(BIN)/sugoroku show tokaido --stage layout  look into any stage"
	@echo "  $(BIN)/sugoroku test                         run the scenarios"
	@echo "  $(BIN)/sugoroku reference tokaido -o r.html  a rulebook; .pdf and .md work as well, --lang chooses the language"
	@echo "  change a number in spec/ and run 'make demo' again; docs/language.md says how to write more"

test: lint types browser $(STAMP)
	$(BIN)/pytest -n auto

lint: $(STAMP)
	$(BIN)/ruff check interpreter tests

types: $(STAMP)
	$(BIN)/mypy --strict

# The pages of references are tested in a real browser; where there is none, these tests are skipped and say so.
CHROMIUM := chromium chromium-driver
browser:
	@command -v chromedriver >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& echo "installing $(CHROMIUM) for the tests of pages" \
		&& { apt-get install -y -qq $(CHROMIUM) >/dev/null 2>&1 \
			|| { apt-get update -qq && apt-get install -y -qq $(CHROMIUM); } >/dev/null 2>&1; }; } \
		|| echo "no chromium here: the tests of pages are skipped (they need $(CHROMIUM))"

setup: $(STAMP)

# The stamp makes the second run need no network.
$(STAMP): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
