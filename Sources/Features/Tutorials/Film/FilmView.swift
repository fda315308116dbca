import House
import Kit
import Stage

/// A film, what it is controlled with, and its chapters: beside it in a wide window, below it in a narrow one.
struct FilmView: View {
    let look: Look
    let host: Host
    let model: FilmPage

    /// Between the picture and the foot of what it is controlled with.
    private var controlsHeight: Double { FilmControlsView.height }

    var body: any View {
        if model.isFilling { return FilledFilm(look: look, host: host, model: model) }
        return Column {
            Header(look: look, host: host)
            if look.size.width >= 760 { beside } else { below }
        }
    }

    private var beside: Node {
        Row(spacing: look.isCompact ? Space.m : Space.l, align: .start) {
            Sized { size in main(size) }
            if hasAside { side.frame(width: sideWidth).grow(x: false, y: true) }
        }
        .padding(Edges(left: look.margin, bottom: look.isCompact ? Space.s : Space.m, right: look.margin))
        .grow(x: true, y: true)
    }

    private var hasAside: Bool { FilmAside(look: look, host: host, model: model).hasAnything }
    private var sideWidth: Double { min(340, max(220, (look.size.width * 0.24).rounded())) }

    private func main(_ size: Size) -> Node {
        let most = max(120, size.height - controlsHeight)
        return Column {
            FilmScreen(look: look, host: host, model: model, size: fitted(size.width, most))
            controls(size.width)
        }
    }

    private var below: Node {
        let width = look.size.width - 2 * look.margin
        return Column {
            FilmScreen(
                look: look, host: host, model: model, size: fitted(width, (look.size.height * 0.44).rounded())
            )
            controls(width)
            side.grow(x: true, y: true)
        }
        .padding(Edges(left: look.margin, right: look.margin))
        .grow(x: true, y: true)
    }

    /// As high as the picture, if it lies; one that stands gets all the height there is.
    private func fitted(_ width: Double, _ most: Double) -> Size {
        Size(width, min(most, (width / max(1.2, model.aspect)).rounded()))
    }

    private func controls(_ width: Double) -> any View {
        if model.trouble != nil { return Spacer(0) }
        return FilmControlsView(look: look, host: host, model: model, inks: .onPage(look), width: width)
    }

    private var side: Node {
        Scroll(id: "about \(model.id)", indicator: look.colors.softInk.opacity(0.35)) {
            FilmAside(look: look, host: host, model: model)
                .padding(Edges(bottom: Space.l))
        }
    }
}
