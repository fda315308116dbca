import Recipes
import Stage

/// The colours of a drawing that stands for a picture.
struct TileInks {
    /// The ground, from its top to its foot.
    let top, bottom: Color
    /// The plate under the drawing.
    let plate: Color
    let ink: Color
}

extension Look {
    /// By day as warm as the starters' pictures; in the dark as quiet as what lies around it.
    func tileInks(_ ground: DishTile.Ground) -> TileInks {
        let (top, bottom) = isDark ? Self.night(ground) : Self.day(ground)
        return TileInks(
            top: Color(top), bottom: Color(bottom), plate: Color(0xFFFFFF, opacity: isDark ? 0.09 : 0.15),
            ink: isDark ? Color(0xEFE1CC) : Color(0xFFF6E6))
    }

    private static func day(_ ground: DishTile.Ground) -> (UInt32, UInt32) {
        switch ground {
        case .clay: (0xC8704F, 0xB85D40)
        case .honey: (0xD2A04B, 0xC18D39)
        case .sage: (0x84A071, 0x728D60)
        case .sea: (0x6F94A6, 0x5D8194)
        case .plum: (0x9A6C7F, 0x88596D)
        case .cocoa: (0x94755D, 0x80634D)
        }
    }

    private static func night(_ ground: DishTile.Ground) -> (UInt32, UInt32) {
        switch ground {
        case .clay: (0x7E4632, 0x6C3A29)
        case .honey: (0x7C5F2E, 0x6B5125)
        case .sage: (0x4D6142, 0x425537)
        case .sea: (0x415A69, 0x374D5B)
        case .plum: (0x60434F, 0x523743)
        case .cocoa: (0x5B4839, 0x4C3B2E)
        }
    }
}
