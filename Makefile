# What a newcomer and CI type. PORT, HOST and DATA may be given: make run PORT=9000
.DEFAULT_GOAL := run
.PHONY: run test bench lint screenshots icons

run:
	@scripts/run

test:
	@scripts/test

bench:
	@scripts/bench

# What the lint says of the showcase; scripts/lint takes other folders, and options.
lint:
	@scripts/lint

screenshots:
	@scripts/screenshots

# All icons of our own on one page, to be looked at.
icons:
	@scripts/icon-sheet/render
