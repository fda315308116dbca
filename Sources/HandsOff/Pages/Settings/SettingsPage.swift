import Language
import Stage

/// Everything that can be set, in three cards.
struct SettingsPage: View {
    let look: Look
    let app: App

    var body: any View {
        let content = Column(spacing: Space.l) {
            section(look.words.wavingSection, waving)
            section(look.words.soundSection, [sounds, volume])
            section(look.words.appearanceSection, [language, theme, textSize, motion])
        }
        .limit(maxWidth: 860)
        .grow(at: .center)
        .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xl, right: look.margin))
        return PageFrame(look: look, app: app, id: "settings", content: content)
    }

    private func section(_ title: String, _ rows: [any View]) -> Node {
        Column(spacing: 10) {
            Text(title, look.type.heading, look.colors.ink, isHeading: true)
            Column {
                for (i, row) in rows.enumerated() {
                    if i > 0 { Rule(look: look).padding(x: Space.m) }
                    row
                }
            }
            .padding(y: 6)
            .card(look)
        }
    }

    private var waving: [any View] {
        let camera: [any View] = CameraChoice.isNeeded(app) ? [CameraChoice(look: look, app: app)] : []
        return [gestures, practice, direction, vertical, sensitivity] + camera + [preview, check]
    }

    private var gestures: any View {
        SwitchRow(
            look: look, title: look.words.turnByWaving, detail: look.words.cameraPromise, isOn: app.watches
        ) { app.toggleCamera() }
    }

    private var direction: any View {
        let swapped = app.settings.swapsDirection
        return ChoiceRow(
            look: look, title: look.words.nextIsAWave, detail: look.words.nextIsAWaveDetail,
            options: [
                .init(label: look.words.toTheLeft, icon: "hand-left", isChosen: !swapped) {
                    app.settings.swapsDirection = false
                },
                .init(label: look.words.toTheRight, icon: "hand-right", isChosen: swapped) {
                    app.settings.swapsDirection = true
                },
            ])
    }

    private var vertical: any View {
        SwitchRow(
            look: look, title: look.words.upAndDown,
            detail: look.words.upAndDownDetail,
            isOn: app.settings.watchesVertical
        ) {
            app.settings.watchesVertical.toggle()
            app.settings.verticalHints = 0
        }
    }

    private var sensitivity: any View {
        SliderRow(
            look: look, title: look.words.sensitivity, detail: look.words.sensitivityDetail,
            amount: app.settings.sensitivity
        ) { app.settings.sensitivity = $0 }
    }

    private var preview: any View {
        SwitchRow(
            look: look, title: look.words.cameraPreview,
            detail: look.words.cameraPreviewDetail,
            isOn: app.settings.showsPreview
        ) { app.settings.showsPreview.toggle() }
    }

    private var practice: any View {
        wayOn(look.words.practiseWaving, look.words.practiseWavingDetail) {
            app.startPractice()
        }
    }

    private var check: any View {
        wayOn(look.words.cameraCheck, look.words.cameraCheckDetail) {
            if app.watches { app.show(.cameraCheck) } else { app.sheet = .checkConsent }
        }
    }

    /// A row that leads to another page.
    private func wayOn(_ title: String, _ detail: String, press: @escaping @MainActor () -> Void) -> Node {
        var spec = RegionSpec(.button, title)
        spec.press = press
        return Row(spacing: Space.l) {
            Column(spacing: 2) {
                Text(title, look.type.bodyStrong, look.colors.ink)
                Text(detail, look.type.small, look.colors.softInk)
            }
            .grow()
            Icon("chevron-right", size: 24, look.colors.softInk)
        }
        .padding(x: Space.m, y: 12)
        .limit(minHeight: 64)
        .region(spec)
    }

    private var sounds: any View {
        SwitchRow(
            look: look, title: look.words.sounds, detail: look.words.soundsDetail,
            isOn: app.settings.sounds
        ) {
            app.settings.sounds.toggle()
            app.services.speaker.play(.tick)
        }
    }

    private var volume: any View {
        SliderRow(
            look: look, title: look.words.volume, detail: "", amount: app.settings.volume,
            isEnabled: app.settings.sounds
        ) { value in
            let before = (app.settings.volume * 20).rounded()
            app.settings.volume = value
            if (value * 20).rounded() != before { app.services.speaker.play(.tick) }
        }
    }

    private var language: any View {
        let names =
            [(Language?.none, look.words.languageOfDesktop)] + Language.allCases.map { ($0, $0.ownName) }
        return ChoiceRow(
            look: look, title: look.words.languageTitle, detail: "",
            options: names.map { language, name in
                .init(label: name, isChosen: app.settings.language == language) {
                    app.settings.language = language
                }
            }, id: "language")
    }

    private var theme: any View {
        let names: [(Settings.Theme, String, String)] = [
            (.automatic, look.words.themeAutomatic, "contrast"), (.light, look.words.themeLight, "sun"),
            (.dark, look.words.themeDark, "moon"),
        ]
        return ChoiceRow(
            look: look, title: look.words.theme, detail: "",
            options: names.map { theme, name, icon in
                .init(label: name, icon: icon, isChosen: app.settings.theme == theme) {
                    app.settings.theme = theme
                }
            })
    }

    private var textSize: any View {
        let names: [(Settings.TextSize, String)] = [
            (.small, look.words.textSmall), (.normal, look.words.textNormal), (.large, look.words.textLarge),
            (.largest, look.words.textLargest),
        ]
        return ChoiceRow(
            look: look, title: look.words.textSize, detail: "",
            options: names.map { size, name in
                .init(label: name, isChosen: app.settings.textSize == size) { app.settings.textSize = size }
            })
    }

    private var motion: any View {
        SwitchRow(
            look: look, title: look.words.reducedMotion, detail: look.words.reducedMotionDetail,
            isOn: app.settings.reducedMotion
        ) { app.settings.reducedMotion.toggle() }
    }
}
