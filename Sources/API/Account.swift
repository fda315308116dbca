/// An account as its owner sees it.
public struct Account: Codable, Sendable, Hashable, Identifiable {
    public enum Role: String, Codable, Sendable {
        case member
        /// Looks after what people publish.
        case moderator
        /// Looks after the server.
        case owner

        /// Whether it looks after what others publish.
        public var moderates: Bool { self != .member }
    }

    /// Who sees what the account has published.
    public enum Openness: String, Codable, Sendable, Hashable, CaseIterable {
        /// Whoever has an account on the server.
        case members
        /// Also whoever has the link of a page, in any browser.
        case link
        /// Everybody: search engines may list the pages, too.
        case everybody

        /// Whether there are pages for any browser.
        public var isOpen: Bool { self != .members }
    }

    public var id: String
    public var userName: String
    /// What people see; the user name if nothing else is wanted.
    public var displayName: String
    public var role: Role
    /// Whether it works in the server's kitchen, whatever its role: it keeps the menu, and sees who has ordered what, and
    /// where to. Nil = on a server that knows no cooks.
    public var isCook: Bool?
    /// Confirmed or not: see ``isEmailConfirmed``.
    public var email: String?
    public var isEmailConfirmed: Bool
    /// Another address that has been asked for and waits to be confirmed.
    public var newEmail: String?
    public var phone: String?
    /// Who orders food, and where it is brought; each nil as long as nobody has said so. See ``Delivery``.
    public var firstName: String?
    public var lastName: String?
    public var place: String?
    public var room: String?
    /// The SHA-256 of the account's picture, in hexadecimal.
    public var picture: String?
    public var cuisines: [String]
    /// What every recipe must be, by the names of the program's diets.
    public var diets: [String]
    /// What none may contain, by the names of the program's allergens.
    public var allergies: [String]
    /// "en", "de": in which mail is written.
    public var language: String
    /// Whether it signs in with a password, too; not if it only came by somebody else's word.
    public var hasPassword: Bool
    /// The providers by whose word it signs in.
    public var providers: [String]
    public var hasSecondFactor: Bool
    /// Nil = the server has no pages for a browser.
    public var openness: Openness?
    /// Bytes of pictures and clips, and how many it may have.
    public var usedBytes: Int
    public var allowedBytes: Int
    /// Milliseconds since 1970.
    public var createdAt: Int64

    public init(
        id: String, userName: String, displayName: String, role: Role = .member, isCook: Bool? = nil,
        email: String? = nil,
        isEmailConfirmed: Bool = false, newEmail: String? = nil, phone: String? = nil,
        firstName: String? = nil, lastName: String? = nil, place: String? = nil, room: String? = nil,
        picture: String? = nil,
        cuisines: [String] = [], diets: [String] = [], allergies: [String] = [], language: String = "en",
        hasPassword: Bool = true, providers: [String] = [], hasSecondFactor: Bool = false,
        openness: Openness? = nil, usedBytes: Int = 0, allowedBytes: Int = 0, createdAt: Int64
    ) {
        (self.id, self.userName, self.displayName, self.role) = (id, userName, displayName, role)
        (self.email, self.isEmailConfirmed, self.newEmail) = (email, isEmailConfirmed, newEmail)
        (self.phone, self.picture, self.isCook) = (phone, picture, isCook)
        (self.firstName, self.lastName, self.place, self.room) = (firstName, lastName, place, room)
        (self.cuisines, self.diets, self.allergies) = (cuisines, diets, allergies)
        (self.language, self.hasPassword, self.providers) = (language, hasPassword, providers)
        (self.hasSecondFactor, self.usedBytes, self.allowedBytes) = (hasSecondFactor, usedBytes, allowedBytes)
        (self.openness, self.createdAt) = (openness, createdAt)
    }

    /// Whoever looks after others, or cooks for them, must have a second factor: their password alone would open what
    /// is theirs.
    public var needsSecondFactor: Bool { role.moderates || isCook == true }

    /// What it keeps for its orders.
    public subscript(kept field: Delivery.Kept) -> String? {
        switch field {
        case .firstName: firstName
        case .lastName: lastName
        case .place: place
        case .room: room
        }
    }
}

/// What its owner changes about an account: `PATCH /v1/account`, with `If-Match`. What is nil stays.
public struct AccountChange: Codable, Sendable, Hashable {
    public var displayName: String?
    /// Of this and of what follows: empty = none.
    public var phone: String?
    public var firstName: String?
    public var lastName: String?
    public var place: String?
    public var room: String?
    public var cuisines: [String]?
    public var diets: [String]?
    public var allergies: [String]?
    public var language: String?
    public var openness: Account.Openness?

    public init(
        displayName: String? = nil, phone: String? = nil, firstName: String? = nil, lastName: String? = nil,
        place: String? = nil, room: String? = nil, cuisines: [String]? = nil, diets: [String]? = nil,
        allergies: [String]? = nil, language: String? = nil, openness: Account.Openness? = nil
    ) {
        (self.firstName, self.lastName, self.place, self.room) = (firstName, lastName, place, room)
        (self.displayName, self.phone, self.cuisines) = (displayName, phone, cuisines)
        (self.diets, self.allergies, self.language) = (diets, allergies, language)
        self.openness = openness
    }

    /// What it says of where orders are brought, and to whom.
    public var kept: [(field: Delivery.Kept, text: String)] {
        [(.firstName, firstName), (.lastName, lastName), (.place, place), (.room, room)].compactMap {
            field, text in text.map { (field, $0) }
        }
    }
}

/// A change that wants the password again; one field of it is used for each of the routes
/// `PUT /v1/account/user-name`, `…/email`, `…/password`.
public struct GuardedChange: Codable, Sendable, Hashable {
    /// The account's password now; nil for an account that has none yet.
    public var password: String?
    public var userName: String?
    public var email: String?
    public var newPassword: String?

    public init(
        password: String?, userName: String? = nil, email: String? = nil, newPassword: String? = nil
    ) {
        (self.password, self.userName, self.email) = (password, userName, email)
        self.newPassword = newPassword
    }
}

/// `POST /v1/account/deletion`: the account goes, at once and for good.
public struct AccountDeletion: Codable, Sendable, Hashable {
    /// What becomes of what it has published.
    public enum Posts: String, Codable, Sendable {
        case delete
        /// They stay, without a name.
        case anonymise
    }

    public var password: String?
    /// The account's name, typed by its owner, so that nobody does it by mistake.
    public var userName: String
    public var posts: Posts

    public init(password: String?, userName: String, posts: Posts) {
        (self.password, self.userName, self.posts) = (password, userName, posts)
    }
}
