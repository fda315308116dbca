import Gestures
import House
import Kit
import Language
import Stage

/// Everything that can be set, in cards; in a wide window a list leads to each.
struct SettingsView: View {
    let look: Look
    let host: Host
    let model: SettingsPage

    var body: any View {
        let content = Column(spacing: Space.l) {
            SettingsCard(look: look, title: look.words.wavingTitle, rows: waving)
            SettingsCard(
                look: look, title: look.words.soundTitle,
                rows: [sounds, volume, subtitles, VibrationRow(look: look, host: host)])
            SettingsCard(look: look, title: look.words.hearingTitle, rows: hearing)
            ReadingSettings(look: look, host: host)
            SettingsCard(
                look: look, title: look.words.appearanceTitle, rows: [language, theme, textSize, motion])
            NotificationSettings(look: look, host: host)
            FoodSettings(look: look, host: host, model: model)
            for part in host.furniture.cards { part.card(look) }
            StorageSettings(look: look, host: host, model: model.storage)
            LibrarySettings(look: look, host: host, preferences: model.preferences)
        }
        .limit(maxWidth: 860)
        .grow(at: .center)
        .padding(
            Edges(
                top: Space.s, left: hasSide ? Space.l : look.margin, bottom: Space.xl, right: look.margin))
        return PageFrame(
            look: look, host: host, id: "settings",
            side: hasSide ? SettingsSections(look: look, host: host).node : nil, content: content)
    }

    private var hasSide: Bool { look.size.width >= 1200 }

    private var waving: [any View] {
        let picker = CameraPicker(look: look, host: host, model: model)
        let camera: [any View] = picker.isNeeded ? [picker] : []
        let eye = [gestures, practice, direction, sensitivity] + taught + camera
        return eye + [quickPictures, preview, check]
    }

    private var gestures: any View {
        SwitchRow(
            look: look, title: look.words.turnByWaving, detail: look.words.cameraPromise, isOn: host.watches
        ) { host.toggleCamera() }
    }

    private var direction: any View {
        let swapped = host.settings.swapsDirection
        return ChoiceRow(
            look: look, title: look.words.nextIsAWave, detail: look.words.nextIsAWaveDetail,
            options: [
                .init(label: look.words.toTheLeft, icon: "hand-left", isChosen: !swapped) {
                    host.settings.swapsDirection = false
                },
                .init(label: look.words.toTheRight, icon: "hand-right", isChosen: swapped) {
                    host.settings.swapsDirection = true
                },
            ])
    }

    private var sensitivity: any View {
        SliderRow(
            look: look, title: look.words.sensitivity, detail: look.words.sensitivityDetail,
            amount: host.settings.sensitivity, steps: Sensitivity.marks.count - 1
        ) { host.settings.sensitivity = $0 }
    }

    /// Nothing before the cook has taught anything.
    private var taught: [any View] {
        guard let taught = host.settings.taughtWaves else { return [] }
        return [
            wayOn(look.words.forgetMyWaves, look.words.learntFromWaves(taught.waves.count)) {
                host.settings.taughtWaves = nil
            }
        ]
    }

    private var quickPictures: any View {
        SwitchRow(
            look: look, title: look.words.quickPictures, detail: look.words.quickPicturesDetail,
            isOn: host.settings.keepsRate
        ) { host.settings.keepsRate.toggle() }
    }

    private var preview: any View {
        SwitchRow(
            look: look, title: look.words.cameraPreview,
            detail: look.words.cameraPreviewDetail,
            isOn: host.settings.showsPreview
        ) { host.settings.showsPreview.toggle() }
    }

    private var practice: any View {
        wayOn(look.words.practiseWaving, look.words.practiseWavingDetail) {
            host.crossings.practise()
        }
    }

    private var check: any View {
        wayOn(look.words.cameraCheck, look.words.cameraCheckDetail) {
            model.preferences.checkCamera()
        }
    }

    /// A row that leads to another page.
    private func wayOn(_ title: String, _ detail: String, press: @escaping @MainActor () -> Void) -> Node {
        LinkRow(look: look, title: title, detail: detail, press: press).node
    }

    private var sounds: any View {
        SwitchRow(
            look: look, title: look.words.sounds, detail: look.words.soundsDetail,
            isOn: host.settings.sounds
        ) {
            host.settings.sounds.toggle()
            host.services.speaker.play(.tick)
        }
    }

    private var volume: any View {
        SliderRow(
            look: look, title: look.words.volume, detail: "", amount: host.settings.volume,
            // A voice is heard without the cues as well.
            isEnabled: host.settings.sounds || host.settings.readsAloud
        ) { value in
            let before = (host.settings.volume * 20).rounded()
            host.settings.volume = value
            if (value * 20).rounded() != before { host.services.speaker.play(.tick) }
        }
    }

    private var hearing: [any View] {
        [
            SwitchRow(
                look: look, title: look.words.turnBySpeaking, detail: look.words.microphonePromise,
                isOn: host.settings.listens
            ) { host.toggleMicrophone() },
            SwitchRow(
                look: look, title: look.words.wakeWord, detail: look.words.wakeWordDetail,
                isOn: host.settings.needsWakeWord
            ) { host.settings.needsWakeWord.toggle() },
            wayOn(
                look.words.speechModel,
                model.speechTrouble?.sentence(look.words)
                    ?? (host.settings.speechModel == nil
                        ? look.words.speechModelDetail : look.words.ownSpeechModel)
            ) { model.chooseSpeechModel() },
        ]
    }

    private var subtitles: any View {
        SwitchRow(
            look: look, title: look.words.subtitlesRow, detail: look.words.subtitlesDetail,
            isOn: host.settings.showsSubtitles
        ) { host.settings.showsSubtitles.toggle() }
    }

    private var language: any View {
        let names =
            [(Language?.none, look.words.languageOfDesktop)] + Language.allCases.map { ($0, $0.ownName) }
        return ChoiceRow(
            look: look, title: look.words.languageTitle, detail: "",
            options: names.map { language, name in
                .init(label: name, isChosen: host.settings.language == language) {
                    host.settings.language = language
                }
            }, id: "language")
    }

    private var theme: any View {
        let names: [(Theme, String, String)] = [
            (.automatic, look.words.themeAutomatic, "contrast"), (.light, look.words.themeLight, "sun"),
            (.dark, look.words.themeDark, "moon"),
        ]
        return ChoiceRow(
            look: look, title: look.words.theme, detail: "",
            options: names.map { theme, name, icon in
                .init(label: name, icon: icon, isChosen: host.settings.theme == theme) {
                    host.settings.theme = theme
                }
            })
    }

    private var textSize: any View {
        let names: [(TextSize, String)] = [
            (.small, look.words.textSmall), (.normal, look.words.textNormal), (.large, look.words.textLarge),
            (.largest, look.words.textLargest),
        ]
        return ChoiceRow(
            look: look, title: look.words.textSize, detail: "",
            options: names.map { size, name in
                .init(label: name, isChosen: host.settings.textSize == size) { host.settings.textSize = size }
            })
    }

    private var motion: any View {
        SwitchRow(
            look: look, title: look.words.reducedMotion, detail: look.words.reducedMotionDetail,
            isOn: host.settings.reducedMotion
        ) { host.settings.reducedMotion.toggle() }
    }
}
