# Sourced: a display of its own in $DISPLAY, a folder of its own in $work, no sound, no library of the user's; all of it
# goes when the script ends.
work=$(mktemp -d)
display=:$((RANDOM % 500 + 100))
Xvfb "$display" -screen 0 1280x800x24 >"$work/xvfb.log" 2>&1 &
xvfb=$!
trap 'kill $xvfb 2>/dev/null || true; rm -rf "$work"' EXIT
export DISPLAY=$display SDL_AUDIODRIVER=dummy XDG_DATA_HOME=$work/data
for _ in $(seq 100); do xdotool getdisplaygeometry >/dev/null 2>&1 && break; sleep 0.05; done
