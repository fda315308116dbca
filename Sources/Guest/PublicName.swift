/// What posts, comments, people and pictures go by: letters and digits of ASCII, and “.”, “_”, “-” within.
enum PublicName {
    static func isPlain(_ name: String) -> Bool {
        (1...100).contains(name.utf8.count) && name.utf8.contains { isLetter($0) }
            && name.utf8.allSatisfy { isLetter($0) || [0x2D, 0x2E, 0x5F].contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
