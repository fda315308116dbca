/// A program that others wrote (ffmpeg, for instance), to be run over what strangers sent, so that nothing that
/// goes wrong in it harms anybody: it sees the files that are named and the system's libraries, and nothing
/// else; it speaks to no network and no other process; and it has so much memory, time and room as stands here.
///
/// A launcher, which is a program of ours, confines itself and becomes it (``become()``): between the start of
/// a process and that of a program in it there is no place for Swift.
public struct ConfinedProgram: Codable, Sendable, Hashable {
    /// The whole path of the program's file.
    public var path: String
    public var arguments: [String]
    /// Files that it may read, and that it may write; they must be there.
    public var reading: [String]
    public var writing: [String]
    public var limits: Limits

    public struct Limits: Codable, Sendable, Hashable {
        /// Bytes that it may have of its own.
        public var memory: Int
        /// Seconds of the processor, of which the system counts whole ones.
        public var processor: Int
        /// Bytes of a file that it writes.
        public var file: Int
        /// Bytes that it may say.
        public var words: Int
        /// Seconds on the clock, for one that hangs.
        public var patience: Double

        public init(memory: Int, processor: Int, file: Int, words: Int = 64 << 10, patience: Double) {
            (self.memory, self.processor, self.file) = (memory, processor, file)
            (self.words, self.patience) = (words, patience)
        }
    }

    public init(
        path: String, arguments: [String], reading: [String] = [], writing: [String] = [], limits: Limits
    ) {
        (self.path, self.arguments) = (path, arguments)
        (self.reading, self.writing, self.limits) = (reading, writing, limits)
    }

    /// With what a launcher ends that can't confine itself; EX_OSERR of sysexits.h is what ffmpeg says, too.
    static let unconfined: Int32 = 125
}
