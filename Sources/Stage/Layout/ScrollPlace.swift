import Foundation

/// A scroll where it came to lie on the page.
struct ScrollPlace {
    var axis: Node.Axis
    /// What can be seen of the content.
    var window: Rect
    var content: Size

    /// How far it can be scrolled, in points.
    var most: Double {
        max(0, axis == .vertical ? content.height - window.height : content.width - window.width)
    }

    /// How far a notch of the wheel moves it, in points: its window's length to the power of two thirds, as in
    /// GTK 4 (`gtkscrolledwindow.c`, `get_wheel_detent_scroll_step`).
    var notch: Double {
        pow(max(1, axis == .vertical ? window.height : window.width), 2.0 / 3).rounded()
    }

    /// The length of the bar that says how much of the content is seen.
    var barLength: Double {
        let (window, content) =
            axis == .vertical ? (window.height, content.height) : (window.width, content.width)
        return max(32, window * window / max(1, content))
    }
}
