import Language
import Stage

/// Everything that can be set, in cards; in a wide window a list leads to each.
struct SettingsPage: View {
    let look: Look
    let app: App

    var body: any View {
        let content = Column(spacing: Space.l) {
            SettingsCard(look: look, title: look.words.wavingTitle, rows: waving)
            SettingsCard(
                look: look, title: look.words.soundTitle,
                rows: [sounds, volume, VibrationRow(look: look, app: app)])
            SettingsCard(
                look: look, title: look.words.appearanceTitle, rows: [language, theme, textSize, motion])
            NotificationSettings(look: look, app: app)
            FoodSettings(look: look, app: app)
            OfflineSettings(look: look)
            LibrarySettings(look: look, app: app)
        }
        .limit(maxWidth: 860)
        .grow(at: .center)
        .padding(
            Edges(
                top: Space.s, left: hasSide ? Space.l : look.margin, bottom: Space.xl, right: look.margin))
        return PageFrame(
            look: look, app: app, id: "settings",
            side: hasSide ? SettingsSections(look: look, app: app).node : nil, content: content)
    }

    private var hasSide: Bool { look.size.width >= 1200 }

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
        LinkRow(look: look, title: title, detail: detail, press: press).node
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
