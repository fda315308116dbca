extension English {
    public var shareCode: String { "QR code" }
    public var shareOpen: String { "Open the original page" }
    public func shareOpened(_ host: String) -> String { "\(host) opens in your browser." }
    public var mailOpened: String { "Your mail program opens with it." }
    public var mailNotOpened: String { "No mail program could be opened. Copy the text instead." }
    public var shareNotOpened: String {
        "The page can’t be opened: this desktop has no browser set up for it."
    }

    public var codeBack: String { "Other ways to share" }
    public var codeHow: String { "Point the camera of your phone at it." }
    public func codeLabel(_ number: Int, of count: Int) -> String {
        count == 1 ? "QR code to scan" : "QR code to scan, \(number) of \(count)"
    }
    public func codeSplit(_ count: Int) -> String {
        "It is too long for one code that a phone can read, so here it is in \(count). Scan them one by one."
    }
    public func codePlace(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
    public var codePrevious: String { "Code before" }
    public var codeNext: String { "Next code" }
    public var codeAll: String { "Everything" }
    public var codeOpen: String { "Still to buy" }

    public var share: String { "Share" }
    public var saveAsText: String { "Save as text" }
}
