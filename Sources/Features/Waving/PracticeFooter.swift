import House
import Kit
import Practice
import Stage

/// Below the practice: what a wave each way would answer, as buttons, too; everything can be skipped.
struct PracticeFooter: View {
    let look: Look
    let host: Host
    let model: PracticePage

    private var rules: Practice { model.rules }

    var body: any View {
        Row(spacing: Space.l) {
            if !host.watches {
                if look.isNarrow {
                    Column(spacing: Space.s, align: .end) {
                        switchOn
                        notNow
                    }
                    .grow(at: .end)
                } else {
                    notNow
                    Spacer().frame(height: 1)
                    switchOn
                }
            } else {
                switch rules.phase {
                case .next, .previous, .room:
                    if look.isNarrow {
                        Column(spacing: Space.s, align: .end) {
                            PracticeRemark(look: look, host: host, rules: rules).grow()
                            skip
                        }
                        .grow()
                    } else {
                        PracticeRemark(look: look, host: host, rules: rules).grow()
                        skip
                    }
                case .direction:
                    answers(no: look.words.noAsItWas, yes: look.words.yesSwapThem)
                case .roomAhead: answers(no: look.words.leaveItOut, yes: look.words.begin)
                case .result:
                    if rules.findings.isChange {
                        answers(
                            no: look.words.keep(look.words.percent(rules.findings.setting)),
                            yes: look.words.useIt)
                    } else {
                        answers(no: nil, yes: look.words.good)
                    }
                case .done:
                    answers(
                        no: look.words.practiseAgain,
                        yes: model.waving.isCooking() ? look.words.backToRecipe : look.words.close)
                }
            }
        }
    }

    private var notNow: Node { button(look.words.notNow) { model.leavePractice() } }

    private var switchOn: Node {
        button(look.words.switchCameraOn, icon: "camera", isMain: true) { model.switchCameraOn() }
    }

    private var skip: Node {
        button(look.words.skipThis, trailingIcon: "arrow-right") { model.handle(.goOn) }
    }

    private func answers(no: String?, yes: String) -> Node {
        let icons = WaveIcons(rules)
        return Row(spacing: Space.l) {
            if let no { button(no, icon: icons.no) { model.handle(.decline) } }
            Text(
                look.words.waveTapOrKey,
                look.type.label.aligned(.center), look.colors.softInk, maxLines: 1
            )
            .grow(at: .center)
            button(yes, icon: icons.yes, isMain: true) { model.handle(.goOn) }
        }
        .grow()
    }

    private func button(
        _ label: String, icon: String? = nil, trailingIcon: String? = nil, isMain: Bool = false,
        press: @escaping @MainActor () -> Void
    ) -> Node {
        WordButton(
            look: look, label: label, icon: icon, trailingIcon: trailingIcon,
            emphasis: isMain ? .filled : .outlined, height: look.isCompact ? Space.touch : look.points(64),
            id: "practice \(label)", press: press
        ).node
    }
}
