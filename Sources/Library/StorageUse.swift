/// How much room the library takes, and what for.
public struct StorageUse: Sendable, Hashable {
    /// Some pictures or clips.
    public struct Share: Sendable, Hashable {
        public var count = 0
        public var bytes = 0

        public init(count: Int = 0, bytes: Int = 0) { (self.count, self.bytes) = (count, bytes) }
    }

    /// Bytes of the whole file.
    public var bytes = 0
    public var pictures = Share()
    public var clips = Share()
    /// Those among them that no recipe and no draft names.
    public var unused = Share()

    public init() {}
}
