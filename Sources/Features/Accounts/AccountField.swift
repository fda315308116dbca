import API

/// What is typed into the account's forms; each is called as it is in the server's questions, so that its
/// answer marks the right one.
enum AccountField: String, CaseIterable {
    case server, userName, name, password, email, phone, code, newPassword, displayName, terms, invitation
    /// For orders.
    case firstName, lastName, place, room

    /// What the stage knows the field by.
    var id: String { "account \(rawValue)" }

    /// Characters at most.
    var limit: Int {
        switch self {
        case .server: 300
        case .userName: UserName.length.upperBound
        case .name, .email: 254
        case .password, .newPassword: Password.length.upperBound
        case .phone: 40
        case .code: 40
        case .displayName: DisplayName.length.upperBound
        case .terms: 0
        // Or the address of its page.
        case .invitation: 300
        case .firstName, .lastName, .place, .room: kept?.length.upperBound ?? 0
        }
    }

    /// A code as it is sent: those on paper are read in groups.
    static func code(typed text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    var isSecret: Bool { self == .password || self == .newPassword }

    /// What is wrong with what was typed, as far as it can be told without asking.
    /// - Parameter known: what is known of the account, and makes no good password.
    func fault(in text: String, known: [String] = []) -> FieldFault? {
        switch self {
        case .userName: UserName.fault(in: text)
        case .email: EmailAddress.fault(in: text)
        case .phone: text.isEmpty ? nil : PhoneNumber.fault(in: text)
        case .newPassword: Password.fault(in: text, known: known)
        case .displayName: DisplayName.fault(in: text)
        case .server, .name, .password, .code, .invitation: text.isEmpty ? .missing : nil
        case .terms: nil
        case .firstName, .lastName, .place, .room: kept?.fault(in: text)
        }
    }

    /// What it is of a delivery; nil = nothing.
    var kept: Delivery.Kept? { Delivery.Kept(rawValue: rawValue) }
}
