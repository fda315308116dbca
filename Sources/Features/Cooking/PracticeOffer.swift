import House
import Kit
import Stage

/// After the camera has been switched on for the first time: a question at the foot of the step, which goes
/// when a page is turned.
struct PracticeOffer: View {
    let look: Look
    let host: Host
    let model: CookingPage

    /// In a small slideshow the words of the step matter more than the foot of the page.
    var body: any View {
        let come = look.motion.entrance("practice offer", over: 0.3)
        var panel = RegionSpec(.page, look.words.practiseOffer, id: "practice offer")
        panel.isTinted = false
        panel.press = {}
        return (look.isTight ? below : beside)
            .padding(x: Space.l, y: look.isCompact ? 10 : Space.m)
            .region(panel)
            .behind(
                .shadow(radius: 20, blur: 16, look.colors.shadow), .fill(radius: 20, look.colors.card),
                .border(radius: 20, width: 1, look.colors.line)
            )
            .shifted(y: (1 - come) * 24)
            .opacity(come)
            .padding(Edges(bottom: look.isCompact ? Space.s : look.points(104)))
            .place(.center, .end)
    }
    private var beside: Node {
        Row(spacing: look.isCompact ? Space.m : Space.l) {
            asked
            answers
        }
    }

    private var below: Node {
        Column(spacing: Space.xs, align: .end) {
            Row(spacing: Space.m) { asked }
            Row { answers }
        }
    }

    @ViewBuilder private var asked: [Node] {
        Icon("hand-wave", size: look.points(look.isCompact ? 32 : 44), look.colors.tomato)
        Column(spacing: 2) {
            Text(look.words.practiseTheWave, look.type.heading, look.colors.ink, maxLines: 1)
            Text(
                look.words.practiseOfferText, look.type.label, look.colors.softInk,
                maxLines: look.isTight ? 2 : 1)
        }
    }

    @ViewBuilder private var answers: [Node] {
        WordButton(
            look: look, label: look.words.notNow, emphasis: .plain, height: look.points(Space.touch)
        ) {
            model.declinePractice()
        }
        WordButton(
            look: look, label: look.words.practise, emphasis: .filled, height: look.points(Space.touch)
        ) {
            host.crossings.practise()
        }
    }
}
