import API
import Foundation
import Library
import SyncEngine
import Testing

@testable import HandsOff
@testable import House
@testable import Rehearsal

@Suite("AR07, AR17: what the doctor says of the account") struct AccountReportTests {
    private let now = 1e9

    private func record(_ account: Bool = true) -> MembershipRecord {
        MembershipRecord(
            server: "https://kitchen.example",
            account: account ? Account(id: "1", userName: "nana", displayName: "Nana", createdAt: 0) : nil)
    }

    private func report(
        _ record: MembershipRecord?, signedIn: Bool? = true, worked: Double? = 1e9 - 60,
        _ change: (inout SyncStanding) -> Void = { _ in }
    ) -> AccountReport {
        var standing = SyncStanding()
        change(&standing)
        return AccountReport(
            record, isSignedIn: signedIn, standing: standing, lastWorked: worked, now: now)
    }

    @Test("Whether somebody is signed in") func signedIn() {
        #expect(report(nil).isWell && report(nil).sentence.contains("on this machine alone"))
        #expect(report(record(false)).sentence.contains("Nobody is signed in to https://kitchen.example"))
        #expect(report(record(), signedIn: false).sentence.contains("Nobody is signed in"))
        #expect(!report(record(), signedIn: nil).isWell)
        #expect(report(record()).isWell)
        #expect(report(record()).sentence.hasPrefix("nana is signed in to https://kitchen.example; "))
    }

    @Test("When it last worked, and that it should have since") func worked() {
        #expect(report(record(), worked: nil).sentence.contains("never compared yet"))
        #expect(!report(record(), worked: nil).isWell)
        #expect(report(record(), worked: now - 3600).sentence.contains("last compared: 1 hour ago"))
        #expect(report(record(), worked: now - 2 * 86_400).isWell)
        #expect(!report(record(), worked: now - 4 * 86_400).isWell)
    }

    @Test("What waits, and that what was refused wants the cook") func waits() {
        #expect(report(record()).sentence.contains("nothing waits"))
        let waiting = report(record()) { ($0.waiting, $0.pictures, $0.keptHere) = (3, 2, 1) }
        #expect(waiting.isWell)
        #expect(
            waiting.sentence.contains(
                "3 to be sent, 1 kept on this device only, 2 pictures and clips to come"))
        let held = report(record()) { $0.held = 1 }
        #expect(!held.isWell && held.sentence.contains("1 not taken by the server"))
    }

    @Test("It is read from a library without asking anybody") func read() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hands-off-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let box = try RecipeBox.inMemory(with: Boxes.all)
        let path = folder.appending(path: "library.sqlite").path
        #expect(try await AccountReport.read(box, at: path, now: now).sentence.contains("No server is named"))
        try await box.set(record(false), for: MembershipRecord.key)
        #expect(
            try await AccountReport.read(box, at: path, now: now).sentence.contains("Nobody is signed in"))
    }

    @Test("It says when the account was compared, and not when another one was") @MainActor
    func compared() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hands-off-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Rehearsal.atServer(in: folder)
        try await stage.signUp()
        let host = stage.host, box = host.services.box
        let record = try #require(try await MembershipRecord.read(from: box))
        func sentence(_ record: MembershipRecord) async throws -> String {
            try await AccountReport.read(record, isSignedIn: true, box, now: stage.now + 3600).sentence
        }
        #expect(try await sentence(record).contains("last compared: 1 hour ago; nothing waits."))
        // Another account signs in, and works offline: no round of its has begun.
        var other = record
        other.account?.id = "other"
        #expect(try await sentence(other).contains("never compared yet."))
        // It begins anew, and nobody answers it.
        await stage.around.server.go(.away)
        let engine = SyncEngine(
            box, boxes: host.services.boxes, guest: try #require(host.membership.guest),
            account: try #require(other.shelf), settings: [], savesData: false, now: stage.now)
        #expect(await !engine.round().isWell)
        #expect(try await sentence(other).contains("never compared yet"))
        #expect(try await sentence(record).contains("never compared yet"))
        await stage.finish()
    }
}
