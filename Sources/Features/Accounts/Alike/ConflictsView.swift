import House
import Kit
import Library
import Recipes
import Stage
import SyncEngine

/// Both versions of each, side by side; beneath each other in a narrow window.
struct ConflictsView: View {
    let look: Look
    let host: Host
    let page: ConflictsPage

    var body: any View {
        let conflicts = page.conflicts ?? []
        let content = Column(spacing: Space.l) {
            if page.conflicts?.isEmpty == true {
                EmptyState(
                    look: look, icon: "check", title: look.words.noOtherVersions,
                    text: look.words.noOtherVersionsText)
            } else {
                Text(look.words.otherVersionsExplained, look.type.body, look.colors.softInk)
                for conflict in conflicts { card(conflict) }
            }
        }
        .limit(maxWidth: 980)
        .grow(at: .center)
        .padding(Edges(top: Space.s, left: look.margin, bottom: 96, right: look.margin))
        return PageFrame(look: look, host: host, id: page.id, content: content)
    }

    private func card(_ conflict: SyncConflict) -> Node {
        let shown = version(conflict, conflict.shown, look.words.standsNow)
        let other = version(conflict, conflict.other, look.words.fromOtherDevice)
        return Column(spacing: Space.m) {
            Column(spacing: 2) {
                Text(conflict.title, look.type.heading, look.colors.ink, isHeading: true)
                Text(look.words.field(conflict.field), look.type.label, look.colors.tomato)
            }
            if look.isTight {
                Column(spacing: Space.m) {
                    shown
                    other
                }
            } else {
                Row(spacing: Space.l, align: .start) {
                    shown.grow()
                    other.grow()
                }
            }
            Wrap(spacing: Space.s, lineSpacing: Space.s) {
                WordButton(
                    look: look, label: look.words.keepShown, emphasis: .filled, id: "keep \(conflict.id)"
                ) { page.choose(conflict, other: false) }
                WordButton(look: look, label: look.words.takeOther, id: "take \(conflict.id)") {
                    page.choose(conflict, other: true)
                }
                if conflict.place.kind == "recipe" {
                    WordButton(
                        look: look, label: look.words.keepBoth, emphasis: .plain, id: "both \(conflict.id)"
                    ) { page.keepBoth(conflict) }
                }
            }
        }
        .padding(look.isCompact ? Space.m : Space.l)
        .card(look)
    }

    private func version(_ conflict: SyncConflict, _ text: String, _ title: String) -> Node {
        Column(spacing: 6) {
            Text(title, look.type.smallStrong, look.colors.softInk)
            Text(readable(text, conflict.field), look.type.body, look.colors.ink)
        }
        .grow()
        .padding(Space.m)
        .behind(.fill(radius: Space.smallRadius, look.colors.sunken))
    }

    /// What a field holds, as a person reads it.
    private func readable(_ text: String, _ field: String) -> String {
        if text.isEmpty { return look.words.nothingThere }
        let recipe = RecipeBox.recipe(travelling: ["title": "x"].merging([field: text]) { $1 })
        switch field {
        case "ingredients":
            return recipe?.ingredients.map { $0.line(look.words) }.joined(separator: "\n") ?? text
        case "steps": return recipe?.steps.map(\.text).joined(separator: "\n\n") ?? text
        case "tags": return recipe?.tags.joined(separator: ", ") ?? text
        case "source": return recipe?.source?.name ?? text
        case "nutrition", "diets", "inferredDiets": return text.replacing("\n", with: ", ")
        default: return text
        }
    }
}
