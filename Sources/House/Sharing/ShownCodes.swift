public import Screen

/// The QR codes that are held out to a phone.
public struct ShownCodes: Sendable, Hashable {
    public let codes: [QRCode]
    /// Which of them.
    public private(set) var index = 0
    /// Whether only what is still to be bought is in them; nil = that is no question.
    public var onlyOpen: Bool?

    /// - Returns: nil if there is nothing to show.
    public init?(_ codes: [QRCode], onlyOpen: Bool? = nil) {
        if codes.isEmpty { return nil }
        self.codes = codes
        self.onlyOpen = onlyOpen
    }

    public var code: QRCode { codes[index] }
    public var isLast: Bool { index == codes.count - 1 }

    /// Shows the code so many places on, or back.
    public mutating func turn(by step: Int) { index = min(max(0, index + step), codes.count - 1) }
}
