import Exchange
import Intake
import Testing

@Suite struct DeliveryTests {
    private let bench = Workbench()

    private func open(_ name: String, _ bytes: [UInt8]) throws(Refusal) -> Delivery {
        try Delivery.open(bench.put(name, bytes))
    }

    @Test func aTextIsAFile() throws {
        guard case .file(let file) = try open("Soup.cook", Array("Boil.".utf8)) else {
            Issue.record("no file")
            return
        }
        #expect(file.name == "Soup.cook")
        #expect(file.bytes == Array("Boil.".utf8))
    }

    @Test func anArchiveIsAParcelByItsBytesWhateverItsName() throws {
        for format in [Packer.Format.zip, .tar, .tarGzip, .tarXZ] {
            let packed = Packer(format: format).pack([("a.txt", "a")])
            guard case .parcel(let parcel) = try open("recipes.bin", packed) else {
                Issue.record("no parcel")
                continue
            }
            #expect(parcel.paths == ["a.txt"])
            guard case .parcel = try Delivery.open(SourceFile(name: "x", bytes: packed)) else {
                Issue.record("no parcel")
                continue
            }
        }
    }

    @Test func oneFileInGzipIsThatFile() throws {
        let packed = Packer(format: .gzip).pack([("a", "{}")])
        guard case .file(let file) = try open("Recipes.grmt.gz", packed) else {
            Issue.record("no file")
            return
        }
        #expect(file.name == "Recipes.grmt")
        #expect(file.bytes == Array("{}".utf8))
    }

    @Test func aFolderIsAParcel() throws {
        bench.put("a.txt", "a")
        guard case .parcel(let parcel) = try Delivery.open(bench.path) else {
            Issue.record("no parcel")
            return
        }
        #expect(parcel.paths == ["a.txt"])
    }

    @Test func ourOwnLibraryIsKnownAndNoOtherDatabase() throws {
        var head = Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 84)
        guard case .file = try open("other.sqlite", head) else {
            Issue.record("taken for a library")
            return
        }
        head.replaceSubrange(68..<72, with: Array("HOFF".utf8))
        guard case .library(let path) = try open("Back-up.hands-off", head) else {
            Issue.record("no library")
            return
        }
        #expect(path.hasSuffix("/Back-up.hands-off"))
    }

    @Test func whatIsNotThereIsUnreachable() {
        #expect(throws: Refusal.self) { try Delivery.open("/nowhere/at/all.zip") }
    }

    @Test func aFileOfCooklangBringsItsPicturesAlong() throws {
        let bench = Workbench()
        let soup = bench.put("Leek.cook", "Boil @leeks{3}.")
        for name in ["Leek.jpg", "Leek.0.PNG", "Leek soup.jpg", "Other.jpg", "Leek.txt"] {
            bench.put(name, "x")
        }
        guard case .parcel(let parcel) = try Delivery.open(soup) else {
            Issue.record("no parcel")
            return
        }
        #expect(parcel.paths == ["Leek.cook", "Leek.0.PNG", "Leek.jpg"])
        #expect(try parcel.bytes(of: "Leek.jpg") == Array("x".utf8))
        #expect(throws: Refusal.self) { try parcel.bytes(of: "Other.jpg") }
        let alone = bench.put("Alone.cook", "Boil @leeks{3}.")
        guard case .file = try Delivery.open(alone) else {
            Issue.record("no file")
            return
        }
    }
}
