import Dietetics
import House
import Kit
import Stage

extension DiaryPage {
    /// Shows where the day's figures come from.
    func explain() {
        guard let targets, let eater = profile?.eater else { return }
        host.present(
            Sheet("workings") { [unowned host, year = host.calendarDay.year] look in
                let lines = look.words.workings(targets, eater, age: eater.age(in: year))
                let content = Column(spacing: Space.m) {
                    Text(look.words.howWorkedOut, look.type.title, look.colors.ink, isHeading: true)
                    for line in lines { Text(line, look.type.body.leading(1.3), look.colors.ink) }
                    Text(look.words.noDoctor, look.type.small.leading(1.25), look.colors.softInk)
                }
                let close = WordButton(
                    look: look, label: look.words.close, emphasis: .filled, id: "close workings"
                ) { host.dismiss() }
                return SheetFrame(
                    look: look, key: "workings", dismiss: { host.dismiss() }, content: content,
                    foot: close.node.grow(at: .end))
            })
    }
}
