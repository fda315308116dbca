public import Recipes
public import Stage

/// The diets of a recipe as small icons for a card, as many as have room.
public struct DietIcons: View {
    let look: Look
    let diets: Set<Diet>
    var size = 20.0

    public init(look: Look, diets: Set<Diet>, size: Double = 20.0) {
        self.look = look
        self.diets = diets
        self.size = size
    }

    private static let gap = 6.0

    public var body: any View {
        Sized { room in
            let fitting = Int(max(0, (room.width + Self.gap) / (size + Self.gap)))
            return Row(spacing: Self.gap) {
                for diet in Diet.allCases.filter(diets.contains).prefix(fitting) {
                    Icon(diet.icon, size: size, look.colors.sage)
                }
            }
            .grow(at: .end)
        }
        .frame(height: size)
    }
}
