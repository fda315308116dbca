#!/bin/bash
# mkinitramfs.sh KERNEL OUT DATA PROGRAM...   an initramfs of busybox, kernel modules, and programs with their libraries
set -euo pipefail
cd "$(dirname "$0")"
KERNEL=$1; OUT=$2; DATA=$3; shift 3
ROOT=$(mktemp -d); trap 'rm -rf "$ROOT"' EXIT
chmod 755 "$ROOT"
mkdir -p "$ROOT"/{bin,mods,cases,data,proc,sys,dev,tmp,lib64}
chmod 1777 "$ROOT/tmp"
cp "$(command -v busybox)" "$ROOT/bin/busybox"
for applet in $("$ROOT/bin/busybox" --list); do [ -e "$ROOT/bin/$applet" ] || ln -s busybox "$ROOT/bin/$applet"; done
cp "$KERNEL"/mods/*.ko "$ROOT/mods/"
cp guest/init guest/kit.sh "$ROOT/"; cp guest/cases/*.sh "$ROOT/cases/"; cp "$DATA"/* "$ROOT/data/"
add_libraries() {
    ldd "$1" 2>/dev/null | grep -oE '/[^ )]+' | while read -r library; do
        [ -e "$ROOT$library" ] && continue
        mkdir -p "$ROOT$(dirname "$library")"; cp -L "$library" "$ROOT$library"
    done || true
}
for program in "$@"; do cp -L "$program" "$ROOT/bin/"; add_libraries "$program"; done
(cd "$ROOT" && find . | cpio -o -H newc --quiet -R 0:0) > "$OUT"
echo "initramfs $(($(stat -c %s "$OUT") / 1048576)) MB"
