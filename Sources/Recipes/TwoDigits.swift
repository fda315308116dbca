extension BinaryInteger {
    /// As clocks and calendars write it: "07", "42".
    public var twoDigits: String { self < 10 && self >= 0 ? "0\(self)" : "\(self)" }
}
