import Dietetics
import House
import Kit
import Recipes
import Stage

/// The diary: a day, or what it asks before the first.
struct DiaryView: View {
    let look: Look
    let host: Host
    let model: DiaryPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: model.id, top: model.profile == nil ? nil : top,
            content: content.padding(Edges(left: look.margin, bottom: Space.xxl, right: look.margin)))
    }

    private var content: Node {
        if let trouble = model.trouble {
            return Trouble(look: look, title: look.words.diaryFailed, text: trouble.sentence(look.words)) {
                model.refresh()
            }.node
        }
        guard model.isKnown else { return Spacer().frame(height: 1) }
        if model.profile == nil { return DiaryWelcome(look: look, host: host, model: model).node }
        return model.isGentle
            ? GentleDay(look: look, host: host, model: model).node
            : DayView(look: look, host: host, model: model).node
    }

    private var top: Node {
        Wrap(spacing: Space.s, lineSpacing: Space.s) {
            Row(spacing: 2) {
                IconButton(look: look, icon: "chevron-left", label: look.words.dayBefore) { model.turn(-1) }
                Text(
                    model.isToday
                        ? look.words.diaryToday
                        : look.words.date(year: model.day.year, month: model.day.month, day: model.day.day),
                    look.type.heading,
                    look.colors.ink, maxLines: 1, isHeading: true
                )
                .padding(x: Space.xs)
                if !model.isToday {
                    IconButton(look: look, icon: "chevron-right", label: look.words.dayAfter) {
                        model.turn(1)
                    }
                }
            }
            if !model.isToday {
                WordButton(look: look, label: look.words.diaryToday, emphasis: .plain) { model.showToday() }
            }
            if !model.isGentle, model.profile?.eater != nil {
                way("scale", look.words.weigh) { model.weigh() }
            }
            if !model.isGentle { way("history", look.words.lookBack) { model.lookBack() } }
            if model.takesPictures { way("picture", look.words.weeklyPictures) { model.showWeekly() } }
            way("person", look.words.diaryProfile) { model.setUp() }
        }
    }

    private func way(_ icon: String, _ label: String, _ press: @escaping @MainActor () -> Void) -> any View {
        look.isNarrow
            ? IconButton(look: look, icon: icon, label: label, fill: look.colors.sunken, press: press)
            : WordButton(look: look, label: label, icon: icon, press: press)
    }
}

/// Before the first day: what the diary is, and the ways into it.
struct DiaryWelcome: View {
    let look: Look
    let host: Host
    let model: DiaryPage

    var body: any View {
        Column(spacing: Space.l) {
            EmptyState(
                look: look, icon: "plate", title: look.words.diaryWelcome, text: look.words.diaryWelcomeText,
                button: WordButton(
                    look: look, label: look.words.diaryBegin, emphasis: .filled, id: "begin diary"
                ) { model.setUp() },
                second: WordButton(look: look, label: look.words.justWrite, id: "just write") {
                    model.keep(DiaryProfile())
                })
            Column(spacing: Space.s) {
                SheetRow(
                    look: look, icon: "heart", title: look.words.recovering,
                    detail: look.words.recoveringDetail
                ) { model.goGently() }
            }
            .limit(maxWidth: look.points(620)).place(.center, .start)
        }
    }
}
