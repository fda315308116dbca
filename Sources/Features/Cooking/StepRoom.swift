import Kit
import Stage

/// How the slideshow divides its window.
@MainActor enum StepRoom {
    /// What goes in beside a step is as wide as its names need to be read from where the step is.
    static func sideWidth(_ look: Look) -> Double { (look.size.width * 0.36).rounded() }
    /// In a narrow window it lies below the step.
    static func belowHeight(_ look: Look) -> Double { (look.size.height * 0.27).rounded() }
    /// Between the step and what is beside it.
    static func gap(_ look: Look) -> Double { look.isCompact ? Space.l : Space.xl }

    static func headerHeight(_ look: Look) -> Double { look.isCompact ? 52 : look.points(60) }
    static func buttonHeight(_ look: Look) -> Double { look.isCompact ? Space.touch : look.points(64) }
    /// A hint of two lines stands between the buttons.
    static func footerHeight(_ look: Look) -> Double { max(buttonHeight(look), (look.afar * 1.9).rounded()) }
    static func spacing(_ look: Look) -> Double { look.isCompact ? Space.s : Space.m }
    static func edges(_ look: Look) -> Edges {
        Edges(
            top: look.isCompact ? Space.s : Space.l, left: look.margin,
            bottom: look.isCompact ? Space.s : Space.m, right: look.margin)
    }

    /// What parts of a step's room a clip or a picture may have; the words have the rest.
    static let mediaShares = [0.56, 0.48, 0.4, 0.34]

    /// The room of a step's words and timers, and of its clip.
    static func size(_ look: Look, hasSide: Bool) -> Size {
        let edges = edges(look)
        var width = look.size.width - edges.left - edges.right
        var height =
            look.size.height - edges.top - edges.bottom - headerHeight(look) - footerHeight(look)
            - 2 * spacing(look)
        if hasSide {
            if look.isNarrow {
                height -= belowHeight(look) + Space.s
            } else {
                width -= sideWidth(look) + gap(look)
            }
        }
        return Size(max(80, width), max(60, height))
    }
}
