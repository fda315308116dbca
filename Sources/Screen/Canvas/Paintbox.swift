/// What canvases paint with and share: type, symbols, pictures, shadows. Outlives every canvas of a window.
@MainActor public final class Paintbox {
    public let text: PangoText
    public let icons: IconShelf?
    public let pictures: PictureShelf?
    let shadows = ShadowShelf()

    /// - Parameters:
    ///   - icons: nil = symbols are left out.
    ///   - pictures: nil = pictures are left out.
    public init(text: PangoText = PangoText(), icons: IconShelf? = nil, pictures: PictureShelf? = nil) {
        self.text = text
        self.icons = icons
        self.pictures = pictures
    }
}
