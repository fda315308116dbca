/// One reader of what strangers write, and what is asked of it for any bytes at all: that it comes to an end,
/// that it stays within its memory, and that it keeps its promises.
///
/// `make fuzz-readers` makes bytes up for it, and `make test` tries those it kept.
public struct ReaderTrial: Sendable {
    /// What its folder in `Tests/Fuzz/Readers` is called.
    public let name: String
    /// How much it found in a case: recipes, files, amounts. Throws what it promised and didn't keep.
    public let run: @Sendable (_ bytes: [UInt8]) throws(BrokenPromise) -> Int

    init(_ name: String, _ run: @escaping @Sendable (_ bytes: [UInt8]) throws(BrokenPromise) -> Int) {
        self.name = name
        self.run = run
    }

    /// Of lines of text.
    init(lines name: String, _ run: @escaping @Sendable (_ line: String) throws(BrokenPromise) -> Int) {
        self.init(name) { (bytes) throws(BrokenPromise) in
            var found = 0
            for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).prefix(50) {
                found += try run(String(line))
            }
            return found
        }
    }
}

/// What a reader promised and didn't keep.
public struct BrokenPromise: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }

    /// Throws it unless the promise is kept.
    static func unless(_ isKept: Bool, _ promise: @autoclosure () -> String) throws(BrokenPromise) {
        if !isKept { throw BrokenPromise(promise()) }
    }
}
