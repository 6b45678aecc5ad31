# What a newcomer and CI type. PORT, HOST and DATA may be given: make run PORT=9000
.DEFAULT_GOAL := run
.PHONY: run test bench screenshots icons

run:
	@scripts/run

test:
	@scripts/test

bench:
	@scripts/bench

screenshots:
	@scripts/screenshots

# All icons of our own on one page, to be looked at.
icons:
	@scripts/icon-sheet/render
