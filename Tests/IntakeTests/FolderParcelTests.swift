import Exchange
import Foundation
import Intake
import Testing

@Suite(.timeLimit(.minutes(1))) struct FolderParcelTests {
    @Test func itHasTheFilesOfAllItsFolders() throws {
        let bench = Workbench()
        bench.put("b.cook", "b")
        bench.put("soups/leek/Leek.cook", "leek")
        bench.put(".git/config", "x")
        bench.put(".hidden", "x")
        let parcel = try FolderParcel(path: bench.path)
        #expect(parcel.paths == ["b.cook", "soups/leek/Leek.cook"])
        #expect(try parcel.bytes(of: "soups/leek/Leek.cook") == Array("leek".utf8))
        #expect(throws: Refusal.self) { try parcel.bytes(of: ".hidden") }
        #expect(throws: Refusal.self) { try parcel.bytes(of: "../\(parcel.name)/b.cook") }
    }

    @Test func linksAreNotFollowed() throws {
        let outside = Workbench()
        outside.put("secret.txt", "secret")
        let bench = Workbench()
        bench.put("a.txt", "a")
        bench.put("inner/b.txt", "b")
        bench.link("out", to: outside.path)
        bench.link("secret.txt", to: outside.path + "/secret.txt")
        bench.link("inner/round", to: "..")
        let parcel = try FolderParcel(path: bench.path)
        #expect(parcel.paths == ["a.txt", "inner/b.txt"])
        #expect(Set(parcel.skipped.map(\.file)) == ["out", "secret.txt", "inner/round"])
    }

    @Test func aLinkThatTakesAFilesPlaceLaterIsNotFollowed() throws {
        let outside = Workbench()
        let secret = outside.put("secret.txt", "secret")
        outside.put("b.txt", "secret")
        let bench = Workbench()
        let file = bench.put("a.txt", "a")
        bench.put("inner/b.txt", "b")
        let parcel = try FolderParcel(path: bench.path)
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.removeItem(atPath: bench.path + "/inner")
        bench.link("a.txt", to: secret)
        bench.link("inner", to: outside.path)
        #expect(throws: Refusal.self) { try parcel.bytes(of: "a.txt") }
        #expect(throws: Refusal.self) { try parcel.bytes(of: "inner/b.txt") }
    }

    @Test func aPipeIsNoFile() throws {
        let bench = Workbench()
        mkfifo(bench.path + "/pipe", 0o600)
        #expect(try FolderParcel(path: bench.path).paths == [])
        #expect(throws: Refusal.self) { try Delivery.open(bench.path + "/pipe") }
    }

    @Test func archivesInItAreFolders() throws {
        let bench = Workbench()
        bench.put("old/Export.zip", Packer().pack([("a", "first"), ("../b", "out")]))
        bench.put("Export.tar.gz", Packer(format: .tarGzip).pack([("a", "second")]))
        bench.put("one.paprikarecipe", Packer(format: .gzip).pack([("a", "{}")]))
        bench.put("letter.docx", Packer().pack([("word/document.xml", "x")]))
        bench.put("cut.zip", Array(Packer().pack([("a", "a"), ("b", "b")]).prefix(70)))
        let zeros = [UInt8](repeating: 0, count: 45 << 20)
        bench.put("bomb.zip", Packer().pack((0..<2).map { .file("\($0)", zeros) }))
        let parcel = try FolderParcel(path: bench.path)
        #expect(parcel.paths == ["Export.tar.gz/a", "letter.docx", "old/Export.zip/a", "one.paprikarecipe"])
        #expect(try parcel.bytes(of: "old/Export.zip/a") == Array("first".utf8))
        #expect(try parcel.bytes(of: "Export.tar.gz/a") == Array("second".utf8))
        #expect(try parcel.bytes(of: "one.paprikarecipe") == Array("{}".utf8))
        #expect(Set(parcel.skipped.map(\.file)) == ["cut.zip", "bomb.zip", "old/Export.zip/../b"])
    }

    @Test func aFolderThatIsNotThereIsSaidSo() {
        #expect(throws: Refusal.self) { try FolderParcel(path: "/nowhere/at/all") }
    }
}
