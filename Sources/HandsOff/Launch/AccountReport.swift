import Foundation
import House
import Keyring
import Language
import Library
import SyncEngine

/// How it stands between a library and the server of the cook's own, for `hands-off doctor`. It asks nobody but this
/// machine.
struct AccountReport {
    /// Days without a comparison after which something is wrong.
    private static let few = 3.0

    let sentence: String
    let isWell: Bool

    /// - Parameters:
    ///   - isSignedIn: nil = the keyring can't be asked.
    ///   - lastWorked: seconds since 1970, as is `now`.
    init(
        _ record: MembershipRecord?, isSignedIn: Bool?, standing: SyncStanding, lastWorked: Double?,
        now: Double
    ) {
        let words = Language.english.wording
        guard let record else {
            (sentence, isWell) = ("No server is named; everything is on this machine alone.", true)
            return
        }
        let server = record.info?.name ?? record.server
        guard let account = record.account, isSignedIn != false else {
            (sentence, isWell) = (
                "Nobody is signed in to \(server); nothing goes there until somebody is.", true
            )
            return
        }
        guard isSignedIn == true else {
            (sentence, isWell) = (
                "The keyring can’t be asked whether \(account.userName) is signed in to \(server).", false
            )
            return
        }
        var parts = ["\(account.userName) is signed in to \(server)"]
        let days = lastWorked.map { (now - $0) / 86_400 }
        parts.append(
            lastWorked.map { "last compared: \(words.ago($0, now).lowercased())" } ?? "never compared yet")
        let counts = [
            (standing.waiting, "to be sent"), (standing.held, "not taken by the server"),
            (standing.keptHere, "kept on this device only"), (standing.conflicts, "with another version"),
            (standing.pictures, "pictures and clips to come"),
        ]
        let told = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        if !told.isEmpty {
            parts.append(told.joined(separator: ", "))
        } else if lastWorked != nil {
            parts.append("nothing waits")
        }
        isWell = standing.held == 0 && days.map { $0 <= Self.few } == true
        let advice = isWell ? "" : " Open the account’s page in the window to see why."
        sentence = parts.joined(separator: "; ") + "." + advice
    }

    /// Reads the library and the keyring beside it.
    /// - Parameter path: the library's.
    static func read(_ box: RecipeBox, at path: String, now: Double) async throws(LibraryError)
        -> AccountReport
    {
        let record = try await MembershipRecord.read(from: box)
        let folder = URL(filePath: path).deletingLastPathComponent().path
        let keyring = Keyring.standard(folder: folder)
        let isSignedIn: Bool?
        do throws(KeyringTrouble) { isSignedIn = try record?.isSignedIn(keyring) } catch { isSignedIn = nil }
        return try await read(record, isSignedIn: isSignedIn, box, now: now)
    }

    /// Reads the library only.
    static func read(_ record: MembershipRecord?, isSignedIn: Bool?, _ box: RecipeBox, now: Double)
        async throws(LibraryError) -> AccountReport
    {
        guard let shelf = record?.shelf else {
            return AccountReport(
                record, isSignedIn: isSignedIn, standing: SyncStanding(), lastWorked: nil, now: now)
        }
        return AccountReport(
            record, isSignedIn: isSignedIn, standing: try await SyncEngine.standing(of: shelf, in: box),
            lastWorked: try await SyncEngine.lastWorked(of: shelf, in: box), now: now)
    }
}
