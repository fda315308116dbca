public import GRDB

/// How the things of a kind travel from one device to another: what of each travels, and how it is put in its place
/// elsewhere.
///
/// What travels is text by names, which never change once they have been released; a name that isn't known here is
/// let be. What comes is a stranger's: it is put in as far as it makes sense, and never ends the program.
public struct TravelKind: Sendable {
    /// As the journal calls it.
    public let kind: String
    /// What travels of a thing; nil = it isn't there, or stays where it is.
    public let pack: @Sendable (_ thing: String, _ db: Database) throws -> [String: String]?
    /// Puts things in place, new ones and changed ones; returns those that wait for something else to come first.
    public let unpack:
        @Sendable (_ things: [TravelThing], _ now: Double, _ db: Database) throws -> [TravelThing]
    /// Takes things away; returns what went with them, but is still there for others.
    public let remove: @Sendable (_ things: [String], _ db: Database) throws -> [TravelPlace]
    /// The table whose column "recipe" names the recipes that things of this kind are about; nil = they are about none.
    public let recipeTable: String?
    /// The things of this kind that name a recipe.
    public let about: @Sendable (_ recipe: String, _ db: Database) throws -> [String]
    /// Nil = they travel wherever somebody is signed in.
    public let consent: TravelConsent?

    public init(
        _ kind: String, recipeTable: String? = nil, consent: TravelConsent? = nil,
        about: @escaping @Sendable (_ recipe: String, _ db: Database) throws -> [String] = { _, _ in [] },
        pack: @escaping @Sendable (_ thing: String, _ db: Database) throws -> [String: String]?,
        unpack:
            @escaping @Sendable (_ things: [TravelThing], _ now: Double, _ db: Database) throws ->
            [TravelThing],
        remove: @escaping @Sendable (_ things: [String], _ db: Database) throws -> [TravelPlace]
    ) {
        (self.kind, self.pack, self.unpack, self.remove) = (kind, pack, unpack, remove)
        (self.recipeTable, self.about, self.consent) = (recipeTable, about, consent)
    }

    /// Those of the recipes' own box.
    public static let recipes: [TravelKind] = [
        .recipe, .opinion, .favourite, .collection, .member, .history, .diary, .shopping, .setting,
    ]
}

/// A thing on its way.
public struct TravelThing: Sendable, Hashable {
    /// Its name among devices.
    public var name: String
    public var fields: [String: String]

    public init(_ name: String, _ fields: [String: String]) { (self.name, self.fields) = (name, fields) }
}

/// Which thing it is.
public struct TravelPlace: Sendable, Hashable {
    public var kind: String
    public var thing: String

    public init(_ kind: String, _ thing: String) { (self.kind, self.thing) = (kind, thing) }
}
