/// What a chore may take of the machine. It counts anew with every piece of the chore that is done.
public struct Allowance: Sendable, Hashable {
    /// Seconds of the processor for one piece. The clock on the wall says nothing on a machine that is busy.
    public var processor: Double
    /// Seconds of the processor for all pieces together.
    public var altogether: Double

    public init(processor: Double, altogether: Double) {
        (self.processor, self.altogether) = (processor, altogether)
    }

    /// A file or a page, or one of an archive.
    ///
    /// The slowest honest reading that was measured, a page that has to be guessed from its whole tree, takes 0.1
    /// seconds a megabyte; this is twenty times that, and some seconds for machines that are slower still.
    /// - Parameter bytes: of the file; of an archive, as it lies on the disk.
    public static func reading(bytes: Int) -> Allowance {
        let megabytes = Double(bytes) / 1_048_576
        return Allowance(processor: 5 + 2 * megabytes, altogether: 60 + 10 * megabytes)
    }

    /// A picture. The largest photograph that is taken needs a second on a slow machine.
    public static let picture = Allowance(processor: 4, altogether: 4)

    /// Bytes that a process of the scullery may have of its own; with what the kitchen needs to hand over a file and
    /// to take the recipe, an import stays below 512 MB.
    public static let memory = 384 << 20
}
