import Recipes
import Stage

/// Stands for a dish that has no picture: a drawing of its kind on a plate, or the title's first letter
/// between fork and knife. Fills the room it gets, from a thumbnail to half a page.
struct DishTileView: View {
    let look: Look
    let tile: DishTile
    let radius: Double

    var body: any View {
        let inks = look.tileInks(tile.ground)
        return Sized { size in
            let side = min(size.width, size.height)
            let plate = (side * 0.82).rounded(), drawing = (side * (isLettered ? 0.58 : 0.5)).rounded()
            return Layers {
                Paint(.gradient(radius: radius, top: inks.top, bottom: inks.bottom))
                Fill(inks.plate, radius: plate / 2).frame(width: plate, height: plate)
                Icon("dishes/\(tile.kind.rawValue)", size: drawing, inks.ink)
                if isLettered { letter(side, inks.ink) }
            }
        }
        .unread()
    }

    private var isLettered: Bool { tile.kind == .plate && !tile.initial.isEmpty }

    private func letter(_ side: Double, _ ink: Color) -> Node {
        Text(
            tile.initial, TextStyle(family: .display, size: (side * 0.3).rounded(), weight: .semibold), ink,
            maxLines: 1)
    }
}
