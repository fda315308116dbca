/// By whose word an address is asked, and so where it may lead.
public enum WebTrust: Sendable, Hashable {
    /// It stands somewhere: in a file, on a page, in an answer. It may lead into the world, never into the
    /// house (this machine, the local network).
    case found
    /// A person typed it, to read what is there. It may lead into the house; that holds for the host that was
    /// typed, and for none that it sends to.
    case typed
    /// The server that the cook has chosen, which hears what nobody else shall: a name, a token, what was
    /// cooked. It may be of the house, and only there it is spoken to without encryption.
    case chosen
}
