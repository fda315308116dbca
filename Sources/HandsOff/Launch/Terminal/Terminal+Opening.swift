import Foundation

extension Terminal {
    /// Before anything else in the process, which may open files: sees to it that descriptors 0 to 2 are what
    /// everybody takes them for, and that a reader who has gone is an error of a write and not the program's
    /// end.
    public static func open() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where !isOpen(descriptor) {
            hold(descriptor)
        }
        // Handled by doing nothing, instead of ignored, as programs that are started would inherit that.
        signal(SIGPIPE) { _ in }
    }

    private static func isOpen(_ descriptor: Int32) -> Bool {
        fcntl(descriptor, F_GETFD) >= 0 || errno != EBADF
    }

    /// The system gives the lowest number that is free. Of standard output only reading is possible, so that
    /// a command whose output was closed learns that it goes nowhere; what is told on standard error may be
    /// lost.
    private static func hold(_ descriptor: Int32) {
        let mode = descriptor == STDERR_FILENO ? O_RDWR : O_RDONLY
        // Inherited by programs that are started, which need them as much.
        if Glibc.open("/dev/null", mode) < 0 { _ = Glibc.open("/", O_RDONLY | O_DIRECTORY) }
    }
}
