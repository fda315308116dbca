public import Kit
import Recipes
public import Stage

/// Six toggles for the diets that recipes must suit (TR02); with words where there is room.
public struct DietToggles: View {
    let look: Look
    let host: Host

    public init(look: Look, host: Host) {
        self.look = look
        self.host = host
    }

    public var body: any View {
        Wrap(spacing: Space.s) {
            for diet in Diet.allCases { toggle(diet) }
        }
    }

    private func toggle(_ diet: Diet) -> Node {
        let isOn = host.settings.diets.contains(diet)
        let ink = isOn ? look.colors.card : look.colors.sage
        var spec = RegionSpec(.toggle, look.words.diet(diet), id: "diet \(diet.rawValue)")
        spec.value = isOn ? look.words.on : look.words.off
        spec.radius = Space.touch / 2
        spec.keepsTyping = true
        spec.press = { host.settings.diets.formSymmetricDifference([diet]) }
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
