import Dietetics
import FoodCatalogue
import House
import Kit
import Labels
import Library
import Recipes
import Stage

/// A meal is put together: what is usual stands there before anything is typed, several foods are ticked in one go
/// (MO3).
@MainActor final class LogPage: Page {
    unowned let host: Host
    private unowned let diary: Diary
    unowned let page: DiaryPage
    let id = "diary log"
    let day: CalendarDay
    private(set) var meal: Meal
    private(set) var text = ""
    /// What fits what is typed, the likeliest first.
    private(set) var found: [LogChoice] = []
    private(set) var lately: [LogChoice] = []
    /// What was ever written down without a food of the table.
    private var own: [(choice: LogChoice, words: [Substring])] = []
    /// Those of them that fit what is typed.
    private var ownFound: [LogChoice] = []
    private(set) var saved: [SavedMeal] = []
    /// In the order in which they were ticked.
    private(set) var picked: [LogChoice] = []
    private(set) var trouble: LibraryError?
    /// Whether what was typed last has been looked for.
    private(set) var isSearched = true
    /// Whether a label is being read.
    private(set) var isReading = false
    private var asking = OneAtATime()

    static let field = "food search"
    var searchField: String? { Self.field }
    nonisolated private static let most = 30
    nonisolated private static let mostOwn = 2000

    init(_ host: Host, _ diary: Diary, page: DiaryPage, day: CalendarDay, meal: Meal) {
        (self.host, self.diary, self.page, self.day, self.meal) = (host, diary, page, day, meal)
    }

    var title: String? { host.words.mealName(meal) }
    var isForm: Bool { true }
    var isGentle: Bool { page.isGentle }
    func view(_ look: Look) -> any View { LogView(look: look, host: host, model: self) }
    func giveUp() { host.goBack() }
    func escape() -> Bool {
        if picked.isEmpty, text.isEmpty { return false }
        if text.isEmpty { picked = [] } else { type("") }
        host.touch()
        return true
    }
    func foot(_ look: Look) -> Double { picked.isEmpty ? 0 : 88 }

    func come() {
        host.stage.focus(on: Self.field)
        host.read("foods eaten lately", afterWrites: true) { [meal, day] box throws(LibraryError) in
            (
                try await box.eatenLately(at: meal, from: day.adding(-60), limit: Self.most),
                try await box.savedMeals(), try await box.ownFoods(limit: Self.mostOwn)
            )
        } then: { answer in
            switch answer {
            case .success(let (foods, saved, own)):
                (self.lately, self.saved) = (foods.map { .of($0) }, saved)
                self.own = own.map { (.of($0), $0.name.lowercased().split(separator: " ")) }
                self.findOwn()
            case .failure(let error): self.trouble = error
            }
            self.host.touch()
        }
        openCatalogue()
    }

    /// Opened once, while the first letters are typed.
    private func openCatalogue() {
        if diary.catalogue != nil { return }
        host.services.errands.run {
            [open = diary.openCatalogue] () async -> Result<FoodCatalogue, LibraryError> in
            do throws(LibraryError) { return .success(try await open()) } catch { return .failure(error) }
        } then: { answer in
            switch answer {
            case .success(let catalogue):
                self.diary.use(catalogue)
                self.ask()
            case .failure(let error):
                self.host.services.log.error("foods: \(error.cause)")
                self.trouble = error
                self.host.touch()
            }
        }
    }

    // MARK: Typing

    func type(_ text: String) {
        self.text = text
        isSearched = text.isEmpty
        if text.isEmpty { found = [] }
        findOwn()
        host.stage.scrollToTop(id)
        host.touch()
        ask()
    }

    /// Every word that is typed begins one of the name's, in any order.
    private func findOwn() {
        let typed = text.lowercased().split(separator: " ")
        if typed.isEmpty { return ownFound = [] }
        let fitting = own.lazy.filter { _, words in
            typed.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
        }
        ownFound = fitting.map(\.choice).filter(isFit).prefix(Self.most).map(\.self)
    }

    /// One question at a time, and then the newest.
    private func ask() {
        guard !text.isEmpty, let catalogue = diary.catalogue, asking.begin() else { return }
        let asked = text, language = host.language
        host.services.errands.run { () async -> Result<[CatalogueFood], LibraryError> in
            do throws(LibraryError) {
                return .success(try await catalogue.find(asked, limit: Self.most))
            } catch {
                return .failure(error)
            }
        } then: { answer in
            guard self.asking.end() else { return self.ask() }
            switch answer {
            case .success(let foods):
                self.found = self.text.isEmpty ? [] : foods.map { .of($0, language) }.filter(self.isFit)
                self.isSearched = asked == self.text
            case .failure(let error): self.trouble = error
            }
            self.host.touch()
            if asked != self.text { self.ask() }
        }
    }

    /// Names of the table say figures, too: "Milk, 2 % fat".
    private func isFit(_ choice: LogChoice) -> Bool { !isGentle || !GentleText.hurts(choice.name) }

    /// Return takes the likeliest, and the next one can be typed.
    func submit() {
        if text.isEmpty { return add() }
        guard let first = shown.first else { return }
        if !isPicked(first) { pick(first) }
        type("")
    }

    /// What is usual and fits stands before what the table has.
    var shown: [LogChoice] {
        if text.isEmpty { return lately }
        let typed = text.lowercased()
        let usual = lately.filter { $0.name.lowercased().hasPrefix(typed) }
        let usualIDs = Set(usual.map(\.id))
        let known = usual + ownFound.filter { !usualIDs.contains($0.id) }
        let ids = Set(known.map(\.id))
        return known + found.filter { !ids.contains($0.id) }
    }

    // MARK: Picking

    func isPicked(_ choice: LogChoice) -> Bool { picked.contains { $0.id == choice.id } }
    /// As it was picked: of so much.
    func current(_ choice: LogChoice) -> LogChoice { picked.first { $0.id == choice.id } ?? choice }

    func pick(_ choice: LogChoice) {
        if isPicked(choice) { picked.removeAll { $0.id == choice.id } } else { picked.append(choice) }
        host.services.speaker.play(.tick)
        host.touch()
    }

    /// How much of it.
    func measure(_ choice: LogChoice) {
        let model = AmountModel(host, current(choice)) { changed in
            self.host.dismiss()
            self.picked.removeAll { $0.id == changed.id }
            self.picked.append(changed)
            self.host.touch()
        }
        page.present(model)
    }

    func quickAdd() {
        let model = PlainModel(host, name: text) { choice in
            self.host.dismiss()
            self.picked.append(choice)
            self.type("")
        }
        host.present(Sheet("plain food") { [unowned host] in PlainSheet(look: $0, host: host, model: model) })
        host.stage.focus(on: model.firstField, caret: .max)
    }

    /// A packet held to the camera; what its label says stands in the fields, and what isn't sure stays empty (MO4).
    func readLabel() {
        let model = LabelCamera(
            host, diary.eyesight, packets: diary.packets, catalogue: { self.diary.catalogue }
        ) { self.take($0) }
        host.present(
            Sheet("label camera", gone: { model.close() }) { [unowned host] look in
                LabelSheet(look: look, host: host, model: model) { self.choosePhotograph() }
            })
        model.open()
    }

    /// The same from a photograph.
    private func choosePhotograph() {
        host.dismiss()
        let words = host.words
        host.choose(title: words.choosePhotograph, .file(endings: ["jpg", "jpeg", "png", "webp"])) { path in
            self.isReading = true
            self.host.touch()
            self.host.services.errands.run {
                [eyesight = self.diary.eyesight, catalogue = self.diary.catalogue]
                () async -> LabelCamera.Finding? in
                guard let picture = await eyesight.photograph(path) else { return nil }
                return await LabelCamera.find(in: picture, eyesight, catalogue)
            } then: { finding in
                self.isReading = false
                self.host.touch()
                if let finding { return self.take(finding) }
                self.host.services.speaker.play(.refused)
                self.host.tell(words.noPhotograph)
            }
        }
    }

    private func take(_ finding: LabelCamera.Finding) {
        switch finding {
        case .label(let label, let picture): take(label, picture)
        case .food(let food):
            host.dismiss()
            pick(.of(food, host.language))
        case .unknownBarcode(let code): if diary.packets.isAllowed { ask(code) } else { refuse(.unknown) }
        }
    }

    /// Open Food Facts, for a packet in a photograph.
    private func ask(_ barcode: String) {
        isReading = true
        host.touch()
        diary.packets.ask(barcode) { answer in
            self.isReading = false
            self.host.touch()
            if case .food(let food) = answer { self.take(.food(food)) } else { self.refuse(answer) }
        }
    }

    private func refuse(_ answer: PacketDesk.Answer) {
        host.services.speaker.play(.refused)
        let words = host.words
        switch answer {
        case .food: break
        case .unknown: host.tell(words.unknownBarcode)
        case .busy: host.tell(words.labelState(.busy))
        case .unreachable: host.tell(words.labelState(.unreachable))
        }
    }

    private func take(_ label: NutritionLabel, _ picture: Bitmap?) {
        guard !label.values.isEmpty else {
            host.services.speaker.play(.refused)
            return host.tell(host.words.noLabel)
        }
        host.services.speaker.play(.tick)
        let model = PlainModel(host, name: text, label: label, picture: picture) { choice in
            self.host.dismiss()
            self.picked.append(choice)
            self.type("")
        }
        host.present(Sheet("plain food") { [unowned host] in PlainSheet(look: $0, host: host, model: model) })
        host.stage.focus(on: model.firstField, caret: .max)
    }

    func choose(_ meal: Meal) {
        self.meal = meal
        host.touch()
    }

    /// Into the diary, and back to the day.
    func add() {
        if picked.isEmpty { return }
        let foods = picked.map { $0.logged(on: day, meal) }
        picked = []
        host.goBack()
        page.log(foods)
    }

    func add(_ saved: SavedMeal) {
        host.goBack()
        page.log(saved.foods.map { $0.again(on: day, meal) })
    }

    func forget(_ saved: SavedMeal) {
        self.saved.removeAll { $0.id == saved.id }
        host.takeAway("saved meal", saying: host.words.savedMealForgotten(saved.name)) {
            box throws(LibraryError) in
            try await box.forget(saved.id)
        }
    }
}
