/// What every way of sharing says, and the codes in which a telephone takes a text along (TR23, AR19, RF4).
public protocol ShareWording {
    var shareCode: String { get }
    var shareOpen: String { get }
    /// - Parameter host: whose page: "example.org".
    func shareOpened(_ host: String) -> String
    var shareNotOpened: String { get }
    var mailOpened: String { get }
    var mailNotOpened: String { get }

    var codeBack: String { get }
    var codeHow: String { get }
    /// What the code is called, read aloud.
    func codeLabel(_ number: Int, of count: Int) -> String
    func codeSplit(_ count: Int) -> String
    func codePlace(_ number: Int, of count: Int) -> String
    var codePrevious: String { get }
    var codeNext: String { get }
    var codeAll: String { get }
    var codeOpen: String { get }

    var share: String { get }
    var saveAsText: String { get }
}
