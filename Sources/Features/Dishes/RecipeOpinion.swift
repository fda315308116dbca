import House
import Kit
import Library
import Stage

/// What the cook says of a recipe: when it was cooked, and how it was.
struct RecipeOpinion: View {
    let look: Look
    let host: Host
    let model: RecipePage

    var body: any View {
        Column(spacing: Space.m) {
            Text(look.words.yourKitchen, look.type.heading, look.colors.ink, isHeading: true)
            // Elsewhere they stand by the title.
            if look.isCompact { OwnStars(look: look, model: model) }
            WordButton(look: look, label: look.words.iCookedThis, icon: "chef-hat") { model.askHowItWas() }
            for entry in model.diary { row(entry) }
        }
    }

    private func row(_ entry: DiaryEntry) -> Node {
        Row(spacing: Space.s) {
            Column(spacing: Space.xs) {
                Row(spacing: Space.s) {
                    Text(
                        look.words.cookedAgo(host.now - entry.at), look.type.smallStrong, look.colors.softInk,
                        maxLines: 1)
                    stars(entry.stars)
                }
                if !entry.note.isEmpty { Text(entry.note, look.type.body, look.colors.ink) }
            }
            .grow()
            IconButton(
                look: look, icon: "close", label: look.words.removeEntry, color: look.colors.softInk,
                id: "diary \(entry.id)"
            ) { model.forget(entry) }
        }
        .padding(Edges(top: Space.s, left: Space.m, bottom: Space.s, right: Space.xs))
        .behind(.fill(radius: Space.smallRadius, look.colors.sunken))
    }

    private func stars(_ count: Int) -> Node {
        guard count > 0 else { return Row {} }
        return Row(spacing: 2) {
            for _ in 0..<count { Icon("star-filled", size: 16, look.colors.saffron) }
        }
        .region(RegionSpec(.text, look.words.starsGiven(count)))
    }
}

/// What the cook thinks of it, to be pressed.
struct OwnStars: View {
    let look: Look
    let model: RecipePage

    var body: any View {
        // The first star's edge, not its button's, stands under the words.
        Stars(look: look, id: "own star", stars: model.stars) { model.rate($0) }.shifted(x: -9)
    }
}
