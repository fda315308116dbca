import House
import Kit
import Library
import Stage

/// Asks whether a copy may go that holds much more than the library does now.
struct CopyQuestion: View {
    let look: Look
    let host: Host
    let preferences: Preferences
    let question: Shrinkage

    var body: any View {
        let words = look.words
        let copy = question.before
        let date = host.date(copy.madeAt)
        let text =
            question.isOfOwn
            ? words.hasLostOwn(question.own, date, had: copy.own)
            : words.hasShrunk(to: question.recipes, date, held: copy.recipes)
        return Column(spacing: Space.s) {
            Row(spacing: Space.m) {
                Icon("archive", size: 26, look.colors.saffron)
                Text(text, look.type.body, look.colors.ink).grow()
            }
            Row(spacing: Space.s) {
                Spacer().frame(height: 1)
                WordButton(look: look, label: words.letCopyGo, emphasis: .plain) {
                    preferences.answerForCopy(copy, stays: false)
                }
                WordButton(look: look, label: words.keepCopy) { preferences.answerForCopy(copy, stays: true) }
            }
        }
        .padding(x: Space.m, y: 12)
    }
}
