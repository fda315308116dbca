import Exchange
import Foundation
import Testing

@testable import Intake

@Suite("The file that archives are unpacked into") struct ScratchFileTests {
    private func append(_ bytes: [UInt8], to file: ScratchFile) throws(Refusal) {
        try bytes.withUnsafeBufferPointer { (bytes) throws(Refusal) in
            try file.append(UnsafeRawBufferPointer(bytes))
        }
    }

    @Test("It lies where the environment wishes, or else in the usual places") func folders() {
        #expect(ScratchFile.folders(wished: "/here") == ["/here", "/var/tmp", "/tmp"])
        #expect(ScratchFile.folders(wished: "/tmp") == ["/var/tmp", "/tmp"])
        for odd in [nil, "", "relative"] {
            #expect(ScratchFile.folders(wished: odd) == ["/var/tmp", "/tmp"])
        }
    }

    @Test("A full disk is said to be full, and a folder that isn't there to be out of reach") func full()
        throws
    {
        let full = ScratchFile(owning: open("/dev/full", O_RDWR))
        #expect {
            try append([1], to: full)
        } throws: { ($0 as? Refusal)?.reason == .noRoom }
        #expect {
            try append([1], to: ScratchFile(folders: ["/nowhere/at/all"]))
        } throws: { ($0 as? Refusal)?.reason == .unreachable }
        for number in [ENOSPC, EDQUOT] { #expect(Refusal.system("write", number).reason == .noRoom) }
        for number in [EIO, EACCES, ENOTDIR, ELOOP, EMFILE, EROFS] {
            #expect(Refusal.system("write", number).reason == .unreachable)
        }
    }

    @Test("Errors of the system's while an archive is read don't make it damaged") func reading() {
        #expect(OpenArchive.refusal(EIO, "Error reading fd 3").reason == .unreachable)
        #expect(OpenArchive.refusal(ENOSPC, "write").reason == .noRoom)
        #expect(OpenArchive.refusal(EILSEQ, "Truncated ZIP file data").reason == .damaged)
        #expect(OpenArchive.refusal(-1, "Unrecognized archive format").reason == .damaged)
    }

    @Test("It needs no folder before something is written") func idle() throws {
        let bench = Workbench()
        let file = ScratchFile(folders: [bench.path])
        file.shorten(to: 0)
        #expect(try file.bytes(0..<0) == [])
        try append([1, 2, 3], to: file)
        try append([4], to: file)
        #expect(try file.bytes(1..<4) == [2, 3, 4])
        // It has no name.
        #expect(try FileManager.default.contentsOfDirectory(atPath: bench.path) == [])
    }
}
