import Foundation
import Testing

@testable import PictureSafe

@Suite("Pictures that nobody else is to see (MO7)") struct PictureSafeTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "safe-\(UUID().uuidString)")
    private var safe: PictureSafe { PictureSafe(folder: folder) }
    private let key = SealingKey()
    private static let picture = Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7) })

    private func cleared<T>(_ body: () throws -> T) rethrows -> T {
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body()
    }

    private func file(_ name: String) -> URL { folder.appending(path: name + ".sealed") }

    private func refusal(_ name: String, _ key: SealingKey) -> SafeTrouble.Reason? {
        do throws(SafeTrouble) {
            _ = try safe.open(name, key)
            return nil
        } catch { return error.reason }
    }

    @Test("What is kept is opened again, for its owner only, and nothing of it lies there to be read")
    func kept() throws {
        try cleared {
            try safe.keep(Self.picture, named: "2026-11-27", key)
            #expect(try safe.open("2026-11-27", key) == Self.picture)
            #expect(try safe.names() == ["2026-11-27"])
            let manager = FileManager.default
            let rights = try [folder, file("2026-11-27")].map {
                try manager.attributesOfItem(atPath: $0.path)[.posixPermissions] as? Int
            }
            #expect(rights == [0o700, 0o600])
            let bytes = try Data(contentsOf: file("2026-11-27"))
            #expect(bytes.range(of: Self.picture.prefix(16)) == nil)
            #expect(try manager.contentsOfDirectory(atPath: folder.path).count == 1)
            // The same picture again looks otherwise.
            try safe.keep(Self.picture, named: "2026-11-20", key)
            #expect(try Data(contentsOf: file("2026-11-20")).suffix(5000) != bytes.suffix(5000))
        }
    }

    @Test("Another key, a changed letter, a cut file or another’s place don’t open") func sealed() throws {
        try cleared {
            try safe.keep(Self.picture, named: "one", key)
            try safe.keep(Self.picture, named: "two", key)
            #expect(refusal("one", SealingKey()) == .sealed)
            #expect(refusal("three", key) == .missing)
            let whole = try Data(contentsOf: file("one"))
            for place in [0, 5, 30, 2000, whole.count - 1] {
                var changed = whole
                changed[place] ^= 1
                try changed.write(to: file("one"))
                #expect(refusal("one", key) == .sealed, "at \(place)")
            }
            for count in [0, 3, 20, 43, 44, whole.count - 1] {
                try whole.prefix(count).write(to: file("one"))
                #expect(refusal("one", key) == .sealed, "\(count) bytes")
            }
            try FileManager.default.removeItem(at: file("one"))
            try FileManager.default.moveItem(at: file("two"), to: file("one"))
            #expect(refusal("one", key) == .sealed)
        }
    }

    @Test("Taken away it is gone, and with all of them the folder") func removed() throws {
        try cleared {
            try safe.removeAll()
            for name in ["one", "two"] { try safe.keep(Self.picture, named: name, key) }
            try safe.remove("one")
            try safe.remove("one")
            #expect(try safe.names() == ["two"])
            try safe.removeAll()
            #expect(!FileManager.default.fileExists(atPath: folder.path))
            #expect(try safe.names() == [])
        }
    }

    @Test("No name leads out of the folder", arguments: ["", "..", "../one", "a/b", "Ä", "A", "a.b"])
    func names(name: String) throws {
        try cleared {
            #expect(throws: SafeTrouble.self) { try safe.keep(Self.picture, named: name, key) }
            #expect(refusal(name, key) == .missing)
        }
    }

    @Test("A file that is a link of somebody else’s is not written through") func link() throws {
        try cleared {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let elsewhere = folder.appending(path: "elsewhere")
            try FileManager.default.createSymbolicLink(
                atPath: file("one").path + ".new", withDestinationPath: elsewhere.path)
            try safe.keep(Self.picture, named: "one", key)
            #expect(!FileManager.default.fileExists(atPath: elsewhere.path))
            #expect(try safe.open("one", key) == Self.picture)
        }
    }

    @Test("A key is told as 64 letters, read again, and never by accident") func keys() {
        #expect(SealingKey(hexadecimal: key.hexadecimal) == key && key.hexadecimal.count == 64)
        #expect(SealingKey() != key)
        for wrong in [
            "", "00", String(repeating: "g", count: 64), key.hexadecimal + "0",
            String(repeating: "+1", count: 32),
        ] {
            #expect(SealingKey(hexadecimal: wrong) == nil)
        }
        #expect("\(key)" == "SealingKey" && !String(reflecting: [key]).contains(key.hexadecimal.prefix(8)))
    }
}
