public import API
import Foundation

/// An account as it is kept: what its owner sees, and what nobody does.
public struct StoredAccount: Sendable, Hashable {
    public var shown: Account
    /// An Argon2id text; nil for an account that came by a provider's word.
    public var password: String?
    /// The secret of the second factor.
    public var secondFactor: String?
    /// One that was asked for and waits for its first code.
    public var secondFactorWanted: String?
    /// The step of the last code that was used; none before it counts again.
    public var secondFactorStep: Int64
    /// Counts its changes, for `ETag`.
    public var revision: Int64
    /// Whether a moderator or the owner has given it a licence, or it was paid for.
    public var hasLicence: Bool
    /// Milliseconds since 1970; nil = it never had premium.
    public var premiumUntil: Int64?
    /// Why it writes nothing in the community for now; nil = it may.
    public var suspension: String?

    /// Whether it looks after what others publish: not while it is suspended.
    public var isModerator: Bool { shown.role.moderates && suspension == nil }
    /// Whether it works in the kitchen; an owner may always.
    public var isCook: Bool { (shown.role == .owner || shown.isCook == true) && suspension == nil }

    static let columns = """
        id, user_name, display_name, role, email, is_confirmed, new_email, phone, picture, cuisines, diets,
        allergies, language, password, second_factor, second_factor_wanted, second_factor_step, used_bytes,
        allowed_bytes, revision, created_at, has_licence, licence_payment, premium_until, suspension, openness,
        first_name, last_name, place, room, is_cook
        """

    /// Given, or paid for.
    static func hasLicence(_ row: StoredRow) throws(StoreError) -> Bool {
        let isPaid = try row.optionalText("licence_payment") != nil
        return try row.flag("has_licence") || isPaid
    }

    init(_ row: StoredRow, providers: [String], allowance: Int) throws(StoreError) {
        guard let role = Account.Role(rawValue: try row.text("role")) else {
            throw StoreError(.damaged, cause: "role")
        }
        password = try row.optionalText("password")
        secondFactor = try row.optionalText("second_factor")
        secondFactorWanted = try row.optionalText("second_factor_wanted")
        secondFactorStep = try row.integer("second_factor_step")
        revision = try row.integer("revision")
        hasLicence = try StoredAccount.hasLicence(row)
        premiumUntil = try row.optionalInteger("premium_until")
        suspension = try row.optionalText("suspension")
        shown = Account(
            id: try row.text("id"), userName: try row.text("user_name"),
            displayName: try row.text("display_name"), role: role, isCook: try row.flag("is_cook"),
            email: try row.optionalText("email"),
            isEmailConfirmed: try row.flag("is_confirmed"), newEmail: try row.optionalText("new_email"),
            phone: try row.optionalText("phone"), firstName: try row.optionalText("first_name"),
            lastName: try row.optionalText("last_name"), place: try row.optionalText("place"),
            room: try row.optionalText("room"), picture: try row.optionalText("picture"),
            cuisines: try List.read(row.text("cuisines")), diets: try List.read(row.text("diets")),
            allergies: try List.read(row.text("allergies")), language: try row.text("language"),
            hasPassword: password != nil, providers: providers, hasSecondFactor: secondFactor != nil,
            openness: Account.Openness(rawValue: try row.text("openness")) ?? .members,
            usedBytes: Int(try row.integer("used_bytes")),
            allowedBytes: try row.optionalInteger("allowed_bytes").map(Int.init) ?? allowance,
            createdAt: try row.integer("created_at"))
    }
}

/// Lists of words, as JSON in a text.
enum List {
    static func read(_ text: String) throws(StoreError) -> [String] {
        do {
            return try JSONDecoder().decode([String].self, from: Data(text.utf8))
        } catch {
            throw StoreError(.damaged, cause: "a list is none")
        }
    }

    static func write(_ words: [String]) -> String {
        (try? JSONEncoder().encode(words)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}
