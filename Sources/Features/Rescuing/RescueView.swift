import House
import Kit
import Language
import Library
import Stage

/// The library can't be opened: why, and what can be done. Nothing here deletes a file.
struct RescueView: View {
    let look: Look
    let host: Host
    let model: RescuePage

    var body: any View {
        Scroll(id: "rescue", indicator: look.colors.softInk.opacity(0.35)) {
            Column(spacing: Space.l, align: .center) {
                head
                if let failure = model.failure { Notice(look: look, text: failure) }
                if let salvaged = model.salvaged { Notice(look: look, text: salvaged, icon: "check") }
                choices
                foot
            }
            .limit(maxWidth: 720)
            .grow(at: .center)
            .padding(x: look.margin, y: look.isCompact ? Space.l : Space.xxl)
        }
        .grow(x: true, y: true)
    }

    private var head: Node {
        Column(spacing: Space.m, align: .center) {
            Icon("pot", size: look.isCompact ? 48 : 72, look.colors.softInk.opacity(0.7))
                .padding(look.isCompact ? Space.m : Space.l)
                .behind(.fill(radius: 80, look.colors.sunken))
            Text(
                look.words.title(of: model.trouble), look.type.title.aligned(.center), look.colors.ink,
                isHeading: true)
            Text(
                model.rescue.error.sentence(look.words, named: host.services.places.named),
                look.type.body.aligned(.center),
                look.colors.softInk)
            for log in model.rescue.logs {
                Text(
                    look.words.logIsKept(host.services.places.named(log)), look.type.body.aligned(.center),
                    look.colors.softInk)
            }
        }
    }

    /// What can take the library's place, the likeliest first.
    @ViewBuilder private var choices: [Node] {
        if model.rescue.isBroken {
            Column {
                for (i, backUp) in model.rescue.backUps.enumerated() {
                    LinkRow(
                        look: look, icon: i == 0 ? "history" : "archive",
                        title: look.words.goBackTo(host.date(backUp.madeAt)),
                        detail: look.words.copyHolds(
                            backUp.recipes, LibraryCopy(backUp.occasion, isLast: i == 0))
                    ) { model.putBack(backUp) }
                    Rule(look: look).padding(x: Space.m)
                }
                LinkRow(
                    look: look, icon: "folder", title: look.words.chooseBackUp,
                    detail: look.words.chooseBackUpDetail
                ) { model.choose() }
                Rule(look: look).padding(x: Space.m)
                if model.trouble == .damaged {
                    LinkRow(
                        look: look, icon: "download", title: look.words.salvage,
                        detail: look.words.salvageDetail
                    ) { model.salvage() }
                    Rule(look: look).padding(x: Space.m)
                }
                LinkRow(
                    look: look, icon: "plus", title: look.words.newLibrary,
                    detail: look.words.newLibraryDetail
                ) { model.beginNew() }
            }
            .padding(y: 6)
            .card(look)
            .opacity(model.isBusy ? 0.45 : 1)
        }
    }

    private var foot: Node {
        Row(spacing: Space.m) {
            WordButton(look: look, label: look.words.closeProgram, emphasis: .plain) { host.quit() }
            if !model.rescue.isBroken && model.trouble != .newer || model.rescue.mayCome {
                WordButton(
                    look: look, label: look.words.tryAgain, icon: "refresh",
                    emphasis: model.rescue.isBroken ? .outlined : .filled
                ) { model.tryAgain() }
            }
        }
    }
}
