#!/bin/bash
# run.sh KERNEL INITRAMFS CASES   boots the virtual machine; its console on stdout, its exit status as ours.
# Emulated on purpose, even where KVM exists: with -icount guest time follows the executed instructions (4 ns each, a
# 250 MIPS processor), so a case takes the same guest seconds however busy the host is.
# TIMEOUT in host seconds, APPEND for more kernel arguments, LOG= (empty) for the kernel's own messages.
KERNEL=$1; INITRAMFS=$2; CASES=$3
timeout "${TIMEOUT:-400}" qemu-system-x86_64 -M q35 -cpu max -smp 1 -m 512 -nodefaults -no-user-config -seed 1 \
    -accel tcg,thread=single,tb-size=256 -icount shift=2,sleep=off -rtc base=2026-01-01,clock=vm \
    -display none -no-reboot -serial stdio -device isa-debug-exit,iobase=0xf4,iosize=0x04 \
    -kernel "$KERNEL/vmlinux" -initrd "$INITRAMFS" \
    -append "console=ttyS0 ${LOG-quiet} panic=-1 mitigations=off nokaslr tsc=reliable no_timer_check \
random.trust_cpu=on cryptomgr.notests audit=0 cases=$CASES ${APPEND-}" </dev/null
status=$?
[ $status = 124 ] && { echo "HOST timeout"; exit 124; }
# isa-debug-exit turns v into 2v+1; the guest adds 32, so that a failure to start QEMU never looks like a pass.
[ $status -ge 65 ] && [ $((status % 2)) = 1 ] && exit $(((status - 65) / 2))
echo "HOST qemu ended with $status, the guest gave no status"; exit 125
