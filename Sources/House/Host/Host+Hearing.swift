public import Commands
public import Listening

/// The microphone: when it is open, and who hears of what was said (BY7).
extension Host {
    /// The microphone's switch: off at once; on only when the cook has been told what it does and agrees.
    public func toggleMicrophone() {
        if settings.listens {
            settings.listens = false
        } else {
            present(
                Sheet("hearing consent") { [unowned self] look in
                    MicrophoneConsentSheet(look: look, host: self) { [unowned self] in
                        settings.listens = true
                    }
                })
        }
    }

    /// What it should listen for now; nil = it should be closed. A ring can be answered on any page.
    private var microphoneWish: MicrophoneWish? {
        guard settings.listens else { return nil }
        return page.microphone ?? (timers.isRinging ? MicrophoneWish() : nil)
    }

    /// Opens the microphone if it is wanted, and closes it otherwise.
    func useMicrophone() {
        let wanted = microphoneWish.map { wish in
            HearingChoice(
                foods: wish.foods, language: Self.spoken(language.rawValue),
                needsWake: settings.needsWakeWord || wish.needsWake,
                model: settings.speechModel)
        }
        if wanted == hearsBefore { return }
        hearsBefore = wanted
        guard let wanted else { return hearing.close() }
        hearing.open(
            ListeningWish(
                language: wanted.language, foods: wanted.foods, needsWake: wanted.needsWake,
                modelFolder: wanted.model, isOverlaid: { [plug = hearing.earplug] in plug.isSounding }))
    }

    /// The language in which commands are said: the window's, if there are words for it.
    private static func spoken(_ language: String) -> String {
        Vocabulary.of(language) == nil ? Vocabulary.english.language : language
    }

    /// Why commands in the window's language can't be heard; nil = they can.
    public var speechModelTrouble: ListeningTrouble? {
        ListeningWish(language: language.rawValue, modelFolder: settings.speechModel).trouble
    }

    /// A command was said. What every page does is done here; the rest is the page's.
    public func hear(_ command: SpokenCommand) {
        isStale = true
        switch command {
        case .louder: changeVolume(by: 0.15)
        case .quieter: changeVolume(by: -0.15)
        case .cameraOff:
            if watches { toggleCamera() }
            services.speaker.play(.tick)
        case .timer(let seconds): startTimer(seconds: seconds)
        case .stop, .pause:
            let isRinging = timers.isRinging
            if isRinging, !page.ringsAlways { return timers.answer() }
            if command == .stop { stopReading() }
            if !page.hear(command), command == .stop, isRinging { timers.answer() }
        default:
            if !page.hear(command) { services.speaker.play(.refused) }
        }
    }

    private func changeVolume(by step: Double) {
        settings.volume = min(1, max(0.1, settings.volume + step))
        services.speaker.play(.tick)
    }

    /// One of the cook's own.
    private func startTimer(seconds: Int) {
        timers.start(
            "own \(now)", recipeID: "", step: 0, name: words.span(Double(seconds)), seconds: Double(seconds))
    }
}

/// What the microphone was last asked for.
struct HearingChoice: Hashable {
    var foods: [String]
    var language: String
    var needsWake: Bool
    var model: String?
}
