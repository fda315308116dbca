public import Recipes
public import Stage

/// Up to four pictures in one frame: one fills it, two lie beside each other, of three the first is large.
/// What has no picture is drawn.
public struct Mosaic: View {
    let look: Look
    let names: [String]
    let tiles: [DishTile]
    /// Shown if there is nothing at all.
    let icon: String

    /// - Parameter tiles: come behind the pictures.
    public init(look: Look, names: [String], tiles: [DishTile] = [], icon: String) {
        self.look = look
        self.names = names
        self.tiles = tiles
        self.icon = icon
    }

    private static let gap = 4.0

    public var body: any View {
        switch names.count + tiles.count {
        case 0:
            return Layers {
                Fill(look.colors.sunken, radius: Space.smallRadius)
                Icon(icon, size: 56, look.colors.softInk.opacity(0.5))
            }
        case 1: return tile(0)
        case 2: return row(0, 1)
        case 3:
            return Sized { size in
                Row(spacing: Self.gap) {
                    tile(0).frame(width: (size.width * 0.6).rounded())
                    column(1, 2)
                }
            }
        default:
            return Column(spacing: Self.gap) {
                row(0, 1).grow(x: true, y: true)
                row(2, 3).grow(x: true, y: true)
            }
        }
    }

    private func tile(_ place: Int) -> Node {
        let isPicture = place < names.count
        return DishPicture(
            look: look, name: isPicture ? names[place] : nil,
            tile: isPicture ? nil : tiles[place - names.count], radius: Space.smallRadius
        )
        .grow(x: true, y: true)
    }

    private func row(_ first: Int, _ second: Int) -> Node {
        Row(spacing: Self.gap) {
            tile(first)
            tile(second)
        }
    }

    private func column(_ first: Int, _ second: Int) -> Node {
        Column(spacing: Self.gap) {
            tile(first)
            tile(second)
        }
    }
}
