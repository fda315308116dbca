import House
import Library
import Media
import Recipes
import Stage

/// What moves at a step (TR27, TR28): its clip is opened when the page comes, begins when the page has come to rest,
/// and stands still as soon as nobody can see it.
@MainActor final class StepFilm {
    private unowned let page: CookingPage
    /// The step whose clip is open, or being fetched.
    private var step: Int?
    private(set) var screening: Screening?
    /// What was seen of the clip of another step, which may still be sliding out.
    private var before: (step: Int, picture: Bitmap)?
    /// What the cook has said by a tap; nil = nothing yet.
    private var wantsIt: Bool?
    /// Whether the cook lets it be heard.
    private var isHeard = false
    /// Why the clip isn't there.
    private var isLost = false
    /// The clip lies on the server only (AR15).
    private(set) var fetch: FileFetch?

    init(_ page: CookingPage) { self.page = page }

    private var host: Host { page.host }

    // MARK: What is shown

    /// The picture of a step's clip that was seen last; nil = none has been.
    func picture(of step: Int) -> Bitmap? {
        step == self.step ? screening?.picture : before.flatMap { $0.step == step ? $0.picture : nil }
    }
    func isCurrent(_ step: Int) -> Bool { step == self.step && screening != nil }
    /// Width by height, once it is known.
    func aspect(of step: Int) -> Double? {
        if let picture = picture(of: step), picture.height > 0 {
            return Double(picture.width) / Double(picture.height)
        }
        return step == self.step ? screening?.facts?.aspect : nil
    }
    /// Why it can't be shown; for the cook.
    var trouble: String? {
        isLost ? host.words.filmMissing : fetch?.trouble ?? screening?.trouble?.sentence(host.words)
    }

    // MARK: What happens

    /// A tap on it: it stands still, or goes on; one that lies on the server is fetched, or not any more.
    func tap() {
        if let fetch {
            host.services.speaker.play(.tick)
            if fetch.isComing { return fetch.cancel() }
            // Whoever fetches it wants to see it.
            wantsIt = true
            return bring(fetch)
        }
        guard let screening, screening.trouble == nil else { return }
        wantsIt = !screening.isPlaying
        follow()
    }

    func toggleSound() {
        isHeard.toggle()
        screening?.listen(isHeard, languages: [page.reading.language.rawValue])
        host.touch()
    }

    /// When something is to be done by itself.
    var deadline: Double? { [start, screening?.deadline].compactMap { $0 }.min() }
    /// When the page will have come to rest, as long as something waits for that.
    private var start: Double?

    private var rest: Double? {
        guard let turn = page.turn, !host.stage.motion.isReduced else { return nil }
        let rest = turn.since + CookingPage.slideTime
        // The slide itself is over when it is nearly so.
        return rest > host.now + 1e-4 ? rest : nil
    }

    /// Brings it in line with what is shown, and with who can see it.
    func follow() {
        let now = page.slideshow.step
        let isSeen = host.isShown(page)
        if now != step || !isSeen {
            retire()
            if isSeen { open(now) }
        }
        start = screening == nil ? nil : rest
        guard let screening else { return }
        screening.elapse()
        if let size = page.filmSize(of: now) { screening.fit(size) }
        let wants = wantsIt ?? !host.settings.savesData
        let plays = wants && host.sheet == nil && !host.isHidden && start == nil && screening.trouble == nil
        if plays != screening.isPlaying, screening.isOpen { plays ? screening.play() : screening.pause() }
    }

    func close() { retire() }

    private func retire() {
        if let step, let picture = screening?.picture { before = (step, picture) }
        screening?.close()
        // What comes by itself is there when the page is turned back.
        if fetch?.comesByItself == true { fetch?.leave() } else { fetch?.cancel() }
        fetch = nil
        (screening, step, wantsIt, isLost, isHeard) = (nil, nil, nil, false, false)
    }

    /// - Parameter hasCome: it has just been fetched, and isn't again by itself.
    private func open(_ number: Int, hasCome: Bool = false) {
        step = number
        guard let name = page.recipe.steps[number].clip else { return }
        host.findClip(name) { [weak self] place in
            guard let self, step == number, screening == nil else { return }
            switch place {
            case .here(let clip):
                screening = Screening(.data(Array(clip)), loops: true, services: host.services)
                follow()
            case .away(let fetch):
                self.fetch = fetch
                let isSparing = host.settings.savesData || host.settings.worksOffline
                if fetch.isComing || fetch.comesByItself && !isSparing && !hasCome {
                    bring(fetch, quietly: true)
                }
            case .nowhere: isLost = true
            }
            host.touch()
        }
    }

    private func bring(_ fetch: FileFetch, quietly: Bool = false) {
        fetch.begin(quietly: quietly) { [weak self, weak fetch] in
            guard let self, let step, self.fetch === fetch else { return }
            self.fetch = nil
            open(step, hasCome: true)
        }
    }
}
