import Dietetics
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
    /// The days that there are pictures of, the latest first; nil = not looked yet.
    private(set) var days: [CalendarDay]?
    private(set) var trouble: Trouble?
    /// Small, by their days; nil = it can't be opened.
    private(set) var thumbnails: [CalendarDay: Bitmap?] = [:]
    /// When the picture that was put off is due again, by the host's clock.
    private(set) var dueAgain: Double?
    /// It is known which there are, anew.
    var looked: () -> Void = {}
    private var key: SealingKey?
    /// Different for each picture that is drawn.
    private var versions = 1 << 43

    nonisolated private static let keyringKey = KeyringKey(purpose: "weekly-pictures")
    static let thumbnail = Size(108, 144)
    nonisolated static let largest = Size(810, 1080)

    init(_ host: Host) {
        self.host = host
        safe = PictureSafe(folder: host.services.privateFolder.appending(path: "weekly"))
    }

    /// Looks which there are, and draws those that aren't drawn yet.
    func look() {
        host.services.errands.labour { [safe] in
            do throws(SafeTrouble) { return .success(try safe.names()) } catch { return .failure(error) }
        } then: { [self] (answer: Result<[String], SafeTrouble>) in
            switch answer {
            case .success(let names):
                days = names.compactMap { CalendarDay($0) }.sorted(by: >)
                for day in days ?? [] where thumbnails[day] == nil {
                    draw(day, Self.thumbnail) { [self] in thumbnails[day] = .some($0) }
                }
                looked()
            case .failure(let trouble): fail(.disk, trouble.cause)
            }
            host.touch()
        }
    }

    /// Opens a picture and draws it over a size; nil = it can't be opened.
    func draw(_ day: CalendarDay, _ size: Size, then: @escaping @MainActor (Bitmap?) -> Void) {
        withKey(makes: false) { [self] key in
            guard let key else { return then(nil) }
            versions += 1
            let scale = host.services.pixelsPerPoint()
            host.services.errands.labour { [safe, version = versions] in
                guard let file = try? safe.open(day.text, key) else { return nil }
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
        withKey(makes: true) { [self] key in
            guard let key else { return host.tell(host.words.weeklyTrouble(.key)) }
            host.services.errands.labour { [safe] in
                do throws(SafeTrouble) {
                    guard let file = try? PictureFile(picture) else { return .success(false) }
                    try safe.keep(file.data, named: day.text, key)
                    return .success(true)
                } catch { return .failure(error) }
            } then: { [self] (answer: Result<Bool, SafeTrouble>) in
                switch answer {
                case .success(true):
                    (thumbnails[day], dueAgain) = (nil, nil)
                    look()
                case .success(false): fail(.disk, "encoding")
                case .failure(let trouble): fail(.disk, trouble.cause)
                }
            }
        }
    }

    func remove(_ day: CalendarDay) {
        host.services.errands.labour { [safe] in
            do throws(SafeTrouble) { try safe.remove(day.text) } catch { return error.cause }
            return nil
        } then: { [self] (cause: String?) in
            if let cause { return fail(.disk, cause) }
            thumbnails[day] = nil
            look()
        }
    }

    /// All of them, and the key: what a back-up of the disk may still have of them stays sealed for good.
    func removeAll() {
        (days, thumbnails, key, dueAgain, trouble) = ([], [:], nil, nil, nil)
        host.services.errands.labour { [safe, keyring = host.services.keyring] in
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
        host.services.errands.labour { [keyring = host.services.keyring] in
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
            switch answer {
            case .success(let found):
                key = found
                use(found)
            case .failure(let trouble):
                fail(.key, trouble.cause)
                use(nil)
            }
        }
    }

    private func fail(_ trouble: Trouble, _ cause: String) {
        host.services.log.error("weekly pictures: \(cause)")
        self.trouble = trouble
        host.touch()
    }
}
