# What a newcomer and CI type. PORT, HOST and DATA may be given: make run PORT=9000
.DEFAULT_GOAL := run
.PHONY: run test install soak soak-threads soak-lists soak-firefox soak-rooms soak-person soak-history soak-siege soak-fuzz bench lint screenshots icons

run:
	@scripts/run

test:
	@scripts/test

# Puts `apus` on the path: make install PREFIX=$HOME/.local
install:
	@scripts/install

# What takes too long for every change: the thread sanitizer, every case of the browser tests, all of
# them in Firefox and with a process for each visitor, thousands of scripts of a model of a person, histories of several
# visitors under faults, and random bytes for what reads those of strangers:
# make soak SEED=1000 COUNT=500 BROWSERS=firefox
soak:
	@scripts/soak

soak-threads soak-lists soak-firefox soak-rooms soak-person soak-history soak-siege soak-fuzz:
	@scripts/soak $(@:soak-%=%)

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
