public import Stage

/// Type that is read from two metres, by a cook at the counter (BY3).
extension Look {
    /// The smallest type for what must be read from there, in points: 5.5 % of the window's height, 44 points
    /// of 800.
    ///
    /// On a 13.3-inch panel of 16:10, 179 mm high, that is type of 9.8 mm, whose capitals are 7.2 mm high:
    /// 12 minutes of arc from two metres. The smallest letters of 20/20 sight are 5 minutes; ISO 9241-303 asks
    /// for 10 at the least where letters are only now and then to be made out, and for 16 at the usual distance
    /// from a screen, which these have at one metre and a half. The cook's own text size counts as well.
    public var afar: Double {
        let wanted = min(1.25, max(0.9, type.factor / zoom))
        return max(20, (size.height * 0.055 * wanted).rounded())
    }

    /// Running text of that size, or so much of it.
    public func afar(_ weight: TextStyle.Weight = .regular, of part: Double = 1) -> TextStyle {
        type.text(20, weight).size((afar * part).rounded())
    }
}
