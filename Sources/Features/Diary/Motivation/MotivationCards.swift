import API
import House
import class House.Host
import Kit
import Stage

/// What has come from somebody whom nobody is told of, and what can be sent; nothing where it isn't switched on (MO10).
struct MotivationCards: View {
    let look: Look
    let model: DiaryPage

    var body: any View {
        Column(spacing: Space.m) {
            if let newest = motivating.newest { received(newest) }
            if let refused = motivating.refused { notPassedOn(refused) }
            if let standing = motivating.standing { way(standing) }
        }
    }

    private var motivating: Motivating { model.motivating }

    /// Whether there is anything to show.
    static func isEmpty(_ motivating: Motivating) -> Bool {
        motivating.newest == nil && motivating.refused == nil && motivating.standing == nil
    }

    private func received(_ one: Encouragement) -> Node {
        Column(spacing: Space.s) {
            Text(
                look.words.encouragedBy(isGentle: model.isGentle), look.type.small.leading(1.25),
                look.colors.softInk)
            Text(look.words.words(of: one), look.type.body.leading(1.3), look.colors.ink)
            Wrap(spacing: Space.s, lineSpacing: Space.s) {
                WordButton(look: look, label: look.words.sayThanks, icon: "heart", id: "thank") {
                    motivating.thank(for: one)
                }
                WordButton(
                    look: look, label: look.words.putWordsAside, emphasis: .plain, id: "put words aside"
                ) {
                    motivating.putAside(one.id)
                }
                WordButton(
                    look: look, label: look.words.reportWords, emphasis: .plain, id: "report words"
                ) {
                    motivating.report(one)
                }
            }
        }
        .padding(x: Space.l, y: Space.m)
        .grow()
        .card(look, fill: look.colors.saffronTint)
    }

    private func notPassedOn(_ refused: MotivationStanding.Refused) -> Node {
        Column(spacing: Space.s) {
            Text(look.words.wordsRefused, look.type.bodyStrong, look.colors.ink, isHeading: true)
            if !refused.text.isEmpty {
                Text(look.words.quoted(refused.text), look.type.body.leading(1.3), look.colors.softInk)
            }
            Text(look.words.why(refused.reason), look.type.body.leading(1.3), look.colors.ink)
            WordButton(
                look: look, label: look.words.putWordsAside, emphasis: .plain, id: "put refused aside"
            ) {
                motivating.putAside(refused.id)
            }
        }
        .padding(x: Space.l, y: Space.m)
        .grow()
        .card(look)
    }

    private func way(_ standing: MotivationStanding) -> Node {
        let canSend = standing.left > 0 && standing.takesPhrases
        return Column(spacing: Space.s) {
            if standing.thanks > 0 {
                Text(look.words.thanked, look.type.body.leading(1.3), look.colors.ink)
            }
            if canSend {
                WordButton(look: look, label: look.words.encourage, icon: "heart", id: "encourage") {
                    motivating.offer()
                }
            }
            Text(
                canSend
                    ? look.words.encouragesLeft(standing.left)
                    : standing.left == 0 ? look.words.encouragedEnough : look.words.nobodyToEncourage,
                look.type.small.leading(1.25), look.colors.softInk)
            if standing.waiting > 0 {
                Text(look.words.wordsWait, look.type.small.leading(1.25), look.colors.softInk)
            }
        }
        .padding(x: Space.l, y: Space.m)
        .grow()
        .card(look)
    }
}
