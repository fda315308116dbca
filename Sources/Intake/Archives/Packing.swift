/// What the first bytes of a file say of how it is packed.
enum Packing {
    case zip, gzip, bzip2, xz, tar, sevenZip
    /// Known only to say so: what unpacks it has let more strangers in than all the others together, and no
    /// program writes recipes so.
    case rar

    init?(_ bytes: some Collection<UInt8>) {
        let head = Array(bytes.prefix(263))
        if head.starts(with: [0x50, 0x4B, 3, 4]) || head.starts(with: [0x50, 0x4B, 5, 6]) {
            self = .zip
        } else if head.starts(with: [0x1F, 0x8B]) {
            self = .gzip
        } else if head.starts(with: Array("BZh".utf8)) {
            self = .bzip2
        } else if head.starts(with: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]) {
            self = .xz
        } else if head.starts(with: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]) {
            self = .sevenZip
        } else if head.starts(with: Array("Rar!".utf8) + [0x1A, 7]) {
            self = .rar
        } else if head.dropFirst(257).starts(with: Array("ustar".utf8)) {
            self = .tar
        } else {
            return nil
        }
    }
}
