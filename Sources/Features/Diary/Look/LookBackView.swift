import Dietetics
import House
import Kit
import Recipes
import Stage

/// A graph, what it says at one place, and the same as numbers beside or below it.
struct LookBackView: View {
    let look: Look
    let host: Host
    let model: LookBackPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: model.id, top: model.isGentle ? nil : choices,
            content: content.padding(Edges(left: look.margin, bottom: Space.xxl, right: look.margin)))
    }

    private var choices: Node {
        Wrap(spacing: Space.m, lineSpacing: Space.s) {
            Segments(
                look: look, title: look.words.lookBack,
                options: model.subjects.map { subject in
                    ChoiceRow.Option(label: look.words.name(subject), isChosen: model.subject == subject) {
                        model.show(subject)
                    }
                })
            Segments(
                look: look, title: look.words.lookBackSpan,
                options: LookBackSpan.allCases.map { span in
                    ChoiceRow.Option(label: look.words.name(span), isChosen: model.span == span) {
                        model.show(span)
                    }
                })
        }
    }

    private var content: Node {
        if model.isGentle { return Spacer().frame(height: 1) }
        if let trouble = model.trouble {
            return Trouble(look: look, title: look.words.diaryFailed, text: trouble.sentence(look.words)) {
                model.refresh()
            }.node
        }
        guard let found = model.look else { return Spacer().frame(height: 1) }
        if found.isEmpty {
            return EmptyState(
                look: look, icon: model.subject == .weight ? "scale" : "plate",
                title: look.words.nothingToLookBackOn,
                text: look.words.nothingToLookBackOnText(model.subject)
            ).node
        }
        let graph = Column(spacing: Space.m) {
            told(found)
            LookBackGraph(look: look, model: model, found: found).padding(Edges(top: Space.s))
        }
        .padding(look.isCompact ? Space.m : Space.l)
        .grow()
        .card(look)
        let numbers = numbers(found)
        if look.size.width < 1000 * max(1, look.type.factor) {
            return Column(spacing: Space.l) {
                graph
                numbers
            }
        }
        return Row(spacing: Space.l, align: .start) {
            graph.grow()
            numbers.frame(width: look.points(340))
        }
    }

    /// What there is at the place that is looked at.
    private func told(_ found: LookBack) -> Node {
        let step = model.place.map { found.steps[$0] }
        return Column(spacing: 2) {
            Text(
                step?.value.map { look.words.amount($0, model.subject, model.units) }
                    ?? look.words.nothingWritten,
                look.type.title, look.colors.ink, maxLines: 1, isHeading: true)
            Text(step.map(caption) ?? "", look.type.small, look.colors.softInk)
            if let target = model.target {
                Text(look.words.lookBackTarget(target, model.subject), look.type.small, look.colors.softInk)
            }
        }
    }

    private func caption(_ step: LookBack.Step) -> String {
        let when = look.words.stretch(step.first, step.last)
        guard model.subject == .weight, model.span == .weeks, let mean = step.mean else { return when }
        return look.words.lookBackMean(when, look.words.amount(mean, model.subject, model.units))
    }

    private func numbers(_ found: LookBack) -> Node {
        Column(spacing: Space.s) {
            Text(look.words.asNumbers, look.type.heading, look.colors.ink, isHeading: true)
            for step in found.steps.reversed() where step.value != nil {
                Row(spacing: Space.s) {
                    Text(look.words.stretch(step.first, step.last), look.type.small, look.colors.softInk)
                        .grow()
                    Text(
                        step.value.map { look.words.amount($0, model.subject, model.units) } ?? "",
                        look.type.smallStrong, look.colors.ink, maxLines: 1)
                }
            }
            WordButton(look: look, label: look.words.saveTable, icon: "download", emphasis: .plain) {
                model.saveTable()
            }
        }
        .padding(look.isCompact ? Space.m : Space.l)
        .grow()
        .card(look)
    }
}
