import Dietetics
import House
import Kit
import Library
import Recipes
import Stage

/// The weekly pictures: the last beside the one before, and all in a row (MO7). Nobody who recovers is led here, and it shows
/// them nothing.
@MainActor final class WeeklyPage: Page {
    unowned let host: Host
    private unowned let page: DiaryPage
    let id = "diary-weekly"
    let album: WeeklyAlbum
    /// How much of the earlier one shows, 0...1 from the left.
    private(set) var share = 0.5
    /// What the latest is compared with; nil = the one before it.
    private var chosen: CalendarDay?
    /// As large as they are shown, by their days.
    private var drawn: [CalendarDay: Bitmap] = [:]
    /// Of these it was asked for.
    private var asked: Set<CalendarDay> = []
    private var camera: SelfieCamera?
    private var trend: WeightTrend?

    init(_ host: Host, _ page: DiaryPage) {
        (self.host, self.page, album) = (host, page, page.album)
    }

    var title: String? { host.words.weeklyPictures }
    var keys: [(key: String, deed: String)] { host.words.weeklyKeys }
    func view(_ look: Look) -> any View { WeeklyView(look: look, host: host, model: self) }
    func giveUp() { host.goBack() }
    var isGentle: Bool { page.isGentle }
    var units: BodyUnits { page.profile?.units ?? .metric }
    var deadline: Double? { camera?.deadline }
    func elapse() { camera?.elapse() }

    func come() {
        if isGentle { return }
        album.looked = { [weak self] in self?.open() }
        album.look(draws: true)
        guard page.profile?.eater != nil else { return }
        host.read("weights", afterWrites: true) { box throws(LibraryError) in
            try await box.weighings(from: CalendarDay(number: 0))
        } then: { [self] answer in
            guard case .success(let all) = answer else { return }
            trend = WeightTrend(all)
            host.touch()
        }
    }

    // MARK: Two beside one another

    var latest: CalendarDay? { album.days?.first }
    /// What the latest is compared with; nil = there is nothing yet.
    var earlier: CalendarDay? {
        guard let days = album.days, days.count > 1 else { return nil }
        return chosen.flatMap { days.dropFirst().contains($0) ? $0 : nil } ?? days[1]
    }

    /// As large as it is shown; nil = it is still being opened, or can't be.
    func picture(_ day: CalendarDay) -> Bitmap? { drawn[day] }

    /// Opens the two that are looked at; no more of them are held.
    private func open() {
        let shown = [latest, earlier].compactMap(\.self)
        drawn = drawn.filter { shown.contains($0.key) }
        asked = asked.filter { shown.contains($0) }
        for day in shown where asked.insert(day).inserted {
            album.draw(day, WeeklyAlbum.largest) { [self] picture in
                guard [latest, earlier].contains(day) else { return }
                drawn[day] = picture
                host.touch()
            }
        }
    }

    func slide(to share: Double) {
        self.share = min(1, max(0, share))
        host.touch()
    }

    func compare(with day: CalendarDay) {
        guard day != latest else { return }
        chosen = day
        open()
        host.services.speaker.play(.tick)
        host.touch()
    }

    /// The mean of the seven days up to then; nil where nobody was weighed.
    func weight(_ day: CalendarDay) -> Double? { trend?.mean(day) }
    /// Whether there is a weight to stand under the two pictures.
    var hasWeight: Bool { [latest, earlier].contains { $0.flatMap(weight) != nil } }
    var comparesWeight: Bool { host.settings.comparesWeight && hasWeight }
    func toggleWeight() { host.settings.comparesWeight.toggle() }

    // MARK: Taking and removing

    /// The camera looks while the card is open, and not a moment longer.
    func take() {
        let camera = SelfieCamera(host) { [self] picture in
            (drawn[host.calendarDay], chosen) = (nil, nil)
            asked.remove(host.calendarDay)
            album.keep(picture)
        }
        self.camera = camera
        host.present(
            Sheet(
                "selfie",
                gone: { [weak self] in
                    camera.close()
                    self?.camera = nil
                }
            ) { [unowned host] in SelfieSheet(look: $0, host: host, model: camera) })
        camera.open()
    }

    func remove(_ day: CalendarDay) {
        let words = host.words
        host.confirm("trash", words.weeklyRemove(day), words.weeklyRemoveText, yes: words.weeklyRemoveYes) {
            [self] in
            drawn[day] = nil
            asked.remove(day)
            album.remove(day)
        }
    }

    func key(_ key: KeyPress) -> Bool {
        guard earlier != nil, key.modifiers.isEmpty else { return false }
        switch key.name {
        case "left": slide(to: share - 0.1)
        case "right": slide(to: share + 0.1)
        default: return false
        }
        return true
    }
}
