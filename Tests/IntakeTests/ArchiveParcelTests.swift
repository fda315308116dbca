import Exchange
import Intake
import Testing

/// Archives as programs write them.
@Suite(.timeLimit(.minutes(1))) struct ArchiveParcelTests {
    @Test(arguments: [Packer.Format.zip, .tar, .tarGzip, .tarXZ])
    func everyFileIsAtHandInAnyOrder(format: Packer.Format) throws {
        let packed = Packer(format: format).pack([
            .folder("soups"), .file("soups/Leek.txt", Array("leek".utf8)), .file("b.txt", Array("b".utf8)),
            .file("Crème brûlée.txt", Array("crème".utf8)), .file("empty", []),
        ])
        let parcel = try ArchiveParcel(name: "box", bytes: packed)
        #expect(parcel.paths == ["soups/Leek.txt", "b.txt", "Crème brûlée.txt", "empty"])
        #expect(try parcel.bytes(of: "Crème brûlée.txt") == Array("crème".utf8))
        #expect(try parcel.bytes(of: "soups/Leek.txt") == Array("leek".utf8))
        #expect(try parcel.bytes(of: "empty") == [])
        #expect(parcel.skipped == [])
        #expect(throws: Refusal.self) { try parcel.bytes(of: "soups") }
    }

    @Test func itIsReadFromTheDiskAsFromMemory() throws {
        let bench = Workbench()
        let path = bench.put("Export.zip", Packer().pack([("a.txt", "a"), ("b.txt", "b")]))
        let parcel = try ArchiveParcel(path: path)
        #expect(parcel.name == "Export.zip")
        #expect(try parcel.bytes(of: "b.txt") == Array("b".utf8))
    }

    @Test func anArchiveInsideIsAFolderOfItsName() throws {
        let inner = Packer().pack([("recipe.json", "{}"), ("image.jpg", "x")])
        let parcel = try ArchiveParcel(
            name: "export.zip", bytes: Packer().pack([.file("Soup.zip", inner), .file("Cake.zip", inner)]))
        let expected = [
            "Soup.zip/recipe.json", "Soup.zip/image.jpg", "Cake.zip/recipe.json", "Cake.zip/image.jpg",
        ]
        #expect(parcel.paths == expected)
        #expect(try parcel.bytes(of: "Cake.zip/image.jpg") == Array("x".utf8))
    }

    @Test func whatIsPackedWithGzipIsWhatItHolds() throws {
        let packed = Packer(format: .gzip).pack([("x", "{\"name\": \"Soup\"}")])
        let parcel = try ArchiveParcel(
            name: "a.paprikarecipes",
            bytes: Packer().pack([.file("Soup.paprikarecipe", packed), .file("more.json.gz", packed)]))
        #expect(parcel.paths == ["Soup.paprikarecipe", "more.json"])
        #expect(try parcel.bytes(of: "Soup.paprikarecipe") == Array("{\"name\": \"Soup\"}".utf8))
    }

    @Test func whatDesktopsLeaveBehindIsNoFileOfIt() throws {
        let parcel = try ArchiveParcel(
            name: "a.zip",
            bytes: Packer().pack([("__MACOSX/._Soup.txt", "x"), (".DS_Store", "x"), ("Soup.txt", "soup")]))
        #expect(parcel.paths == ["Soup.txt"])
        #expect(parcel.skipped == [])
    }

    @Test func foldersOfOldWindowsProgramsAreFolders() throws {
        let parcel = try ArchiveParcel(name: "a.zip", bytes: Packer().pack([("images\\soup.jpg", "x")]))
        #expect(parcel.paths == ["images/soup.jpg"])
    }

    @Test func itStopsWhenItIsTold() {
        let packed = Packer().pack((0..<100).map { ("\($0).txt", "text") })
        var asked = 0
        #expect(throws: Refusal.cancelled) {
            try ArchiveParcel(name: "a.zip", bytes: packed) {
                asked += 1
                return asked > 50
            }
        }
        #expect(asked == 51)
    }
}
