#pragma once
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// How a program that others wrote is kept from doing harm: which files it may see (Landlock, landlock(7)) and what it may
// ask of the kernel (seccomp). glibc has no functions for Landlock, and its header may be older than the kernel.

// The kernel's Landlock by number; 0 if it has none, or may not be asked for it.
static inline int shim_landlock(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    return version < 0 ? 0 : (int)version;
}

// Rules by which nothing is allowed yet: reading, writing, starting, making and removing of files. A descriptor, or -errno.
static inline int shim_landlock_begin(int version) {
    // The first thirteen; then moving (2), cutting off (3) and talking to devices (5).
    uint64_t handled = (1ULL << 13) - 1;
    if (version >= 2) handled |= 1ULL << 13;
    if (version >= 3) handled |= 1ULL << 14;
    if (version >= 5) handled |= 1ULL << 15;
    struct { uint64_t files; } rules = {handled};
    long made = syscall(SYS_landlock_create_ruleset, &rules, sizeof rules, 0);
    return made < 0 ? -errno : (int)made;
}

enum shim_right { SHIM_READ = 1, SHIM_WRITE = 2, SHIM_RUN = 4 };

// Allows something of a file, or of all in a folder. 0, or -errno.
static inline int shim_landlock_allow(int rules, int version, const char *path, int isFolder, int rights) {
    uint64_t allowed = 0;
    if (rights & SHIM_READ) allowed |= LANDLOCK_ACCESS_FS_READ_FILE | (isFolder ? LANDLOCK_ACCESS_FS_READ_DIR : 0);
    if (rights & SHIM_WRITE) allowed |= LANDLOCK_ACCESS_FS_WRITE_FILE | (version >= 3 ? 1ULL << 14 : 0);
    if (rights & SHIM_RUN) allowed |= LANDLOCK_ACCESS_FS_EXECUTE;
    struct landlock_path_beneath_attr rule = {0};
    rule.allowed_access = allowed;
    rule.parent_fd = open(path, O_CLOEXEC | 010000000 /* O_PATH */ | (isFolder ? O_DIRECTORY : 0));
    if (rule.parent_fd < 0) return -errno;
    long status = syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    int error = errno;
    close(rule.parent_fd);
    return status < 0 ? -error : 0;
}

// From now on the rules hold for the calling thread and what it starts, for good. 0, or -errno.
static inline int shim_landlock_enter(int rules) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -errno;
    long status = syscall(SYS_landlock_restrict_self, rules, 0);
    int error = errno;
    close(rules);
    return status < 0 ? -error : 0;
}

// What a program needs that turns one file into another; all else is refused: no sockets, no other processes, no signals to
// them, no names of files changed, no devices. A list of what is allowed, so that what kernels learn later isn't.
static inline int shim_confine_program(void) {
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    if (!filter) return -ENOMEM;
    int status = 0;
#define ALLOW(name) if (!status) status = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(name), 0, NULL)
    // Files, as far as Landlock lets it.
    ALLOW(read); ALLOW(readv); ALLOW(pread64); ALLOW(preadv); ALLOW(write); ALLOW(writev); ALLOW(pwrite64); ALLOW(pwritev);
    ALLOW(lseek); ALLOW(_llseek); ALLOW(open); ALLOW(openat); ALLOW(close); ALLOW(close_range); ALLOW(dup); ALLOW(dup2);
    ALLOW(dup3); ALLOW(fcntl); ALLOW(fcntl64); ALLOW(fstat); ALLOW(fstat64); ALLOW(stat); ALLOW(stat64); ALLOW(lstat);
    ALLOW(newfstatat); ALLOW(fstatat64); ALLOW(statx); ALLOW(fstatfs); ALLOW(access); ALLOW(faccessat); ALLOW(faccessat2);
    ALLOW(readlink); ALLOW(readlinkat); ALLOW(getcwd); ALLOW(getdents64); ALLOW(ftruncate); ALLOW(fadvise64); ALLOW(umask);
    // Memory.
    ALLOW(mmap); ALLOW(mmap2); ALLOW(munmap); ALLOW(mprotect); ALLOW(mremap); ALLOW(brk); ALLOW(madvise);
    // Its own threads and signals, and its end.
    ALLOW(futex); ALLOW(futex_time64); ALLOW(set_robust_list); ALLOW(get_robust_list); ALLOW(rseq); ALLOW(set_tid_address);
    ALLOW(sched_yield); ALLOW(sched_getaffinity); ALLOW(sched_getparam); ALLOW(sched_getscheduler); ALLOW(getcpu);
    ALLOW(rt_sigaction); ALLOW(rt_sigprocmask); ALLOW(rt_sigreturn); ALLOW(sigaltstack); ALLOW(restart_syscall);
    ALLOW(exit); ALLOW(exit_group); ALLOW(arch_prctl);
    // Waiting, and what time it is.
    ALLOW(poll); ALLOW(ppoll); ALLOW(select); ALLOW(_newselect); ALLOW(pselect6); ALLOW(nanosleep); ALLOW(clock_nanosleep);
    ALLOW(clock_gettime); ALLOW(clock_gettime64); ALLOW(clock_getres); ALLOW(gettimeofday); ALLOW(time);
    // Who and where it is.
    ALLOW(getpid); ALLOW(gettid); ALLOW(getppid); ALLOW(getpgrp); ALLOW(getpgid); ALLOW(getuid); ALLOW(geteuid); ALLOW(getgid); ALLOW(getegid);
    ALLOW(uname); ALLOW(sysinfo); ALLOW(getrusage); ALLOW(times); ALLOW(getrandom);
    // How it is started; Landlock lets it start nothing else.
    ALLOW(execve);
#undef ALLOW
    // Threads, not processes; glibc asks in the older way when the newer isn't there, whose flags no filter sees.
    struct scmp_arg_cmp thread = SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD);
    if (!status) status = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, &thread);
    if (!status) status = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0, NULL);
    // Its limits may be looked at, not changed.
    struct scmp_arg_cmp look[] = {SCMP_A0(SCMP_CMP_EQ, 0), SCMP_A2(SCMP_CMP_EQ, 0)};
    if (!status) status = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 2, look);
    if (!status) status = seccomp_load(filter);
    seccomp_release(filter);
    return status;
}

// Lets a program that is started have no descriptor from one on; this process keeps them until then, since threads of its
// own may be using them. 4 is CLOSE_RANGE_CLOEXEC (Linux 5.11).
static inline int shim_keep_from(unsigned first) { return (int)syscall(SYS_close_range, first, ~0U, 4U); }

// A descriptor that is readable when a process has ended.
static inline int shim_pidfd(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

// A pipe that no other program inherits; glibc shows pipe2 only to those that ask for all its extensions.
static inline int shim_pipe(int ends[2]) { return (int)syscall(SYS_pipe2, ends, O_CLOEXEC); }
