/// What a sign of Unicode does besides being read.
enum UnseenRole: Sendable {
    /// It is seen, or is plain white space.
    case seen
    /// Joins or separates what stands around it: in emoji of several persons, in Persian, Hindi and Thai.
    case joiner
    /// Chooses one of the looks of the sign before it: "️" makes a heart red.
    case variant
    /// Says which way what stands around it is read, as Hebrew and Arabic need it beside figures.
    case mark
    /// A letter that nobody sees; three nations' flags are spelt with them.
    case tag
    /// Steers a terminal, turns whole passages round, or stands for nothing at all.
    case unseen

    init(_ scalar: Unicode.Scalar) {
        self =
            switch scalar.value {
            // Almost all text ends here.
            case 0x20..<0x7F, 0x09, 0x0A, 0xA0..<0x034F: .seen
            case 0..<0x20, 0x7F..<0xA0: .unseen
            case 0x200B...0x200D, 0x2060, 0x034F: .joiner
            case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: .variant
            case 0x200E, 0x200F, 0x061C: .mark
            case 0xE0020...0xE007F: .tag
            // Line and paragraph separators, embeddings and overrides, isolates and what became of their
            // elders, the order of bytes, notes between lines, shorthand, notes of music, and what is kept
            // for more of them.
            case 0x2028...0x202E, 0x2061...0x206F, 0x180E, 0xFEFF, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3,
                0x1D173...0x1D17A, 0xE0000...0xE0FFF:
                .unseen
            default: .seen
            }
    }
}
