/// The paper of a country, in points of 1/72 inch.
public enum Paper: Sendable, Hashable {
    /// 210 × 297 mm.
    case a4
    /// 8½ × 11 inches.
    case letter

    var width: Double { self == .a4 ? 595.28 : 612 }
    var height: Double { self == .a4 ? 841.89 : 792 }
}
