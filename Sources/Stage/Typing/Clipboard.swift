/// What is copied and pasted through: the desktop's clipboard, or one of a test's own.
@MainActor public struct Clipboard {
    public var read: () -> String
    public var write: (String) -> Void

    public init(read: @escaping () -> String, write: @escaping (String) -> Void) {
        self.read = read
        self.write = write
    }

    /// One that nobody else sees.
    public static func own() -> Clipboard {
        var text = ""
        return Clipboard(read: { text }, write: { text = $0 })
    }
}
