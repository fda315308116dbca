import House
import Library

/// What goes out of the diary when the cook says so.
extension DiaryPage {
    /// Asks where, and writes all that was eaten as a table.
    func saveTable() {
        let words = host.words
        host.chooseNewFile(title: words.saveWhere, named: words.diary, ending: "csv") { place in
            self.host.read("diary", afterWrites: true) { box throws(LibraryError) in
                try await box.allEaten()
            } then: { answer in
                switch answer {
                case .success(let foods): self.write(foods, to: place)
                case .failure(let error): self.host.tell(error.sentence(words))
                }
            }
        }
    }

    /// Asks where, and writes all that there is for other programs.
    func saveAll() {
        let words = host.words
        host.chooseNewFile(title: words.saveWhere, named: words.diary, ending: "json") { place in
            self.host.read("diary", afterWrites: true) { box throws(LibraryError) in
                try await box.wholeDiary()
            } then: { answer in
                switch answer {
                case .success(let all):
                    let hidesFigures = self.isGentle
                    self.write(DiaryFile(all, hidesFigures: hidesFigures).text(), to: place)
                case .failure(let error): self.host.tell(error.sentence(words))
                }
            }
        }
    }

    private func write(_ foods: [LoggedFood], to place: FilePlace) {
        let words = host.words, hidesFigures = isGentle
        write(DiaryTable.csv(foods, hidesFigures: hidesFigures) { words.mealName($0) }, to: place)
    }

    /// - Parameter text: made where it is written, for a long diary takes its time.
    func write(_ text: @autoclosure @escaping @Sendable () -> String, to place: FilePlace) {
        let words = host.words
        host.services.errands.run { () -> Result<String, DocumentError> in
            let text = text()
            do throws(DocumentError) { return .success(try place.keep(text)) } catch {
                return .failure(error)
            }
        } then: { [host] answer in
            switch answer {
            case .success(let path): host.tell(words.tableSaved(path))
            case .failure(let error):
                host.services.log.error("diary not saved: \(error.cause)")
                host.tell(error.sentence(words))
            }
        }
    }
}
