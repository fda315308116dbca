import CPangoCairo
public import Foundation

/// One-colour symbols from a folder of SVG files, as masks at exactly the size they are shown.
@MainActor public final class IconShelf {
    private struct Key: Hashable {
        var name: String
        var size: Int
    }
    private let folder: URL
    private var masks = BoundedCache<Key, Surface>(capacity: 400)
    private var missing: Set<String> = []

    /// - Parameter folder: holds `<name>.svg` for each symbol; “dishes/soup” lies in a folder in it.
    public init(folder: URL) {
        self.folder = folder
    }

    /// The symbol's shape; read and drawn at once, since symbols are small.
    /// - Parameter size: of both sides in device pixels.
    /// - Returns: nil if there is no such symbol.
    func mask(_ name: String, size: Int) -> Surface? {
        let size = min(size, 2048)
        let key = Key(name: name, size: size)
        if let known = masks.find(key) { return known }
        guard !missing.contains(name) else { return nil }
        guard !name.contains(".."), let data = try? Data(contentsOf: folder.appending(path: name + ".svg")),
            let pixels = try? PictureRendering(width: size, height: size, fills: false).render(data)
        else {
            missing.insert(name)
            return nil
        }
        let mask = Surface(width: size, height: size, format: CAIRO_FORMAT_A8)
        let cairo = cairo_create(mask.pointer)
        let symbol = Surface(pixels)
        cairo_set_source_surface(
            cairo, symbol.pointer, Double((size - pixels.width) / 2), Double((size - pixels.height) / 2))
        cairo_paint(cairo)
        cairo_destroy(cairo)
        masks.keep(mask, for: key)
        return mask
    }

    /// Whether there is a symbol of that name.
    public func has(_ name: String) -> Bool { mask(name, size: 16) != nil }
}
