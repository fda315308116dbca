import House
import Kit
import Stage

/// A film has come to its end: again, on to the next one, or back to the step that it was for.
struct FilmEnd: View {
    let look: Look
    let host: Host
    let model: FilmPage
    let size: Size
    var radius = Space.radius

    var body: any View {
        let come = look.motion.entrance("end \(model.id)", over: 0.25)
        return Layers {
            Fill(Color(0, opacity: 0.66), radius: radius).frame(width: size.width, height: size.height)
            Column(spacing: Space.m, align: .center) {
                if size.height >= 260 {
                    Text(look.words.watchedToTheEnd, look.type.heading, Color(0xFFFFFF), maxLines: 1)
                }
                Column(spacing: Space.s + 2, align: .center) {
                    if model.isFromStep {
                        button(look.words.backToStep, "arrow-left", .filled) { model.giveUp() }
                    }
                    if let next = model.next {
                        button(
                            look.words.nextFilm(next.title(look.language)), "skip-forward",
                            model.isFromStep ? .outlined : .filled
                        ) { model.turn(to: next) }
                    }
                    button(look.words.again, "refresh", .outlined) { model.startOver() }
                }
            }
            .padding(Space.m)
            .place(.center, .center)
            .frame(width: size.width, height: size.height)
        }
        .opacity(come)
    }

    private func button(
        _ label: String, _ icon: String, _ emphasis: WordButton.Emphasis,
        press: @escaping @MainActor () -> Void
    ) -> Node {
        WordButton(look: look, label: label, icon: icon, emphasis: emphasis, press: press)
            .limit(maxWidth: size.width - 2 * Space.m)
    }
}
