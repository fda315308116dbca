import House
import Kit
import Stage

/// Codes on paper: copied, or kept in a file.
extension FactorModel {
    /// In groups of four, as people read them.
    static func grouped(_ text: String) -> String {
        var groups: [String] = [], rest = text[...]
        while !rest.isEmpty {
            groups.append(String(rest.prefix(4)))
            rest = rest.dropFirst(4)
        }
        return groups.joined(separator: " ")
    }

    private var paper: String {
        let name = mine.account?.userName ?? ""
        return host.words.codesOnPaper(name, mine.serverName) + "\n\n"
            + codes.map(Self.grouped).joined(separator: "\n") + "\n"
    }

    func copyCodes() {
        host.stage.clipboard.write(paper)
        host.services.speaker.play(.tick)
        host.tell(host.words.codesCopied)
    }

    func saveCodes() {
        let text = paper
        host.chooseNewFile(
            title: host.words.downloadTitle, named: host.words.codesFile, ending: "txt"
        ) { [host] place in
            host.services.errands.run {
                do throws(DocumentError) {
                    return Result<String, DocumentError>.success(try place.keep(text, isPrivate: true))
                } catch {
                    return .failure(error)
                }
            } then: { [host] answer in
                switch answer {
                case .success(let name): host.tell(host.words.archiveSaved(name))
                case .failure: host.tell(host.words.archiveNotSaved)
                }
            }
        }
    }
}
