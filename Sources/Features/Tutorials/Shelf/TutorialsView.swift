import House
import Kit
import Stage

/// The shelf: the program's films above the cook's.
struct TutorialsView: View {
    let look: Look
    let host: Host
    let model: TutorialsPage

    private var ours: [Film] { model.tutorials.ours ?? [] }
    private var cooks: [Film] { model.tutorials.cooks }

    var body: any View {
        let content = Column(spacing: Space.xl) {
            if !ours.isEmpty { part(look.words.filmsFromUs, "ours", ours, hasNotes: true) }
            if !cooks.isEmpty {
                part(look.words.yourFilms, "cooks", cooks, hasNotes: model.hasBroken)
                if model.tutorials.listing?.isCut == true {
                    Text(look.words.moreFilms, look.type.small, look.colors.softInk)
                }
            } else if model.tutorials.listing != nil {
                noFilms
            }
        }
        .grow()
        .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xl, right: look.margin))
        return PageFrame(look: look, host: host, id: "tutorials", content: content)
    }

    private func part(_ title: String, _ id: String, _ films: [Film], hasNotes: Bool) -> Node {
        Column(spacing: Space.m) {
            Text(title, look.type.heading, look.colors.ink, isHeading: true)
            CardGrid(
                id: "films \(id)", count: films.count, columns: columns,
                spacing: look.isCompact ? Space.m : Space.l
            ) { place in
                FilmCardView(look: look, host: host, model: model, film: films[place], hasNotes: hasNotes)
            }
        }
    }

    private var columns: Int {
        if look.isNarrow { return look.size.width < 420 * look.type.factor ? 1 : 2 }
        return max(2, min(5, Int((look.size.width - 2 * look.margin) / (look.size.width > 1500 ? 400 : 340))))
    }

    private var noFilms: Node {
        if ours.isEmpty {
            return EmptyState(
                look: look, icon: "film", title: look.words.noFilmsYet,
                text: look.words.putFilmsInto(model.folderName), button: copy
            ).node
        }
        return Column(spacing: Space.m) {
            Text(look.words.yourFilms, look.type.heading, look.colors.ink, isHeading: true)
            BannerLine(look: look) {
                Icon("folder", size: 32, look.colors.softInk)
                Text(look.words.putFilmsInto(model.folderName), look.type.body, look.colors.ink).grow()
            } ways: {
                copy
            }
            .padding(look.isCompact ? Space.m : Space.l)
            .behind(
                .fill(radius: Space.radius, look.colors.sunken),
                .border(radius: Space.radius, width: 1.5, look.colors.line))
        }
    }

    private var copy: WordButton {
        WordButton(look: look, label: look.words.copyFolder, icon: "copy") { model.copyFolder() }
    }
}
