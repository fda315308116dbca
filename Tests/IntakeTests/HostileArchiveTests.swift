import Exchange
import Intake
import Testing

/// Archives that somebody made to do harm, or that came to harm.
@Suite(.timeLimit(.minutes(2))) struct HostileArchiveTests {
    private func reason(_ bytes: [UInt8]) -> Refusal.Reason? {
        do throws(Refusal) {
            _ = try ArchiveParcel(name: "a.zip", bytes: bytes)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test(arguments: [
        "../../etc/passwd", "a/../../b", "/etc/passwd", "C:\\Windows\\x", "..\\..\\x", "\\x", "a\u{1}b",
        String(repeating: "a/", count: 40) + "b", String(repeating: "a", count: 2000),
    ])
    func noPathLeadsOut(path: String) throws {
        for format in [Packer.Format.zip, .tar] {
            let packed = Packer(format: format).pack([(path, "x"), ("good.txt", "good")])
            let parcel = try ArchiveParcel(name: "a", bytes: packed)
            #expect(parcel.paths == ["good.txt"])
            #expect(parcel.skipped.count == 1)
        }
    }

    @Test func linksAndDevicesAreNoFiles() throws {
        let packed = Packer(format: .tar).pack([
            .file("good.txt", Array("good".utf8)), .link("a", to: "/etc/passwd"),
            .hardLink("b", to: "good.txt"), .device("c"),
        ])
        let parcel = try ArchiveParcel(name: "a.tar", bytes: packed)
        #expect(parcel.paths == ["good.txt"])
        #expect(parcel.skipped.map(\.file) == ["a", "b", "c"])
        let zipped = try ArchiveParcel(name: "a.zip", bytes: Packer().pack([.link("a", to: "/etc/passwd")]))
        #expect(zipped.paths == [])
    }

    @Test func theSecondFileOfANameDoesNotReplaceTheFirst() throws {
        let parcel = try ArchiveParcel(
            name: "a.zip", bytes: Packer().pack([("a", "first"), ("./a", "second")]))
        #expect(parcel.paths == ["a"])
        #expect(try parcel.bytes(of: "a") == Array("first".utf8))
    }

    @Test func aFileThatIsTooLargeIsLeftOut() throws {
        let zeros = [UInt8](repeating: 0, count: Limits.entry + 1)
        let bytes = Packer().pack([.file("a", zeros), .file("b", [1])])
        #expect(bytes.count < 1 << 20)
        let parcel = try ArchiveParcel(name: "a.zip", bytes: bytes)
        #expect(parcel.paths == ["b"])
        #expect(parcel.skipped.map(\.file) == ["a"])
    }

    @Test func whatGrowsAHundredTimesIsRefused() {
        let zeros = [UInt8](repeating: 0, count: 45 << 20)
        let bytes = Packer().pack((0..<2).map { .file("\($0)", zeros) })
        #expect(reason(bytes) == .tooLarge)
    }

    @Test func aHundredThousandFilesAreRefused() {
        #expect(reason(Packer().pack((0..<100_000).map { ("\($0)", "") })) == .tooLarge)
    }

    @Test func gzipThatGrowsAThousandTimesIsRefused() throws {
        let packed = Packer(format: .gzip).pack([.file("x", [UInt8](repeating: 0, count: 8 << 20))])
        #expect(packed.count < 16 << 10)
        #expect(throws: Refusal(.tooLarge, cause: "gzip, more than 1048576 bytes")) {
            try Gunzip.bytes(packed, limit: 1 << 20)
        }
        #expect(try Gunzip.bytes(packed, limit: 8 << 20).count == 8 << 20)
        #expect(throws: Refusal.self) {
            try Gunzip.bytes(Array(packed.prefix(packed.count / 2)), limit: 8 << 20)
        }
        #expect(throws: Refusal.self) { try Gunzip.bytes([], limit: 1) }
    }

    @Test func anArchiveInAnArchiveInAnArchiveIsLeftOut() throws {
        let innermost = Packer().pack([("a.txt", "a")])
        let inner = Packer().pack([.file("c.zip", innermost), .file("b.txt", [1])])
        let parcel = try ArchiveParcel(name: "a.zip", bytes: Packer().pack([.file("b.zip", inner)]))
        #expect(parcel.paths == ["b.zip/b.txt"])
        #expect(parcel.skipped.map(\.file) == ["b.zip/c.zip"])
    }

    @Test func pathsOfAnArchiveInsideAreJudgedToo() throws {
        let inner = Packer().pack([("../../x", "x"), ("y", "y")])
        let parcel = try ArchiveParcel(name: "a.zip", bytes: Packer().pack([.file("b.zip", inner)]))
        #expect(parcel.paths == ["b.zip/y"])
    }

    @Test func filesOfArchivesInsideCountWithTheOthers() {
        let inner = Packer().pack((0..<1000).map { ("\($0)", "") })
        #expect(reason(Packer().pack((0..<60).map { .file("\($0).zip", inner) })) == .tooLarge)
    }

    @Test func whatIsLockedIsRefusedWithThatReason() {
        let bytes = Packer(password: "secret").pack([("a.txt", "a")])
        #expect(throws: Refusal(.locked, cause: "encrypted: a.txt")) {
            try ArchiveParcel(name: "a.zip", bytes: bytes)
        }
    }

    @Test func whatIsLeftOutCountsWhereItHasToBeUnpackedAllTheSame() throws {
        let zeros = [UInt8](repeating: 0, count: Limits.entry + 1)
        for format in [Packer.Format.tarGzip, .sevenZip] {
            let one = Packer(format: format).pack([.file("a", zeros), .file("b", [1])])
            #expect(try ArchiveParcel(name: "a", bytes: one).paths == ["b"])
            let many = Packer(format: format).pack(
                (0..<9).map { .file(["../a\($0)", ".b\($0)", "c\($0)"][$0 % 3], zeros) } + [.file("d", [1])])
            #expect(many.count < 1 << 20)
            #expect(reason(many) == .tooLarge)
        }
    }

    @Test func sevenZipKeepsToTheSameRules() throws {
        let packed = Packer(format: .sevenZip).pack([
            .folder("soups"), .file("soups/Crème.txt", Array("good".utf8)), .file("../../x", [1]),
            .link("l", to: "/etc/passwd"),
        ])
        let parcel = try ArchiveParcel(name: "a.7z", bytes: packed)
        #expect(parcel.paths == ["soups/Crème.txt"])
        #expect(try parcel.bytes(of: "soups/Crème.txt") == Array("good".utf8))
        #expect(parcel.skipped.map(\.file) == ["../../x", "l"])
        for length in stride(from: 1, to: packed.count, by: 7) {
            #expect(reason(Array(packed.prefix(length))) == .damaged)
        }
        let outer = try ArchiveParcel(name: "a.zip", bytes: Packer().pack([.file("in.7z", packed)]))
        #expect(outer.paths == ["in.7z/soups/Crème.txt"])
    }

    @Test func rarIsKnownAndStaysShut() throws {
        let head: [UInt8] = Array("Rar!".utf8) + [0x1A, 7, 1, 0] + [UInt8](repeating: 0, count: 300)
        #expect(throws: Refusal(.unknownPacking, cause: "a rar archive")) {
            try Delivery.open(SourceFile(name: "a.rar", bytes: head))
        }
        let parcel = try ArchiveParcel(name: "a.zip", bytes: Packer().pack([.file("a.rar", head)]))
        #expect(parcel.paths == [])
        #expect(parcel.skipped == [Refusal(.unknownPacking, cause: "a rar archive", file: "a.rar")])
    }

    @Test func everyLengthOfACutOffArchiveIsRefusedOrReadSoFar() {
        var noise = SystemRandomNumberGenerator()
        let body = (0..<5000).map { _ in UInt8.random(in: 0...255, using: &noise) }
        for format in [Packer.Format.zip, .tarGzip] {
            let whole = Packer(format: format).pack([.file("a", body), .file("b", body)])
            for length in stride(from: 0, to: whole.count - 600, by: 97) {
                #expect(reason(Array(whole.prefix(length))) == .damaged)
            }
        }
    }

    @Test func oneDamagedFileCostsNoOther() throws {
        let body = Array("A sentence that is found again. ".utf8)
        var bytes = Packer().pack([.file("a.txt", body), .file("b.txt", body)])
        let first = bytes.indices.first { bytes[$0...].starts(with: Array("a.txt".utf8)) }!
        // The stream begins behind the name and the extra fields; any bit of it changes the sum.
        bytes[first + 40] ^= 0x55
        let parcel = try ArchiveParcel(name: "a.zip", bytes: bytes)
        #expect(parcel.paths == ["b.txt"])
        #expect(parcel.skipped.map(\.file) == ["a.txt"])
    }

    @Test func namesInNoKnownEncodingKeepWhatCanBeRead() throws {
        var bytes = Packer().pack([("CrXme.txt", "a"), ("b.txt", "b")])
        for place in bytes.indices where bytes[place...].starts(with: Array("CrXme".utf8)) {
            bytes[place + 2] = 0x8A
        }
        let parcel = try ArchiveParcel(name: "a.zip", bytes: bytes)
        #expect(parcel.paths == ["Cr\u{FFFD}me.txt", "b.txt"])
        #expect(try parcel.bytes(of: parcel.paths[0]) == [97])
    }
}
