import Aloud
import Commands
import House
import Kit
import Language
import Recipes
import Slideshow
import Stage

/// What can be said while cooking (BY7): the fifth door to the slideshow, and questions.
extension CookingPage {
    var microphone: MicrophoneWish? {
        MicrophoneWish(foods: SpokenFoods.phrases(of: recipe.ingredients.map(\.name)))
    }

    func hear(_ command: SpokenCommand) -> Bool {
        if host.sheet?.id == LookAround.id, command == .next || command == .previous || command == .stop {
            host.dismiss()
            return true
        }
        switch command {
        // A microphone mistakes words as a camera mistakes hands, so they are taken back like waves.
        case .next: perform(.next, by: .wave)
        case .previous: perform(.previous, by: .wave)
        case .again: perform(.again, by: .wave)
        case .pause: if host.timers.isRinging || !host.timers.rack.isPaused { perform(.pause, by: .wave) }
        case .resume: if host.timers.rack.isPaused { perform(.pause, by: .wave) }
        case .stop: if host.timers.isRinging { host.timers.answer() }
        case .read:
            host.read(
                aloud: reading.text(
                    of: part, withIngredients: host.settings.readsIngredients, window: host.language),
                in: reading.language)
        case .startTimer: startWaitingTimer()
        case .howMuch(let food): answer(amount(of: food))
        case .howLongLeft: answer(timeLeft)
        case .whatsNext: answer(whatComesNext)
        case .step(let number):
            guard recipe.steps.indices.contains(number - 1) else { return false }
            jump(to: number - 1)
        case .ingredients: lookAround(.ingredients)
        case .louder, .quieter, .timer, .cameraOff: return false
        }
        return true
    }

    private func startWaitingTimer() {
        // Asked whether to: that is a yes, and it goes on as a wave would.
        if offered != nil { return perform(.next, by: .wave) }
        guard let timed = part.timed.first(where: { host.timers.rack.timer($0.id) == nil }) else {
            host.services.speaker.play(.refused)
            return say(host.words.noTimerHere)
        }
        startTimer(timed, step: slideshow.step)
    }

    /// By the voice and on the screen.
    private func answer(_ sentence: String) {
        host.touch()
        say(sentence)
        host.read(aloud: sentence, in: WrittenLanguage(rawValue: host.language.rawValue))
    }

    private func amount(of food: String) -> String {
        let meant = recipe.ingredients.filter { SpokenFoods.isMeant($0.name, by: food) }
        if meant.isEmpty { return host.words.notInThis(food) }
        return meant.map { ingredient in
            var plain = ingredient
            plain.note = nil
            return plain.line(host.words)
        }.joined(separator: "; ")
    }

    private var timeLeft: String {
        let running = host.timers.rack.byUrgency.filter { $0.overSince == nil }
        if running.isEmpty { return host.words.noTimerRuns }
        return running.prefix(3).map { "\($0.name): \(host.words.span($0.left(at: host.now)))" }
            .joined(separator: "; ")
    }

    private var whatComesNext: String {
        guard let next = nextText else { return host.words.lastStep }
        // The first sentence is enough to know what to get ready.
        let end = next.indices.first { i in
            ".!?\n".contains(next[i])
                && (next.index(after: i) == next.endIndex || next[next.index(after: i)].isWhitespace)
        }
        return end.map { String(next[...$0]).trimmed } ?? next
    }
}
