/// How the program ended the last time, if it did without having been asked to: what its crash note says.
public struct LastCrash: Sendable, Hashable {
    /// "SIGSEGV".
    public var cause: String
    /// The functions that it was in, the innermost first, as they are called in the source where that is known.
    public var frames: [String]
    /// The pages that were shown, the last one last.
    public var pages: [String]
    /// Of the program that ended.
    public var version: String

    public init(cause: String, frames: [String], pages: [String], version: String) {
        (self.cause, self.frames, self.pages, self.version) = (cause, frames, pages, version)
    }

    /// Bytes of a note that are read.
    public static let longestNote = 64 << 10

    /// Reads a crash note; nil = the program ended as it was asked to, or was killed from outside.
    ///
    /// A note is a line with the version and one that tells the program's file from others, and behind them, only after a
    /// crash, "signal NAME", "page NAME" for each page, "frames", and a line a frame as glibc's `backtrace_symbols_fd`
    /// writes it: `program(function+0x12) [0x55d0…]`.
    /// - Parameters:
    ///   - program: what the program's file is told by that is read by now.
    ///   - names: the functions of that file.
    ///   - demangle: a name of the compiler's as people read it; nil = it is none.
    public init?(
        note: String, program: String = "", names: () -> FunctionNames? = { nil },
        demangle: (String) -> String?
    ) {
        let lines = String(decoding: note.utf8.prefix(Self.longestNote), as: UTF8.self)
            .split(separator: "\n", maxSplits: 400).map(String.init)
        guard lines.count > 2, let cause = lines[2].after("signal ") else { return nil }
        // Another build has its functions elsewhere.
        let names = lines[1] == program ? names() : nil
        let frames = lines.drop { $0 != "frames" }.dropFirst().map(Frame.init)
        self.init(
            cause: cause,
            frames: frames.filter { !$0.isOurs }.map { $0.text(names, demangle) }
                .filter { !$0.hasSuffix(Frame.handler) },
            pages: lines.compactMap { $0.after("page ") }, version: lines[0])
    }
}

/// What stays the same of a frame in every run of a program.
private struct Frame {
    var module: String
    /// As the loader knows it; empty = it doesn't.
    var symbol: String
    /// From the symbol's beginning, or from the program's: "0x1f2a".
    var offset: String

    init(_ line: String) {
        (module, symbol, offset) = (String(line.prefix(100)), "", "")
        guard let open = line.lastIndex(of: "("), let close = line[open...].firstIndex(of: ")") else {
            return
        }
        let parts = line[line.index(after: open)..<close].split(
            separator: "+", omittingEmptySubsequences: false)
        module = line[..<open].split(separator: "/").last.map(String.init) ?? ""
        symbol = parts.first.map(String.init) ?? ""
        offset = parts.last.map(String.init) ?? ""
    }

    static let handler = "crash_note_died"

    /// The handler itself, and what of the C library has no name: through that it was called.
    var isOurs: Bool { symbol == Self.handler || module.hasPrefix("libc.so") && symbol.isEmpty }

    func text(_ names: FunctionNames?, _ demangle: (String) -> String?) -> String {
        if !symbol.isEmpty { return demangle(symbol) ?? "\(module) \(symbol)" }
        if offset.isEmpty { return module }
        let place = UInt64(offset.dropFirst(2), radix: 16)
        // Where it would have gone on: one before is within the call.
        if let place, place > 0, let name = names?.name(at: place - 1), names?.module == module {
            return demangle(name) ?? "\(module) \(name)"
        }
        return "\(module) +\(offset)"
    }
}

extension String {
    fileprivate func after(_ beginning: String) -> String? {
        hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
    }
}
