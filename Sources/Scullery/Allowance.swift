/// What a chore may take of the machine. It starts over with every piece of the chore that is done.
public struct Allowance: Sendable, Hashable {
    /// Seconds of the processor for one piece. The clock on the wall says nothing on a machine that is busy.
    public var processor: Double
    /// Seconds of the processor for all pieces together, and what each that is done adds: how many there are
    /// in a folder, and how large they are, nobody knows before.
    public var altogether: Double
    public var forPiece: Double

    public init(processor: Double, altogether: Double, forPiece: Double = 0) {
        (self.processor, self.altogether, self.forPiece) = (processor, altogether, forPiece)
    }

    /// More pieces than any folder has that is taken in.
    private static let mostPieces = 200_000

    func altogether(_ pieces: Int) -> Double { altogether + forPiece * Double(min(pieces, Self.mostPieces)) }

    /// A file or a page, or one of an archive.
    ///
    /// The slowest honest reading that was measured, a page that has to be guessed from its whole tree, takes
    /// 0.1 seconds a megabyte; this is twenty times that, and some seconds for machines that are slower
    /// still.
    /// - Parameter bytes: of the file; of an archive, as it lies on the disk.
    public static func reading(bytes: Int) -> Allowance {
        let megabytes = Double(bytes) / 1_048_576
        // Half a second is what the largest photograph takes on a good machine, and a hundred pages.
        return Allowance(processor: 5 + 2 * megabytes, altogether: 60 + 10 * megabytes, forPiece: 0.5)
    }

    /// A picture. The largest photograph that is taken needs a second on a slow machine.
    public static let picture = Allowance(processor: 4, altogether: 4)

    /// Making a clip, of which every hundredth is a piece: a slow machine takes a second for one, and as long as a
    /// minute to find where it begins in a long film.
    public static let clip = Allowance(processor: 60, altogether: 600)

    /// Bytes that one may have that decodes films: a dozen pictures of the largest, and those of the encoder.
    public static let filmMemory = 1 << 30

    /// Bytes that a process of the scullery may have of its own; with what the kitchen needs to hand over a
    /// file and to take the recipe, an import stays below 512 MB.
    public static let memory = 384 << 20
}
