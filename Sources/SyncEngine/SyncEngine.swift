import GRDB
public import Guest
public import Library
import Sync

/// Keeps a library and an account's shelf on a server alike (AR07, AR17, TR34).
///
/// A plain value; a round asks as often as there is something to tell or to hear, and ends. Nothing of it waits on the
/// main actor, and each transaction is short: the cook writes in between. When rounds are due is somebody else's
/// affair.
public struct SyncEngine: Sendable {
    let box: RecipeBox
    let guest: Guest
    /// Whose shelf it is: the server's address and the account's id.
    let account: String
    let travels: [String: TravelKind]
    let order: [String]
    let settings: Set<String>
    /// Whether clips come only when they are asked for (AR15).
    let savesData: Bool
    /// When it begins, in seconds since 1970.
    let now: Double

    /// - Parameters:
    ///   - boxes: those that share the library's file.
    ///   - settings: the names of the settings that travel.
    public init(
        _ box: RecipeBox, boxes: [BoxSchema], guest: Guest, account: String, settings: Set<String>,
        savesData: Bool, now: Double
    ) {
        let kinds = TravelKind.recipes + boxes.flatMap(\.travels)
        (self.box, self.guest, self.account, self.settings) = (box, guest, account, settings)
        (self.savesData, self.now) = (savesData, now)
        travels = Dictionary(kinds.map { ($0.kind, $0) }) { first, _ in first }
        order = kinds.map(\.kind)
    }

    /// A transaction before which all that has changed in the library is told to the shelf.
    func upToDate(_ db: Database) throws -> Carrier {
        var carrier = try Carrier(db, self, now: now)
        while try carrier.gather(limit: Self.batch) {}
        return carrier
    }

    /// Changes of the library that are told in one transaction.
    static let batch = 200
    /// Questions in a round at most: a server that always has more is not asked for ever.
    static let mostQuestions = 20_000
}
