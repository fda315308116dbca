import Screen

/// The QR codes that are held out to a phone.
struct ShownCodes: Sendable, Hashable {
    let codes: [QRCode]
    /// Which of them.
    private(set) var index = 0
    /// Whether only what is still to be bought is in them; nil = that is no question.
    var onlyOpen: Bool?

    /// - Returns: nil if there is nothing to show.
    init?(_ codes: [QRCode], onlyOpen: Bool? = nil) {
        if codes.isEmpty { return nil }
        self.codes = codes
        self.onlyOpen = onlyOpen
    }

    var code: QRCode { codes[index] }
    var isLast: Bool { index == codes.count - 1 }

    mutating func turn(by step: Int) { index = min(max(0, index + step), codes.count - 1) }
}
