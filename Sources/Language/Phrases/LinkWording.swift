/// What is said of a link that another program has handed over.
public protocol LinkWording {
    /// Another Hands Off, which is open already, has it now.
    var linkOpensThere: String { get }
    /// It can't be read, or could be read in more than one way.
    var linkIsBad: String { get }
    /// Something else waits for an answer first.
    var linkMustWait: String { get }
    /// It leads to something in the cook's own network.
    func linkIntoTheHouse(_ place: String) -> String
    func linkBringsIn(_ place: String) -> String
    func linkBringsInText(_ page: String) -> String
    var linkBringIn: String { get }
    /// A dish is being cooked.
    func linkOpens(_ server: String) -> String
    var linkOpensText: String { get }
    var linkOpen: String { get }
    /// It is an invitation to a server.
    func linkInvites(_ place: String) -> String
    func linkInvitesText(_ server: String) -> String
    var linkJoin: String { get }
    /// Somebody is signed in already, there or elsewhere.
    func linkAlreadyIn(_ server: String) -> String
}
