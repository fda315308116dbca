public import Kit
public import Recipes
public import Stage

/// Six toggles for the diets that recipes must suit (TR02), with words where there is room: the cook's own, or
/// those of one search.
public struct DietToggles: View {
    let look: Look
    let host: Host

    /// Those of one search; nil = the cook's own.
    let chosen: Set<Diet>?
    let press: @MainActor (Diet) -> Void

    /// The cook's own, which hold for everything.
    public init(look: Look, host: Host) {
        self.look = look
        self.host = host
        chosen = nil
        press = { host.settings.diets.formSymmetricDifference([$0]) }
    }

    /// Those of one search.
    public init(look: Look, host: Host, chosen: Set<Diet>, press: @escaping @MainActor (Diet) -> Void) {
        self.look = look
        self.host = host
        self.chosen = chosen
        self.press = press
    }

    public var body: any View {
        Wrap(spacing: Space.s) {
            for diet in Diet.allCases { toggle(diet) }
        }
    }

    private func toggle(_ diet: Diet) -> Node {
        let isOn = (chosen ?? host.settings.diets).contains(diet)
        let ink = isOn ? look.colors.card : look.colors.sage
        var spec = RegionSpec(.toggle, look.words.diet(diet), id: "diet \(diet.rawValue)")
        spec.value = isOn ? look.words.on : look.words.off
        spec.radius = Space.touch / 2
        spec.keepsTyping = true
        spec.press = { press(diet) }
        return Row(spacing: 6) {
            Icon(diet.icon, size: 22, ink)
            if !look.isCompact {
                Text(look.words.diet(diet), look.type.smallStrong, isOn ? ink : look.colors.ink, maxLines: 1)
            }
        }
        .unread()
        .padding(x: look.isCompact ? 13 : Space.m)
        .limit(minHeight: Space.touch)
        .behind(
            .fill(radius: Space.touch / 2, isOn ? look.colors.sage : look.colors.card),
            .border(radius: Space.touch / 2, width: 1.5, isOn ? look.colors.sage : look.colors.line)
        )
        .region(spec)
    }
}
