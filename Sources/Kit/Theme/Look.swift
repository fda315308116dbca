public import Language
public import Stage

/// Everything a view needs to know to look right: colours, type, spacing, the window, and the time.
///
/// Made anew for each rebuild and handed down as a view's first argument. What a view says comes from its
/// room: each has a `words` of its own that looks them up by the language.
@MainActor public struct Look {
    public let colors: Palette
    public let type: TypeScale
    public let language: Language
    /// The window, in points.
    public let size: Size
    public let motion: Motion
    public let isDark: Bool
    /// How much larger than designed the page is, so that what is read from two metres fills a large window.
    public let zoom: Double

    public init(
        colors: Palette, type: TypeScale, language: Language, size: Size, motion: Motion, isDark: Bool,
        zoom: Double
    ) {
        (self.colors, self.type, self.language, self.size) = (colors, type, language, size)
        (self.motion, self.isDark, self.zoom) = (motion, isDark, zoom)
    }

    /// A length of the design, in points of this page.
    public func points(_ length: Double) -> Double { (length * zoom).rounded() }
    public var now: Double { motion.now }
    /// A window in which every point counts: a small laptop, half a screen.
    public var isCompact: Bool { size.height < 600 || size.width < 960 }
    /// Half a screen: what stands beside each other elsewhere stands below each other.
    public var isNarrow: Bool { size.width < 640 }
    /// A window in which words beside buttons have no room in the cook's text size.
    public var isTight: Bool { size.width < 640 * max(1, type.factor) }
    /// The distance of the page's content from the window's sides.
    public var margin: Double { isCompact ? Space.m : size.width >= 1600 ? Space.xxl : Space.xl }
}

extension Look {
    var words: any Wording { language.wording }
}
