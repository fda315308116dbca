import Aloud
import House
import Kit
import Stage

/// How steps are read aloud (TR30, BY7).
struct ReadingSettings: View {
    let look: Look
    let host: Host

    var body: any View {
        SettingsCard(
            look: look, title: look.words.readAloud, rows: [readsAloud, readsIngredients, speed, wave])
    }

    private var readsAloud: any View {
        SwitchRow(
            look: look, title: look.words.readSteps, detail: look.words.readStepsDetail,
            isOn: host.settings.readsAloud
        ) {
            host.settings.readsAloud.toggle()
            if host.settings.readsAloud { trySpeed() } else { host.stopReading() }
        }
    }

    private var readsIngredients: any View {
        SwitchRow(
            look: look, title: look.words.readIngredients, detail: look.words.readIngredientsDetail,
            isOn: host.settings.readsIngredients, isEnabled: host.settings.readsAloud
        ) { host.settings.readsIngredients.toggle() }
    }

    /// From slow to fast, with the normal one at a mark.
    private var speed: any View {
        let speed = host.settings.readingSpeed
        return SliderRow(
            look: look, title: look.words.readingSpeed, detail: "", amount: (speed - 0.7) / 0.8, steps: 8,
            isEnabled: host.settings.readsAloud
        ) { amount in
            let wanted = 0.7 + (amount * 8).rounded() / 10
            if abs(wanted - speed) < 0.001 { return }
            host.settings.readingSpeed = wanted
            trySpeed()
        }
    }

    /// For whom turning back matters less than hearing once more.
    private var wave: any View {
        ChoiceRow(
            look: look, title: look.words.waveBackTitle, detail: look.words.waveBackDetail,
            options: [(false, look.words.waveBackTurns), (true, look.words.waveBackReads)].map {
                reads, name in
                .init(label: name, isChosen: host.settings.waveBackReads == reads) {
                    host.settings.waveBackReads = reads
                }
            }, id: "wave back")
    }

    /// How it sounds, in the window's language.
    private func trySpeed() {
        let language = WrittenLanguage(rawValue: look.language.rawValue)
        host.checkVoice(in: language)
        host.read(aloud: look.words.readingSample, in: language)
    }
}
