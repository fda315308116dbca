import House
import Kit
import Stage

/// The durations found in a step: each becomes a timer, unless the cook says that it is none.
struct EditorTimers: View {
    let look: Look
    let host: Host
    let model: EditorPage
    let step: RecipeDraft.Step

    var body: any View {
        Wrap(spacing: Space.s) {
            for phrase in step.phrases { toggle(phrase) }
        }
    }

    private func toggle(_ phrase: String) -> Node {
        let isTimed = !step.untimed.contains(phrase)
        var spec = RegionSpec(
            .toggle, look.words.editorTimer(phrase), id: "editor timer \(step.id) \(phrase)")
        spec.value = isTimed ? look.words.on : look.words.editorUntimed
        spec.radius = Space.touch / 2
        spec.keepsTyping = true
        spec.press = { model.change { $0.toggleTimer(phrase, step: step.id) } }
        let ink = isTimed ? look.colors.saffron : look.colors.softInk
        return Row(spacing: 6) {
            Icon("timer", size: 18, ink)
            Text(
                phrase, look.type.smallStrong, ink, maxLines: 1,
                marks: isTimed ? [] : [TextMark(.strike, 0..<phrase.utf8.count)])
        }
        .unread()
        .padding(x: 14)
        .limit(minHeight: Space.touch)
        .behind(
            .fill(radius: Space.touch / 2, isTimed ? look.colors.saffronTint : look.colors.sunken)
        )
        .region(spec)
    }
}
