#include "crash_note.h"

#include <execinfo.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CRUMBS = 16, CRUMB = 40, FRAMES = 64, STACK = 64 << 10 };

static int note = -1;
static char crumbs[CRUMBS][CRUMB];
static atomic_uint dropped;
// A stack that has run over leaves no room on itself.
static char stack[STACK];

static const struct {
    int number;
    const char *name;
} deadly[] = {
    {SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"}, {SIGILL, "SIGILL"}, {SIGTRAP, "SIGTRAP"},
    {SIGFPE, "SIGFPE"},   {SIGABRT, "SIGABRT"}, {SIGSYS, "SIGSYS"},
};
enum { DEADLY = sizeof deadly / sizeof deadly[0] };

static void put(const char *text) {
    size_t left = strlen(text);
    while (left > 0) {
        ssize_t count = write(note, text, left);
        if (count <= 0) return;
        text += count;
        left -= (size_t)count;
    }
}

// Not static: the note names it, and whoever reads it leaves it out.
void crash_note_died(int number, siginfo_t *info, void *context);

void crash_note_died(int number, siginfo_t *info, void *context) {
    (void)info;
    (void)context;
    put("signal ");
    for (int i = 0; i < DEADLY; i++) {
        if (deadly[i].number == number) put(deadly[i].name);
    }
    put("\n");
    unsigned end = atomic_load(&dropped);
    for (unsigned i = end > CRUMBS ? end - CRUMBS : 0; i < end; i++) {
        put("page ");
        put(crumbs[i % CRUMBS]);
        put("\n");
    }
    // Ends the program, too, if what follows never comes back.
    alarm(5);
    void *frames[FRAMES];
    int count = backtrace(frames, FRAMES);
    put("frames\n");
    backtrace_symbols_fd(frames, count, note);
    fsync(note);
    // The handler is gone by now (SA_RESETHAND). This waits until it has returned, and ends the program where it was.
    raise(number);
}

void crash_note_arm(int file) {
    note = file;
    // The first call loads what it needs; later ones allocate nothing.
    void *frame[1];
    backtrace(frame, 1);
    stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&other, NULL);
    struct sigaction action = {.sa_sigaction = crash_note_died, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < DEADLY; i++) sigaction(deadly[i].number, &action, NULL);
}

void crash_note_crumb(const char *name) {
    unsigned place = atomic_load(&dropped);
    char *crumb = crumbs[place % CRUMBS];
    strncpy(crumb, name, CRUMB - 1);
    crumb[CRUMB - 1] = 0;
    atomic_store(&dropped, place + 1);
}
