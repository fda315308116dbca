import Exchange
import Foundation
import Testing

@testable import Intake

@Suite("What is left out is named, with the reason, and costs nothing else", .timeLimit(.minutes(2)))
struct LeftOutTests {
    private func reasons(_ parcel: some Parcel) -> [String: Refusal.Reason] {
        Dictionary(parcel.skipped.map { ($0.file ?? "", $0.reason) }) { first, _ in first }
    }

    @Test("A file of an archive, whatever is wrong with it") func archive() throws {
        let inner = Packer().pack([.file("c.zip", Packer().pack([("d.txt", "d")]))])
        let rar: [UInt8] = Array("Rar!".utf8) + [0x1A, 7, 1, 0] + [UInt8](repeating: 0, count: 300)
        let packed = Packer(format: .tar).pack([
            .file("good.txt", Array("good".utf8)), .link("link", to: "/etc/passwd"), .device("device"),
            .file("../out", [1]), .file(String(repeating: "a/", count: 40) + "deep", [1]),
            .file("a\u{1}b", [1]), .file("./good.txt", [2]), .file("old.rar", rar),
            .file("b.zip", inner), .file("large", [UInt8](repeating: 0, count: Limits.entry - (3 << 20))),
            .file(".DS_Store", [1]), .file("__MACOSX/good.txt", [1]),
        ])
        let parcel = try ArchiveParcel(name: "a.tar", bytes: packed)
        #expect(parcel.paths == ["good.txt", "large"])
        #expect(
            reasons(parcel) == [
                "link": .noFile, "device": .noFile, "../out": .strayPath,
                String(repeating: "a/", count: 40) + "deep": .tooDeep, "a\u{1}b": .strayPath,
                "good.txt": .doubled, "old.rar": .unknownPacking, "b.zip/c.zip": .tooDeep,
            ])
    }

    @Test("A file whose sum is wrong, and one that is no packing any more", arguments: 34..<41)
    func damaged(place: Int) throws {
        let bytes = Packer().pack([("a.txt", "Stir the soup."), ("b.txt", "Bake the bread.")])
        let first = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("a.txt".utf8)) })
        var wrong = bytes
        wrong[first + place] ^= 0x55
        let bench = Workbench()
        for parcel in [
            try ArchiveParcel(name: "a.zip", bytes: wrong),
            try ArchiveParcel(path: bench.put("a.zip", wrong)),
        ] {
            #expect(parcel.paths == ["b.txt"])
            #expect(try parcel.bytes(of: "b.txt") == Array("Bake the bread.".utf8))
            #expect(reasons(parcel) == ["a.txt": .damaged])
        }
    }

    @Test("Many damaged files cost no other") func manyDamaged() throws {
        var bytes = Packer().pack((10..<60).map { ("\($0).txt", "Stir the soup of \($0).") })
        for number in stride(from: 10, to: 60, by: 2) {
            let name = Array("\(number).txt".utf8)
            let first = try #require(bytes.indices.first { bytes[$0...].starts(with: name) })
            for place in 36..<46 { bytes[first + place] ^= 0x55 }
        }
        let parcel = try ArchiveParcel(name: "a.zip", bytes: bytes)
        #expect(parcel.paths == stride(from: 11, to: 60, by: 2).map { "\($0).txt" })
        #expect(parcel.skipped.count == 25 && parcel.skipped.allSatisfy { $0.reason == .damaged })
    }

    @Test("One file in gzip that is too large, and one archive that is locked, refuse nothing but themselves")
    func inner() throws {
        let zeros = [UInt8](repeating: 0, count: Limits.entry + 1)
        let gzip = Packer(format: .gzip).pack([.file("x", zeros)])
        let locked = Packer(password: "secret").pack([("x.txt", "x"), ("y.txt", "y")])
        let packed = Packer().pack([
            .file("a.txt", [1]), .file("large.txt.gz", gzip), .file("locked.zip", locked),
            .file("b.txt", [2]),
        ])
        let parcel = try ArchiveParcel(name: "a.zip", bytes: packed)
        #expect(parcel.paths == ["a.txt", "b.txt"])
        #expect(reasons(parcel) == ["large.txt.gz": .tooLarge, "locked.zip": .locked])
        #expect(try parcel.bytes(of: "b.txt") == [2])
    }

    @Test("A locked file among open ones; where none is open, the archive is what is locked") func locked()
        throws
    {
        let open = Packer().pack([("a.txt", "a")]), shut = Packer(password: "secret").pack([("b.txt", "b")])
        let bench = Workbench()
        bench.put("open.zip", open)
        bench.put("shut.zip", shut)
        let parcel = try FolderParcel(path: bench.path)
        #expect(parcel.paths == ["open.zip/a.txt"])
        #expect(reasons(parcel) == ["shut.zip": .locked])
    }

    @Test("A second file whose name only lacks its packing is one too many, and the first stays")
    func doubled() throws {
        let gzip = Packer(format: .gzip).pack([("x", "second")])
        let packed = Packer().pack([.file("a.txt", Array("first".utf8)), .file("a.txt.gz", gzip)])
        let parcel = try ArchiveParcel(name: "a.zip", bytes: packed)
        #expect(parcel.paths == ["a.txt"])
        #expect(try parcel.bytes(of: "a.txt") == Array("first".utf8))
        #expect(reasons(parcel) == ["a.txt": .doubled])
    }

    @Test("A folder's links, pipes, and what lies too deep") func folder() throws {
        let bench = Workbench()
        bench.put("a.txt", "a")
        bench.put(".hidden", "x")
        bench.link("b.txt", to: "/etc/hostname")
        mkfifo(bench.path + "/pipe", 0o600)
        let deep = String(repeating: "d/", count: 33)
        bench.put(deep + "c.txt", "c")
        let parcel = try FolderParcel(path: bench.path)
        #expect(parcel.paths == ["a.txt"])
        #expect(reasons(parcel) == ["b.txt": .noFile, "pipe": .noFile, String(deep.dropLast()): .tooDeep])
    }

    @Test("A file whose name is in no known encoding") func strangeName() throws {
        let bench = Workbench()
        bench.put("a.txt", "a")
        let path = Array((bench.path + "/b").utf8) + [0xE4, 0]
        let file = path.withUnsafeBufferPointer { name in
            name.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600) }
        }
        try #require(file >= 0)
        close(file)
        let parcel = try FolderParcel(path: bench.path)
        #expect(parcel.paths == ["a.txt"])
        #expect(reasons(parcel) == ["b\u{FFFD}": .unreachable])
    }

    @Test("It is handed over with the recipes, and explains why there is none") func handedOver() throws {
        let packed = Packer().pack([("../soup.cook", "Boil @water{}."), ("player.bin", "\u{0}")])
        var found: [Refusal] = []
        try KnownFormats.read(try ArchiveParcel(name: "a.zip", bytes: packed)) { result in
            if case .failure(let refusal) = result { found.append(refusal) }
            return true
        }
        #expect(found.map(\.file) == ["../soup.cook"] && found.map(\.reason) == [.strayPath])
    }
}
