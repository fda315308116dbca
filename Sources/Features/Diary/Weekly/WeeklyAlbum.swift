import Dietetics
import struct Foundation.Data
import House
import Keyring
import Library
import PictureSafe
import Recipes
import Screen
import Stage

/// The weekly pictures (MO7), sealed on the disk and open only here. The key is asked for once, when the first is to be seen.
@MainActor final class WeeklyAlbum {
    enum Trouble: Hashable {
        /// The keeper of secrets doesn't give the key, or takes none.
        case key
        case disk
    }

    unowned let host: Host
    private let safe: PictureSafe
    private let keyring: Keyring
    /// The days that there are pictures of, the latest first; nil = not looked yet.
    private(set) var days: [CalendarDay]?
    private(set) var trouble: Trouble?
    /// Small, by their days; nil = it can't be opened.
    private(set) var thumbnails: [CalendarDay: Bitmap?] = [:]
    /// What somebody has before their eyes, small; nil = nothing, or it isn't open yet.
    private(set) var goal: Bitmap?
    /// Whether there is such a picture.
    private(set) var hasGoal = false
    /// When the picture that was put off is due again, by the host's clock.
    private(set) var dueAgain: Double?
    /// It is known which there are, anew.
    var looked: () -> Void = {}
    private var key: SealingKey?
    /// Those who wait for the key, which is asked for once: the desktop may want a password for each question.
    private var waiting: [(makes: Bool, use: @MainActor (SealingKey?) -> Void)] = []
    private var isAsking = false
    /// Different for each picture that is drawn.
    private var versions = 1 << 43

    nonisolated private static let keyringKey = KeyringKey(purpose: "weekly-pictures")
    static let thumbnail = Size(108, 144)
    static let goalSize = Size(72, 72)
    nonisolated private static let goalName = "goal"
    nonisolated static let largest = Size(810, 1080)

    init(_ host: Host, keyring: Keyring) {
        (self.host, self.keyring) = (host, keyring)
        safe = PictureSafe(folder: host.services.privateFolder.appending(path: "weekly"))
    }

    /// Looks which there are.
    /// - Parameter draws: whether those that aren't drawn yet are.
    func look(draws: Bool = false) {
        host.services.errands.labour { [safe] in
            do throws(SafeTrouble) { return .success(try safe.names()) } catch { return .failure(error) }
        } then: { [self] (answer: Result<[String], SafeTrouble>) in
            switch answer {
            case .success(let names):
                trouble = nil
                days = names.compactMap { CalendarDay($0) }.sorted(by: >)
                hasGoal = names.contains(Self.goalName)
                if hasGoal, goal == nil { drawGoal() }
                // One that couldn't be opened may be, once the keyring is.
                for day in days ?? [] where draws && (thumbnails[day] ?? nil) == nil {
                    draw(day, Self.thumbnail) { [self] in thumbnails[day] = .some($0) }
                }
                looked()
            case .failure(let trouble): fail(.disk, trouble.cause)
            }
            host.touch()
        }
    }

    // MARK: The goal

    /// Keeps a picture of what somebody is after, in the place of the one before it.
    func setGoal(_ path: String) {
        host.services.errands.run { [drawer = host.services.drawer] in
            await PictureFolder.read(path, drawer)
        } then: { [self] answer in
            switch answer {
            case .failure(let trouble):
                host.services.speaker.play(.refused)
                host.tell(trouble.sentence(host.words))
            case .success(let file):
                keep(file.data, Self.goalName) { [self] in
                    (hasGoal, goal) = (true, nil)
                    drawGoal()
                }
            }
        }
    }

    func removeGoal() {
        (hasGoal, goal) = (false, nil)
        host.touch()
        remove(Self.goalName) {}
    }

    private func drawGoal() {
        draw(Self.goalName, Self.goalSize) { [self] in
            if hasGoal { goal = $0 }
            host.touch()
        }
    }

    // MARK: Opening and keeping

    /// Opens a picture and draws it over a size; nil = it can't be opened.
    func draw(_ day: CalendarDay, _ size: Size, then: @escaping @MainActor (Bitmap?) -> Void) {
        draw(day.text, size, then: then)
    }

    private func draw(_ name: String, _ size: Size, then: @escaping @MainActor (Bitmap?) -> Void) {
        withKey(makes: false) { [self] key in
            guard let key else { return then(nil) }
            versions += 1
            let scale = host.services.pixelsPerPoint()
            host.services.errands.labour { [safe, version = versions] in
                guard let file = try? safe.open(name, key) else { return nil }
                let rendering = PictureRendering(
                    width: Int(size.width * scale), height: Int(size.height * scale), fills: true)
                return (try? rendering.render(file))?.bitmap(version: version)
            } then: { (picture: Bitmap?) in
                then(picture)
            }
        }
    }

    /// Keeps today's picture, in the place of one that was taken today before.
    func keep(_ picture: Bitmap) {
        let day = host.calendarDay
        host.services.errands.labour {
            (try? PictureFile(picture.upright))?.data
        } then: { [self] file in
            guard let file else { return fail(.disk, "encoding") }
            keep(file, day.text) { [self] in
                (thumbnails[day], dueAgain) = (nil, nil)
                look(draws: true)
            }
        }
    }

    private func keep(_ file: Data, _ name: String, then: @escaping @MainActor () -> Void) {
        withKey(makes: true) { [self] key in
            guard let key else { return host.tell(host.words.weeklyTrouble(.key)) }
            host.services.errands.labour { [safe] in
                do throws(SafeTrouble) { try safe.keep(file, named: name, key) } catch { return error.cause }
                return nil
            } then: { [self] (cause: String?) in
                guard let cause else { return then() }
                fail(.disk, cause)
                host.tell(host.words.weeklyTrouble(.disk))
            }
        }
    }

    func remove(_ day: CalendarDay) {
        remove(day.text) { [self] in
            thumbnails[day] = nil
            look(draws: true)
        }
    }

    private func remove(_ name: String, then: @escaping @MainActor () -> Void) {
        host.services.errands.labour { [safe] in
            do throws(SafeTrouble) { try safe.remove(name) } catch { return error.cause }
            return nil
        } then: { [self] (cause: String?) in
            if let cause { return fail(.disk, cause) }
            then()
        }
    }

    /// All of them, and the key: what a back-up of the disk may still have of them stays sealed for good.
    func removeAll() {
        (days, thumbnails, key, dueAgain, trouble) = ([], [:], nil, nil, nil)
        (goal, hasGoal) = (nil, false)
        host.services.errands.labour { [safe, keyring] in
            do throws(SafeTrouble) { try safe.removeAll() } catch { return error.cause }
            do throws(KeyringTrouble) { try keyring.forget(Self.keyringKey) } catch { return error.cause }
            return nil
        } then: { [self] (cause: String?) in
            if let cause { fail(.disk, cause) }
        }
    }

    // MARK: When

    /// Whether today's picture is due and not put off.
    func isDue(passed: CalendarDay?) -> Bool {
        guard let days, dueAgain == nil else { return false }
        return WeeklyPicture.isDue(on: host.calendarDay, taken: days, passed: passed)
    }

    /// In an hour.
    func putOff() {
        dueAgain = host.now + 3600
        host.touch()
    }

    /// The hour is over: says so, wherever one is.
    func elapse() {
        dueAgain = nil
        host.touch()
        guard host.settings.notifications.allowsOthers(atHour: host.hour) else { return }
        let words = host.words
        host.services.errands.run {
            [notify = host.services.notify, title = words.weeklyDue, text = words.weeklyDueText] in
            await notify(title, text)
        } then: {
        }
    }

    // MARK: The key

    /// - Parameter makes: whether one is made where there is none yet.
    private func withKey(makes: Bool, _ use: @escaping @MainActor (SealingKey?) -> Void) {
        if let key { return use(key) }
        waiting.append((makes, use))
        if !isAsking { ask(makes: makes) }
    }

    private func ask(makes: Bool) {
        isAsking = true
        host.services.errands.labour { [keyring] in
            do throws(KeyringTrouble) {
                if let known = try keyring.look(Self.keyringKey) {
                    return .success(SealingKey(hexadecimal: known.secret))
                }
                guard makes else { return .success(nil) }
                let new = SealingKey()
                _ = try keyring.keep(new.hexadecimal, Self.keyringKey)
                return .success(new)
            } catch { return .failure(error) }
        } then: { [self] (answer: Result<SealingKey?, KeyringTrouble>) in
            isAsking = false
            switch answer {
            case .success(let found):
                key = found
                // Whoever keeps something has one made, if it was only looked for.
                answerThose(makes ? { _ in true } : { found != nil || !$0 }, found)
                if !waiting.isEmpty { ask(makes: true) }
            case .failure(let trouble):
                fail(.key, trouble.cause)
                answerThose({ _ in true }, nil)
            }
        }
    }

    private func answerThose(_ isAnswered: (_ makes: Bool) -> Bool, _ key: SealingKey?) {
        let answered = waiting.filter { isAnswered($0.makes) }
        waiting.removeAll { isAnswered($0.makes) }
        for one in answered { one.use(key) }
    }

    private func fail(_ trouble: Trouble, _ cause: String) {
        host.services.log.error("weekly pictures: \(cause)")
        self.trouble = trouble
        host.touch()
    }
}
