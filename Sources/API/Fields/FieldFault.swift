/// What is wrong with one field of a form, told the same by the window before it is sent and by the server.
public enum FieldFault: String, Codable, Sendable, Hashable, CaseIterable {
    /// It must be filled in.
    case missing
    case tooShort = "too-short"
    case tooLong = "too-long"
    /// It has characters that it may not have.
    case characters
    /// It is no such thing: no e-mail address, no telephone number.
    case invalid
    /// Somebody has it already.
    case taken
    /// Too easy to guess: among the commonest, or made of what everybody knows of this account.
    case easy
    /// It is not what it was to be: the password that was asked for again.
    case wrong
    /// It was on the menu, and isn't any more, or can't be had now.
    case gone
    case soldOut = "sold-out"
    /// It costs something else than it did.
    case price
    /// It must be agreed to.
    case notAgreed = "not-agreed"
}
