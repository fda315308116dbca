import Practice
import Stage

/// Below the practice: what a wave each way would answer, as buttons, too; everything can be skipped.
struct PracticeFooter: View {
    let look: Look
    let app: App
    let rules: Practice

    var body: any View {
        Row(spacing: Space.l) {
            if !app.watches {
                button("Not now") { app.leavePractice() }
                Spacer().frame(height: 1)
                button("Switch the camera on", icon: "camera", isMain: true) { app.switchCameraOn() }
            } else {
                switch rules.stage {
                case .next, .previous, .room:
                    PracticeRemark(look: look, app: app, rules: rules).grow()
                    button("Skip this", trailingIcon: "arrow-right") { app.practise(.goOn) }
                case .direction:
                    answers(no: "No, as it was", yes: "Yes, swap them")
                case .roomAhead: answers(no: "Leave it out", yes: "Begin")
                case .result:
                    if rules.findings.isChange {
                        answers(no: "Keep \(PracticeWords.percent(rules.findings.setting))", yes: "Use it")
                    } else {
                        answers(no: nil, yes: "Good")
                    }
                case .done:
                    answers(
                        no: "Practise again", yes: app.cooking == nil ? "Close" : "Back to the recipe")
                }
            }
        }
    }

    private func answers(no: String?, yes: String) -> Node {
        let icons = WaveIcons(rules)
        return Row(spacing: Space.l) {
            if let no { button(no, icon: icons.no) { app.practise(.decline) } }
            Text(
                "Wave, tap or press a key",
                look.type.label.aligned(.center), look.colors.softInk, maxLines: 1
            )
            .grow(at: .center)
            button(yes, icon: icons.yes, isMain: true) { app.practise(.goOn) }
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
