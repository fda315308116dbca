import House
import Kit
import Stage

/// The picture fills the window; what it is controlled with lies over it and goes when nothing is moved.
struct FilledFilm: View {
    let look: Look
    let host: Host
    let model: FilmPage

    var body: any View {
        let shown = look.motion.value("film controls", to: model.areControlsShown ? 1 : 0, over: 0.25)
        return Layers(x: .start, y: .start) {
            Fill(Color(0)).frame(width: look.size.width, height: look.size.height)
            FilmScreen(
                look: look, host: host, model: model, size: look.size,
                foot: shown * (FilmControlsView.height + 4), radius: 0)
            if shown > 0, model.trouble == nil {
                top.opacity(shown)
                foot.opacity(shown)
            }
        }
    }

    private var margin: Double { look.isCompact ? Space.m : Space.l }

    private var top: Node {
        Row(spacing: Space.s) {
            IconButton(
                look: look, icon: "arrow-left", label: look.words.leaveFill, color: Color(0xFFFFFF),
                id: "leave fill", keys: look.words.escapeKey
            ) { model.toggleFill() }
            Text(model.title ?? "", look.type.heading, Color(0xFFFFFF), maxLines: 1).grow()
            TimerChips(look: look, host: host, most: look.isCompact ? 1 : 3)
        }
        .padding(x: margin, y: Space.s)
        .frame(width: look.size.width)
        .padding(Edges(bottom: 40))
        .behind(.gradient(radius: 0, top: Color(0, opacity: 0.62), bottom: Color(0, opacity: 0)))
    }

    private var foot: Node {
        FilmControlsView(
            look: look, host: host, model: model, inks: .onPicture, width: look.size.width - 2 * margin
        )
        .padding(Edges(top: 48, left: margin, right: margin))
        .behind(.gradient(radius: 0, top: Color(0, opacity: 0), bottom: Color(0, opacity: 0.78)))
        .place(.start, .end)
    }
}
