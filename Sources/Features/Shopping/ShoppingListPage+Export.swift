import House
import Language
import Recipes
import Screen

/// The list for other programs, and for paper (AR19).
extension ShoppingListPage {
    enum Format: String, CaseIterable {
        case text, markdown, calendar

        /// “Save as text”.
        func deed(_ words: any ShoppingWording) -> String {
            switch self {
            case .text: words.saveAsText
            case .markdown: words.saveAsMarkdown
            case .calendar: words.saveAsCalendar
            }
        }

        /// What it is good for.
        func purpose(_ words: any ShoppingWording) -> String {
            switch self {
            case .text: words.saveAsTextPurpose
            case .markdown: words.saveAsMarkdownPurpose
            case .calendar: words.saveAsCalendarPurpose
            }
        }

        /// What the file's name ends in.
        var ending: String {
            switch self {
            case .text: "txt"
            case .markdown: "md"
            case .calendar: "ics"
            }
        }

        func write(_ groups: [ShoppingGroup], at now: Double, _ words: any Wording) -> String {
            switch self {
            case .text: ShoppingExport.text(groups, words)
            case .markdown: ShoppingExport.markdown(groups, words)
            case .calendar: ShoppingExport.iCalendar(groups, at: now, words)
            }
        }
    }

    /// Offers the ways to take it along.
    func export() {
        let codes = CodesModel(host)
        host.present(
            Sheet("shopping export") { [unowned host] look in
                ShoppingExportSheet(look: look, host: host, model: self, codes: codes)
            })
    }

    /// In one code if it fits, by aisle, as one walks; what is still to be bought first, if that is not all.
    func show(in codes: CodesModel) {
        codes.show(choosing: { onlyOpen in
            let groups = self.groupsByAisle, open = Self.open(groups)
            let isQuestion = open != groups && !open.isEmpty
            let text = ShoppingExport.note(onlyOpen && isQuestion ? open : groups, self.host.words)
            let codes = TextCodes.codes(text, upTo: QRCode.finestVersion)
            return ShownCodes(codes, onlyOpen: isQuestion ? onlyOpen : nil)
        })
    }

    /// What is not ticked.
    static func open(_ groups: [ShoppingGroup]) -> [ShoppingGroup] {
        groups.compactMap { group in
            var group = group
            group.lines.removeAll(where: \.isTicked)
            return group.lines.isEmpty ? nil : group
        }
    }

    func copy() {
        host.stage.clipboard.write(ShoppingExport.text(groups(), host.words))
        host.dismiss()
        host.tell(host.words.shoppingCopied)
    }

    /// Asks where, writes it to a file there, and says so.
    func save(_ format: Format) {
        host.chooseNewFile(
            title: host.words.saveWhere, named: host.words.shoppingList, ending: format.ending
        ) { self.save(format, $0) }
    }

    private func save(_ format: Format, _ place: FilePlace) {
        host.services.errands.run {
            [groups = groups(), now = host.now, words = host.words] () -> Result<String, DocumentError> in
            do throws(DocumentError) {
                return .success(try place.keep(format.write(groups, at: now, words)))
            } catch {
                return .failure(error)
            }
        } then: { [host] answer in
            switch answer {
            case .success(let path): host.tell(host.words.shoppingSaved(path))
            case .failure(let error):
                host.services.log.error("shopping list not saved: \(error.cause)")
                host.tell(error.sentence(host.words))
            }
        }
    }
}
