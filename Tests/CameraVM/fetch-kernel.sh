#!/bin/bash
# fetch-kernel.sh CACHE   fetches Debian's kernel (70 MB, once), keeps the few modules we load, prints their folder.
# KVER picks another version than the one that linux-image-amd64 stands for.
set -euo pipefail
CACHE=$1
candidate() { apt-cache depends linux-image-amd64 2>/dev/null | sed -n 's/.*Depends: linux-image-//p' | head -1; }
KVER=${KVER:-$(candidate)}
# Without package lists, or without a network, whatever was fetched before is good enough.
if [ -z "$KVER" ]; then KVER=$(cd "$CACHE" && ls -d */ok 2>/dev/null | tail -1 | cut -d/ -f1); fi
[ -n "$KVER" ] || { echo "fetch-kernel: no kernel package known; run apt-get update" >&2; exit 1; }
K=$CACHE/$KVER
[ -e "$K/ok" ] && { echo "$K"; exit 0; }

rm -rf "$K"; mkdir -p "$K/deb" "$K/mods"
(cd "$K/deb" && apt-get download -q=2 -o APT::Sandbox::User=root "linux-image-$KVER" >&2)
# In the order in which they can be loaded.
MODULES="usb-common usbcore rc-core cec mc videodev videobuf2-common videobuf2-v4l2 videobuf2-memops
    videobuf2-vmalloc videobuf2-dma-contig v4l2-dv-timings v4l2-tpg vivid usbip-core vhci-hcd uvcvideo"
wanted=(); for m in $MODULES; do wanted+=("./lib/modules/$KVER/kernel/*/$m.ko*"); done
dpkg-deb --fsys-tarfile "$K"/deb/*.deb |
    tar -x -C "$K" --wildcards --wildcards-match-slash "./boot/vmlinuz-$KVER" "${wanted[@]}"
for m in $MODULES; do
    file=$(find "$K/lib" -name "$m.ko*" | head -1)
    [ -n "$file" ] || { echo "fetch-kernel: $KVER has no $m" >&2; exit 1; }
    case $file in *.xz) xz -d "$file"; file=${file%.xz};; esac
    mv "$file" "$K/mods/"
done
# QEMU boots the uncompressed kernel directly, 8 emulated seconds faster than letting the guest unpack it.
unpack() { # MAGIC COMMAND...
    local magic=$1 at; shift
    for at in $(LC_ALL=C grep -aboP "$magic" "$K/boot/vmlinuz-$KVER" | cut -d: -f1); do
        tail -c +$((at + 1)) "$K/boot/vmlinuz-$KVER" | "$@" > "$K/vmlinux" 2>/dev/null || true
        [ "$(head -c4 "$K/vmlinux" | tail -c3)" = ELF ] && return 0
    done
    return 1
}
unpack '\xFD7zXZ\x00' xz -dc --single-stream || unpack '\x28\xB5\x2F\xFD' zstd -dcq ||
    { echo "fetch-kernel: no kernel found in vmlinuz" >&2; exit 1; }
rm -rf "$K/deb" "$K/lib" "$K/boot"
touch "$K/ok"
echo "$K"
