# What the cases are made of.
FAILS=0
NODE=/dev/video0
OUT=/tmp/out

modules() { for module in "$@"; do insmod "/mods/$module.ko" || echo "GUEST insmod $module failed"; done; }
capture_modules() {
    modules mc videodev videobuf2-common videobuf2-v4l2 videobuf2-memops videobuf2-vmalloc
}

# probe ARGUMENTS...  runs the product's camera to its end;  probe_start … leaves it running, as root or as cook
probe() { camera-probe "$@" > $OUT 2>&1; echo "EXIT $?" >> $OUT; }
probe_start() { : > $OUT; (camera-probe "$@" > $OUT 2>&1; echo "EXIT $?" >> $OUT) & PROBE=$!; }
probe_start_as_cook() {
    : > $OUT
    (start-stop-daemon -S -c cook -x /bin/camera-probe -- "$@" > $OUT 2>&1; echo "EXIT $?" >> $OUT) & PROBE=$!
}
probe_end() { wait $PROBE; }

# happens PATTERN [TENTHS]  waits until the probe has printed it
happens() {
    for i in $(seq "${2:-100}"); do grep -qE "$1" $OUT && return 0; usleep 100000; done
    echo "GUEST waited in vain for $1"; return 1
}

# check NAME PATTERN...  passes when the probe succeeded and its lines match the patterns in this order
check() { check_exit 0 "$@"; }
check_exit() {
    status=$1; name=$2; shift 2
    text=$(cat $OUT | tr '\n' '~')
    pattern="EXIT $status"
    all=; for part in "$@"; do all="$all$part.*"; done
    if echo "$text" | grep -qE "$all$pattern"; then
        echo "PASS $name: $(grep RESULT $OUT | tail -1 | cut -c8-)"
    else
        echo "FAIL $name (wanted: $*)"; sed 's/^/    /' $OUT; dmesg | tail -5
        FAILS=$((FAILS + 1))
    fi
}

# apart NAME FIRST SECOND LEAST MOST  passes when that many seconds lie between two events of the last probe
apart() {
    if awk -v first="$2" -v second="$3" -v least="$4" -v most="$5" '
        $1 == "EVENT" && $0 ~ first && !a { a = $2; next }
        $1 == "EVENT" && $0 ~ second && a && !b { b = $2 }
        END { printf "%.2f", b - a; exit !(b && b - a >= least && b - a <= most) }' $OUT > /tmp/apart
    then echo "PASS $1: $(cat /tmp/apart) s"
    else echo "FAIL $1: $(cat /tmp/apart) s, wanted $4 to $5"; sed 's/^/    /' $OUT; FAILS=$((FAILS + 1)); fi
}

# plug FAULTS...  plugs the simulated USB camera in;  unplug pulls it
plug() {
    usb-camera --clip /data/clip.mjpeg "$@" & CAMERA=$!
    for i in $(seq 100); do [ -e $NODE ] && return; usleep 50000; done
    echo "GUEST no $NODE"; dmesg | tail -30
}
unplug() {
    kill $CAMERA 2>/dev/null; wait $CAMERA
    for i in $(seq 100); do [ -e $NODE ] || return; usleep 50000; done
    echo "GUEST $NODE stays"
}
