import CCrashNote
import Foundation
import House
import Recipes

/// The file into which a crash is written by the program that ends, beside the library that it had open.
enum CrashNote {
    private static func path(beside library: String) -> String { library + ".crash" }

    /// Reads what the last run has left, and has this one write into a new note; once in a run.
    /// - Returns: see ``Services/readCrash``.
    @MainActor static func begin(beside library: String) -> (@Sendable () -> LastCrash?)? {
        let path = path(beside: library)
        let text = read(path)
        var last: (@Sendable () -> LastCrash?)?
        if let text, LastCrash(note: text, demangle: { _ in nil }) != nil {
            last = {
                LastCrash(
                    note: text, program: program, names: { FunctionNames(of: file) }, demangle: demangled)
            }
        }
        let note = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        // Without one it is as it was before there were notes.
        guard note >= 0 else { return last }
        let head = Array("\(ProgramVersion.text)\n\(program)\n".utf8)
        _ = write(note, head, head.count)
        crash_note_arm(note)
        return last
    }

    /// No more of it than a note has, whatever lies there.
    private static func read(_ path: String) -> String? {
        guard let note = FileHandle(forReadingAtPath: path) else { return nil }
        return (try? note.read(upToCount: LastCrash.longestNote)).map { String(decoding: $0, as: UTF8.self) }
    }

    private static let file = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()

    /// What tells this build of the program from others: its size, and when it was made.
    private static let program: String = {
        var facts = stat()
        guard stat("/proc/self/exe", &facts) == 0 else { return "unknown" }
        return "program \(facts.st_size) \(facts.st_mtim.tv_sec)"
    }()

    @MainActor static func noteShown(_ page: String) { crash_note_crumb(page) }

    private typealias Demangle =
        @convention(c) (
            UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
        ) -> UnsafeMutablePointer<CChar>?

    /// The runtime knows how its compiler names things; it isn't part of its interface, so it may be missing.
    private static func demangled(_ name: String) -> String? {
        guard name.hasPrefix("$s"), let symbol = dlsym(nil, "swift_demangle") else { return nil }
        let demangle = unsafeBitCast(symbol, to: Demangle.self)
        guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
