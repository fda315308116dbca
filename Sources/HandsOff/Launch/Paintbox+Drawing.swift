public import Screen
public import Stage

extension Paintbox {
    /// Draws a page that nobody sees on the window, such as a picture to be saved.
    /// - Parameter size: in pixels, a point each.
    public func draw(_ size: Size, _ page: (Stage) -> any View) -> Pixels {
        let stage = Stage(
            measure: text, size: size, style: Stage.Style(focusRing: .clear, pressTint: .clear))
        stage.motion.isReduced = true
        _ = stage.rebuild(at: 0) { page(stage) }
        let canvas = Canvas(width: Int(size.width), height: Int(size.height), paintbox: self)
        canvas.paint(stage.scene.commands, background: Color(0xFFFFFF))
        return canvas.pixels
    }
}
