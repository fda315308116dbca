#ifndef CRASH_NOTE_H
#define CRASH_NOTE_H

/// From now on, a signal by which the program ends (a bad address, a trap, an abort) is written into a file that is open
/// already: its name, the last crumbs, and the functions it was in. Then the program ends by it, as it would have.
///
/// Everything here is made ready before, and nothing is allocated in the handler. The names of functions are looked up
/// under the loader's lock, so that comes last, and within some seconds: a program that hangs would be worse than a note
/// without them. A stack that has run over leaves a note only on the thread that calls this.
void crash_note_arm(int file);

/// What is shown now. Called on one thread only; what is longer than 39 bytes is cut.
void crash_note_crumb(const char *name);

#endif
