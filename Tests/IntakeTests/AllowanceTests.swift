import Exchange
import Foundation
import Testing

@testable import Intake

@Suite("What is unpacked counts, whether it is kept or not", .timeLimit(.minutes(2))) struct AllowanceTests {
    @Test("It is bounded by what was brought, and in all") func bounds() throws {
        var allowance = Allowance(packed: 10)
        #expect(allowance.room == Limits.freelyUnpacked + 10 * Limits.expansion)
        #expect(allowance.left == Limits.effort * allowance.room)
        try allowance.spend(allowance.left - 1)
        #expect(!allowance.isSpent)
        #expect(throws: Refusal.self) { try allowance.spend(2) }
        #expect(allowance.isSpent)
        allowance.grow(packed: 3)
        #expect(allowance.left == 3 * Limits.expansion * Limits.effort)
        allowance.grow(packed: .max)
        allowance.grow(packed: .max)
        #expect(allowance.left < Limits.unpackedInAll && allowance.room == Limits.unpacked)
    }

    /// Fifty entries of 40 MB whose sums are all wrong: 2 MB that would be 2 GB of writing.
    private var wrongSums: [UInt8] {
        let zeros = [UInt8](repeating: 0, count: 40 << 20)
        let one = Packer().pack([.file("a", zeros)])
        // The directory's and the local header's sums: behind the signature and ten, or twelve, bytes more.
        var wrong = one
        for (sign, place) in [([0x50, 0x4B, 1, 2] as [UInt8], 16), ([0x50, 0x4B, 7, 8], 4)] {
            for start in one.indices.dropLast(4) where one[start...].starts(with: sign) {
                wrong[start + place] ^= 0xFF
            }
        }
        return wrong
    }

    @Test("A file that turns out damaged has been unpacked all the same") func damaged() throws {
        let bytes = wrongSums
        let archive = try OpenArchive(bytes, .files)
        var unpacking = Unpacking(packed: bytes.count) { false }
        let before = unpacking.allowance.left
        try unpacking.take(archive)
        #expect(unpacking.paths.isEmpty && unpacking.skipped.map(\.reason) == [.damaged])
        #expect(before - unpacking.allowance.left > 39 << 20)
        #expect(unpacking.scratch.count == 0)
    }

    @Test("Many archives that are damaged cost no more than few") func folder() throws {
        let bench = Workbench(), bytes = wrongSums
        let names = (10..<30).map { "\($0).zip" }
        for name in names { bench.put(name, bytes) }
        bench.put("good.zip", Packer().pack([("a.txt", "a")]))
        var opening = FolderOpening(bench.path, in: ScratchRoom()) { false }
        for name in names + ["good.zip"] { try opening.take(name) }
        #expect(opening.paths == ["good.zip/a.txt"])
        let (read, unread) = (opening.unpacking.skipped, opening.skipped)
        #expect(read.count + unread.count == names.count)
        // What is brought along allows for a few of them, and for no more.
        #expect((1...12).contains(read.count) && read.allSatisfy { $0.reason == .damaged })
        #expect(unread.allSatisfy { $0.reason == .tooLarge })
    }

    @Test("An archive inside, and a look into one, count with the rest") func inside() throws {
        let zeros = [UInt8](repeating: 0, count: 20 << 20)
        let gzip = Packer(format: .gzip).pack([.file("x", zeros)])
        let bytes = Packer().pack([.file("a.gz", gzip)])
        var unpacking = Unpacking(packed: bytes.count) { false }
        let before = unpacking.allowance.left
        try unpacking.take(try OpenArchive(bytes, .files))
        #expect(unpacking.paths == ["a"])
        let spent = before - unpacking.allowance.left
        #expect(spent > gzip.count + zeros.count && spent < gzip.count + zeros.count + (256 << 10))
    }

    @Test("Files in gzip of a folder may be read often, and not without end") func reading() throws {
        let bench = Workbench()
        bench.put("a.gz", Packer(format: .gzip).pack([.file("x", [UInt8](repeating: 0, count: 30 << 20))]))
        let parcel = try FolderParcel(path: bench.path)
        #expect(try parcel.bytes(of: "a.gz").count == 30 << 20)
        #expect(try parcel.bytes(of: "a.gz").count == 30 << 20)
        #expect(throws: Refusal.self) { for _ in 0..<12 { _ = try parcel.bytes(of: "a.gz") } }
    }
}
