import House
import Kit
import Library
import Recipes
import Stage

/// Says what allergies and dislikes leave out of what is found (RF7); leads to where that is set. The diets
/// say it themselves, by their toggles.
struct LeftOutNote: View {
    let look: Look
    let host: Host

    /// nil = nothing is left out.
    init?(look: Look, host: Host) {
        if host.settings.without.isEmpty, host.settings.avoided.isEmpty { return nil }
        (self.look, self.host) = (look, host)
    }

    var body: any View {
        let allergens = Allergen.allCases.filter(host.settings.without.contains).map(look.words.allergen)
        let text = look.words.leftOut(allergens + host.settings.avoided)
        var spec = RegionSpec(.button, text, id: "left out")
        spec.radius = Space.smallRadius
        spec.keepsTyping = true
        spec.press = { host.showSettings(at: look.words.foodTitle) }
        return Row(spacing: Space.s) {
            Icon("eye-off", size: 20, look.colors.softInk)
            Text(text, look.type.label, look.colors.softInk, maxLines: 2)
            Icon("chevron-right", size: 18, look.colors.softInk)
        }
        .unread()
        .padding(Edges(left: Space.xs, right: Space.s))
        .limit(minHeight: Space.touch)
        .region(spec)
    }
}
