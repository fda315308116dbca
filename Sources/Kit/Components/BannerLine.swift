public import Stage

/// What is said, and the ways to answer beside it; below it where the words would have no room.
public struct BannerLine: View {
    let look: Look
    @ViewBuilder let said: () -> [Node]
    @ViewBuilder let ways: () -> [Node]

    public init(
        look: Look, @ViewBuilder said: @escaping () -> [Node], @ViewBuilder ways: @escaping () -> [Node]
    ) {
        self.look = look
        self.said = said
        self.ways = ways
    }

    public var body: any View {
        if look.isTight {
            return Column(spacing: Space.s) {
                Row(spacing: Space.m, said).grow()
                Row(ways).grow(at: .end)
            }
        }
        return Row(spacing: Space.l) {
            Row(spacing: Space.l, said).grow()
            Row(spacing: Space.l, ways)
        }
    }
}
