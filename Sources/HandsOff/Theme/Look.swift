import Language
import Stage

/// Everything a view needs to know to look right: colours, type, spacing, the window, and the time.
///
/// Made anew for each rebuild and handed down as a view's first argument.
@MainActor struct Look {
    let colors: Palette
    let type: TypeScale
    let words: any Wording
    /// The window, in points.
    let size: Size
    let motion: Motion
    let isDark: Bool
    /// How much larger than designed the page is, so that what is read from two metres fills a large window.
    let zoom: Double

    /// A length of the design, in points of this page.
    func points(_ length: Double) -> Double { (length * zoom).rounded() }
    var now: Double { motion.now }
    /// A window in which every point counts: a small laptop, half a screen.
    var isCompact: Bool { size.height < 600 || size.width < 960 }
    /// Half a screen: what stands beside each other elsewhere stands below each other.
    var isNarrow: Bool { size.width < 640 }
    /// A window in which words beside buttons have no room in the cook's text size.
    var isTight: Bool { size.width < 640 * max(1, type.factor) }
    /// The distance of the page's content from the window's sides.
    var margin: Double { isCompact ? Space.m : size.width >= 1600 ? Space.xxl : Space.xl }
}
