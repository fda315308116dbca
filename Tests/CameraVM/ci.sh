#!/bin/bash
# The product's own Camera module against the kernel's own camera drivers, in QEMU. `make test-camera` calls this.
# Prints PASS or FAIL for each case and ends with "N passed, N failed". Needs no camera, no KVM, no root but for apt.
#   PACKAGE   the SwiftPM package that has the product camera-probe (default: this repository)
#   CASES     which of guest/cases to run (default: all)
set -euo pipefail
cd "$(dirname "$0")"
PACKAGE=${PACKAGE:-$(cd ../.. && pwd)}
CASES=${CASES:-$(cd guest/cases && ls *.sh | sed 's/\.sh$//')}
CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/hands-off/camera-vm
say() { echo "[${SECONDS}s] $*"; }

needed=()
need() { command -v "$1" >/dev/null || needed+=("$2"); }
need qemu-system-x86_64 qemu-system-x86; need busybox busybox-static; need v4l2-ctl v4l-utils; need cpio cpio
need ffmpeg ffmpeg; need gcc gcc; need xz xz-utils; need pkg-config pkg-config
[ -e /usr/include/libv4l2.h ] || needed+=(libv4l-dev)
if [ ${#needed[@]} -gt 0 ]; then
    say "installing ${needed[*]}"
    root=(); [ "$(id -u)" = 0 ] || root=(sudo)
    "${root[@]}" apt-get update -qq
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${needed[@]}" >/dev/null
fi

mkdir -p "$CACHE"
KERNEL=$(./fetch-kernel.sh "$CACHE"); say "kernel $(basename "$KERNEL")"

OUT=$CACHE/out; rm -rf "$OUT"; mkdir -p "$OUT/data"
gcc -O2 -Wall -Wno-unused-result -o "$OUT/usb-camera" usb-camera/*.c
./draw-clip.sh "$OUT/data/clip.mjpeg"
# The same at the size in which a photograph is taken.
ffmpeg -v error -y -f mjpeg -i "$OUT/data/clip.mjpeg" -vf scale=1280:720 -frames:v 30 -c:v mjpeg -q:v 4 \
    -huffman default -f mjpeg "$OUT/data/photo.mjpeg"
SCRATCH=$CACHE/build
swift build --package-path "$PACKAGE" --scratch-path "$SCRATCH" -c release --product camera-probe \
    -Xswiftc -static-stdlib > "$OUT/build.log" 2>&1 || { cat "$OUT/build.log"; exit 1; }
PROBE=$(swift build --package-path "$PACKAGE" --scratch-path "$SCRATCH" -c release --show-bin-path)/camera-probe
strip -o "$OUT/camera-probe" "$PROBE"
say "built camera-probe"
./mkinitramfs.sh "$KERNEL" "$OUT/initramfs" "$OUT/data" "$OUT/camera-probe" "$OUT/usb-camera" "$(command -v v4l2-ctl)"

# A virtual machine a file of cases, one processor each, side by side.
declare -A machines
for name in $CASES; do ./run.sh "$KERNEL" "$OUT/initramfs" "$name" > "$OUT/$name.log" 2>&1 & machines[$name]=$!; done
unfinished=0
for name in $CASES; do
    status=0; wait "${machines[$name]}" || status=$?
    say "$name"
    grep -aE '^(PASS|FAIL)' "$OUT/$name.log" | tr -d '\r' || true
    if grep -aq '^FAIL' "$OUT/$name.log" || [ $status != 0 ]; then
        echo "--- the end of $OUT/$name.log (status $status)"; tail -n 60 "$OUT/$name.log"
    fi
    # A machine that never came to its end counts as one more failure.
    grep -aq '^GUEST done' "$OUT/$name.log" || unfinished=$((unfinished + 1))
done
count() { cat "$OUT"/*.log | grep -ac "^$1" || true; }
passed=$(count PASS); failed=$(($(count FAIL) + unfinished))
say "done"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
