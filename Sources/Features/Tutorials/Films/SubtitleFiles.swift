import Foundation
import Media

/// Files with subtitles that lie beside a film: "Soup.en.vtt", "Soup.de.srt", "Soup.vtt".
enum SubtitleFiles {
    private static let endings = ["vtt", "srt"]

    /// Which of the files in a film's folder has its subtitles, for a cook who reads `language`.
    static func best(of names: [String], for film: String, language: String) -> String? {
        let stem = stem(film)
        var found: [(rank: Int, name: String)] = []
        for name in names {
            let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
            guard parts.count >= 2, let ending = parts.last?.lowercased(),
                let kind = endings.firstIndex(of: ending)
            else { continue }
            let before = parts.dropLast().joined(separator: ".")
            let code: String
            if before == stem {
                code = ""
            } else if before.hasPrefix(stem + "."), let last = parts.dropLast().last,
                before.utf8.count == stem.utf8.count + 1 + last.utf8.count
            {
                code = String(last.lowercased().prefix { $0 != "-" && $0 != "_" })
            } else {
                continue
            }
            let rank = code == language ? 0 : code == "en" ? 1 : code.isEmpty ? 2 : 3
            found.append((rank * 2 + kind, name))
        }
        return found.min { ($0.rank, $0.name) < ($1.rank, $1.name) }?.name
    }

    private static func stem(_ file: String) -> String {
        guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
        return String(file[..<dot])
    }

    /// Reads what lies beside a film; takes some milliseconds.
    static func read(beside path: String, language: String) -> Subtitles? {
        let film = URL(filePath: path)
        let folder = film.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard let name = best(of: names, for: film.lastPathComponent, language: language) else { return nil }
        let file = folder.appending(path: name)
        guard let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
            values.isRegularFile == true, (values.fileSize ?? .max) <= Subtitles.mostBytes,
            let data = try? Data(contentsOf: file)
        else { return nil }
        let subtitles = Subtitles(file: String(decoding: data, as: UTF8.self))
        return subtitles.lines.isEmpty ? nil : subtitles
    }
}
