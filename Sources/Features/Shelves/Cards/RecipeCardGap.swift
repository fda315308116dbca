import Kit
import Stage

/// Stands in for a card that is being read.
struct RecipeCardGap: View {
    let look: Look

    var body: any View {
        Column {
            Fill(look.colors.sunken, radius: Space.radius).ratio(1.5)
            Column(spacing: 10) {
                Fill(look.colors.sunken, radius: 6).frame(width: 180, height: 18)
                Fill(look.colors.sunken, radius: 6).frame(width: 110, height: 14)
            }
            .padding(Space.m)
        }
        .card(look)
    }
}
