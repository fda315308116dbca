import Dietetics
import House
import Kit
import Library
import Recipes
import Stage

/// A day: what was eaten, and how near that came to what it should bring (MO5).
///
/// What the cook does shows at once; the library follows in the background, and has the last word.
@MainActor final class DiaryPage: Page {
    unowned let host: Host
    unowned var diary: Diary!
    let id = "diary"
    var shows: Set<LibraryPart> { DiaryBox.parts }
    private(set) var day: CalendarDay
    private(set) var content = DiaryDay()
    private(set) var profile: DiaryProfile?
    /// The weighings of the last four weeks.
    private(set) var weighings: [Weighing] = []
    /// What was written down this week and the week before.
    private var writtenDays: [CalendarDay: WrittenDay] = [:]
    /// Whether the day has been read; before that nothing can be said of it.
    private(set) var isKnown = false
    private(set) var trouble: LibraryError?
    /// Goes up with every change made here, so that what was read before it is not shown after it.
    private var changes = 0
    private var isAsked = false
    private(set) lazy var reminding = Reminding(self)
    private(set) lazy var motivating = Motivating(self)
    private(set) lazy var album = WeeklyAlbum(host, keyring: host.services.keyring)
    /// Whether the day is today's, and follows it over midnight.
    private var followsToday = true
    /// When the next day begins, by the host's clock.
    private var midnight = Double.infinity

    init(_ host: Host) {
        self.host = host
        day = host.calendarDay
    }

    var title: String? { host.words.diary }
    var keys: [(key: String, deed: String)] { host.words.diaryKeys }

    func view(_ look: Look) -> any View { DiaryView(look: look, host: host, model: self) }
    func giveUp() { host.goBack() }

    func come() {
        if followsToday { day = host.calendarDay }
        setMidnight()
        refresh()
        motivating.goOn()
    }

    /// Midnight, so that a day that is shown as today's is; where no diary is kept there is no day.
    var deadline: Double? { followsToday && profile != nil ? midnight : nil }

    func elapse() {
        if day != host.calendarDay { show(host.calendarDay) }
        setMidnight()
    }

    private func setMidnight() {
        let seconds = Double(1440 - host.minuteOfDay) * 60
        midnight = host.now + seconds - host.now.truncatingRemainder(dividingBy: 60)
    }

    var isToday: Bool { day == host.calendarDay }
    /// Whether there are no figures anywhere (MO2).
    var isGentle: Bool { profile?.isGentle ?? false }
    var targets: DayTargets? { profile?.targets(in: host.calendarDay.year) }
    var eaten: Nutrition { .sum(content.foods.map(\.nutrition)) }
    func foods(_ meal: Meal) -> [LoggedFood] { content.foods.filter { $0.meal == meal } }

    /// The meal that is meant at an hour.
    func meal(now hour: Int) -> Meal { (profile?.hours ?? MealHours()).meal(at: hour * 60 + 30) }

    func refresh() {
        let asked = changes
        host.read("diary", afterWrites: true) { [day] box throws(LibraryError) in
            (
                profile: try await box.diaryProfile(), content: try await box.diary(of: day),
                weighings: try await box.weighings(from: day.adding(-28)),
                days: try await box.writtenDays(from: day.monday.adding(-7), until: day.monday.adding(6))
            )
        } then: { answer in
            if asked != self.changes { return }
            switch answer {
            case .success(let found):
                let minutes = self.profile?.timerMinutes
                (self.profile, self.content, self.weighings, self.writtenDays) = found
                // The meal times may be another machine's.
                if let minutes, let new = self.profile?.timerMinutes, new != minutes { self.setTimer(new) }
                (self.isKnown, self.trouble) = (true, nil)
                self.host.hideFigures(self.isGentle)
                if self.isGentle, self.album.hasGoal { self.album.removeGoal() }
            case .failure(let error): (self.isKnown, self.trouble) = (true, error)
            }
            self.reminding.attune()
            self.knowPictures()
            self.host.touch()
        }
    }

    /// Reads once whether a diary is kept, for those who ask before it was looked at.
    func knowProfile() {
        if isKnown || isAsked { return }
        isAsked = true
        host.read("diary profile") { box throws(LibraryError) in
            try await box.diaryProfile()
        } then: { answer in
            guard case .success(let profile) = answer, !self.isKnown else { return }
            self.profile = profile
            self.reminding.attune()
            self.host.touch()
        }
    }

    /// The week of the day that is shown, or one before it.
    func week(_ before: Int = 0) -> WeekLook {
        WeekLook(
            of: day.monday.adding(-7 * before), writtenDays, target: targets?.energy, today: host.calendarDay)
    }

    /// The day's kind word.
    var sentence: String {
        let all = host.words.sentences(profile?.aim ?? .keep)
        return all[DailyWord.place(day, of: all.count)]
    }

    // MARK: Which day

    func turn(_ days: Int) { show(day.adding(days)) }
    func showToday() { show(host.calendarDay) }

    private func show(_ day: CalendarDay) {
        // Nobody has eaten tomorrow yet.
        guard day != self.day, day <= host.calendarDay else { return }
        (self.day, content, isKnown, changes) = (day, DiaryDay(), false, changes + 1)
        followsToday = day == host.calendarDay
        host.stage.scrollToTop(id)
        host.touch()
        refresh()
    }

    // MARK: What the cook does

    /// To the page on which a meal is put together.
    func add(_ meal: Meal) { host.show(LogPage(host, diary, page: self, day: day, meal: meal)) }

    /// Puts foods into the diary, says so, and takes them out again when asked to.
    func log(_ foods: [LoggedFood]) {
        guard let first = foods.first else { return }
        changes += 1
        host.change("diary") { [now = host.now] box throws(LibraryError) in
            try await box.log(foods, at: now)
        } then: { ids in
            self.host.services.speaker.play(.tick)
            self.host.tell(self.host.words.logged(foods.count, first.name, first.meal)) {
                self.host.change("diary") { box throws(LibraryError) in try await box.unlog(ids) }
            }
        }
    }

    /// Another amount of it.
    func change(_ food: LoggedFood) {
        guard let place = content.foods.firstIndex(where: { $0.id == food.id }) else { return }
        content.foods[place] = food
        changes += 1
        host.touch()
        host.change("diary") { box throws(LibraryError) in try await box.relog(food) }
    }

    func remove(_ food: LoggedFood) {
        host.dismiss()
        content.foods.removeAll { $0.id == food.id }
        changes += 1
        host.takeAway("diary", saying: host.words.unlogged(food.name)) { box throws(LibraryError) in
            try await box.unlog([food.id])
        } undone: {
            self.changes += 1
        }
    }

    /// The same as at the last such meal.
    func repeatLast(_ meal: Meal) {
        host.read("meal before") { [day] box throws(LibraryError) in
            try await box.mealBefore(day, meal)
        } then: { answer in
            guard case .success(let foods) = answer else { return }
            if foods.isEmpty { return self.host.tell(self.host.words.nothingToRepeat(meal)) }
            self.log(foods.map { $0.again(on: self.day, meal) })
        }
    }

    /// Keeps what a meal was, to be logged by one tap.
    func save(_ meal: Meal) {
        let foods = foods(meal)
        guard let first = foods.first else { return }
        let name = foods.count == 1 ? first.name : host.words.savedMealName(foods.map(\.name))
        host.change("saved meal") { [now = host.now] box throws(LibraryError) in
            try await box.save(SavedMeal(name: name, foods: foods), at: now)
        } then: { _ in
            self.host.services.speaker.play(.tick)
            self.host.tell(self.host.words.mealSaved(name))
        }
    }

    /// What can be done with something that was eaten.
    func choose(_ food: LoggedFood) {
        let model = AmountModel(host, .of(food)) { choice in
            var changed = food
            (changed.quantity, changed.measure) = (choice.quantity, choice.measure.name)
            (changed.grams, changed.nutrition) = (choice.grams, choice.nutrition)
            self.host.dismiss()
            self.change(changed)
        }
        model.remove = { self.remove(food) }
        present(model)
    }

    func present(_ model: AmountModel) {
        if let catalogue = diary.catalogue { model.learn(from: catalogue) }
        host.present(
            Sheet("amount") { [unowned host] in AmountSheet(look: $0, host: host, model: model) })
    }

    // MARK: Gently

    func setDone(_ meal: Meal, _ isDone: Bool) {
        if isDone { content.done.insert(meal) } else { content.done.remove(meal) }
        changes += 1
        host.services.speaker.play(.tick)
        host.touch()
        host.change("diary") { [day] box throws(LibraryError) in try await box.setDone(isDone, meal, on: day)
        }
    }

    func feel(_ mood: Mood) {
        let chosen = content.mood == mood ? nil : mood
        content.mood = chosen
        changes += 1
        host.touch()
        host.change("diary") { [day] box throws(LibraryError) in try await box.setMood(chosen, on: day) }
    }

    // MARK: The profile

    /// To weeks, months and years.
    func lookBack() { host.show(LookBackPage(host, self)) }

    /// To the page on which one says what one is like and wants.
    func setUp() { host.show(SetupPage(host, self, profile)) }

    func keep(_ profile: DiaryProfile) {
        if profile.timerMinutes != self.profile?.timerMinutes ?? [] { setTimer(profile.timerMinutes) }
        self.profile = profile
        (isKnown, changes) = (true, changes + 1)
        host.hideFigures(profile.isGentle)
        reminding.attune()
        if profile.isGentle, album.hasGoal { album.removeGoal() }
        knowPictures()
        host.touch()
        host.change("diary profile") { box throws(LibraryError) in try await box.keep(profile) }
        motivating.goOn()
    }

    /// Has the desktop's timer remind at these minutes of the day. Where it can't, this program does while it is open.
    private func setTimer(_ minutes: [Int]) {
        guard let timer = host.services.mealTimer else { return }
        host.services.errands.labour {
            timer.set(minutes)
        } then: { [self] trouble in
            guard let trouble else { return }
            host.services.log.error("meal timer: \(trouble)")
            guard !minutes.isEmpty, var profile else { return }
            host.tell(host.words.noTimer)
            profile.remindsWhileClosed = false
            keep(profile)
        }
    }

    /// In one step, from wherever one is (MO2).
    func goGently() {
        keep((profile ?? DiaryProfile()).gentle)
        host.dismiss()
    }

    /// Everything goes, once it has been said twice.
    func forgetAll() {
        if profile?.timerMinutes.isEmpty == false { setTimer([]) }
        (profile, content, weighings, changes) = (nil, DiaryDay(), [], changes + 1)
        host.hideFigures(false)
        host.change("diary") { box throws(LibraryError) in try await box.forgetDiary() }
        album.removeAll()
        if motivating.isOn { motivating.set(false) }
        host.tell(host.words.diaryForgotten)
    }

    func weigh() {
        guard let profile, !profile.isGentle else { return }
        let model = WeightModel(self, profile)
        host.present(Sheet("weight") { [unowned host] in WeightSheet(look: $0, host: host, model: model) })
        host.stage.focus(on: WeightModel.field, caret: .max)
    }

    func weighed(_ kilograms: Double?) {
        weighings.removeAll { $0.day == day }
        if let kilograms { weighings.append(Weighing(day, kilograms)) }
        changes += 1
        host.touch()
        host.change("weight") { [day] box throws(LibraryError) in try await box.weigh(kilograms, on: day) }
        if isToday, let kilograms, var profile, profile.eater != nil {
            profile.eater?.weight = kilograms
            keep(profile)
        }
    }

    // MARK: Keys

    func key(_ key: KeyPress) -> Bool {
        switch (key.name, key.modifiers) {
        case ("pageup", []): turn(-1)
        case ("pagedown", []): turn(1)
        case ("home", []): showToday()
        default: return false
        }
        return true
    }
}
