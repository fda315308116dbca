import Foundation
import House
import Language

/// A script of a person using the program: header lines, `---`, then one action a line.
struct SessionScript: Sendable, Hashable {
    /// What is there at the beginning.
    struct Header: Sendable, Hashable {
        enum Library: Sendable, Hashable { case starter, empty, path(String) }
        var library = Library.starter
        /// Windows to run the script in, in points; pictures are named after them if there are several.
        var windows: [WindowSize] = [WindowSize(width: 1280, height: 800)]
        var themes: [Theme] = [.light]
        /// What the pretended camera answers when it is opened.
        var camera = PretendedCamera.works
        /// What the pretended microphone answers.
        var microphone = PretendedMicrophone.works
        /// The names of several to choose from; the first is built in.
        var cameras: [String] = []
        /// The desktop's.
        var language = Language.english
        /// A folder beside the scripts whose content the cook has among the documents.
        var documents: String?
        /// A folder beside the scripts whose content the cook has among the films.
        var videos: String?
        /// A folder beside the scripts with films, in place of those that come with the program.
        var films: String?
        /// A folder beside the scripts whose files are the pages of a site of the pretended web.
        var web: String?
        /// Whether the device can shake under a finger.
        var canBeFelt = false
    }

    struct WindowSize: Sendable, Hashable {
        var width: Int
        var height: Int
    }

    enum PretendedCamera: String, Sendable, Hashable, CaseIterable {
        case works, none, busy, forbidden, unplugged, frozen, unreadable
    }

    enum PretendedMicrophone: String, Sendable, Hashable, CaseIterable {
        case works, none, busy, unplugged
    }

    struct Line: Sendable, Hashable {
        var number: Int
        var text: String
        var action: SessionAction
    }

    var header = Header()
    var lines: [Line] = []

    /// - Throws: what is wrong with which line.
    init(_ text: String) throws(SessionError) {
        guard text.utf8.count <= 1 << 20 else {
            throw SessionError(line: 0, text: "", reason: "The script is too long.")
        }
        var isHeader = text.split(whereSeparator: \.isNewline).contains {
            $0.trimmingCharacters(in: .whitespaces) == "---"
        }
        for (i, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
        {
            let line = SessionScript.withoutComment(String(raw)).trimmingCharacters(
                in: .whitespacesAndNewlines)
            if line.isEmpty { continue }
            func wrong(_ reason: String) -> SessionError {
                SessionError(line: i + 1, text: line, reason: reason)
            }
            if line == "---" {
                isHeader = false
            } else if isHeader {
                let parts = line.split(separator: ":", maxSplits: 1).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                guard parts.count == 2 else { throw wrong("A header line is “name: value”.") }
                if let reason = header.set(parts[0], parts[1]) { throw wrong(reason) }
            } else {
                switch SessionAction.parse(line) {
                case .success(let action): lines.append(Line(number: i + 1, text: line, action: action))
                case .failure(let refusal): throw wrong(refusal.reason)
                }
            }
        }
    }

    /// A `#` outside quotes begins a comment.
    static func withoutComment(_ line: String) -> String {
        var isQuoted = false
        for i in line.indices {
            if line[i] == "\"" { isQuoted.toggle() }
            if line[i] == "#", !isQuoted { return String(line[..<i]) }
        }
        return line
    }
}

extension SessionScript.Header {
    /// Takes a header line; returns what is wrong with it.
    mutating func set(_ name: String, _ value: String) -> String? {
        let values = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        switch name {
        case "library": library = value == "starter" ? .starter : value == "empty" ? .empty : .path(value)
        case "window":
            let sizes = values.compactMap(SessionScript.WindowSize.init)
            if sizes.count != values.count || sizes.isEmpty {
                return "A window is like 1280x800, from 320x240 to 7680x4320."
            }
            windows = sizes
        case "theme":
            let themes = values.compactMap(Theme.init(rawValue:))
            if themes.count != values.count || themes.isEmpty { return "A theme is light or dark." }
            self.themes = themes
        case "camera":
            guard let camera = SessionScript.PretendedCamera(rawValue: value) else {
                return
                    "The camera is one of \(SessionScript.PretendedCamera.allCases.map(\.rawValue).joined(separator: ", "))."
            }
            self.camera = camera
        case "microphone":
            guard let microphone = SessionScript.PretendedMicrophone(rawValue: value) else {
                return
                    "The microphone is one of \(SessionScript.PretendedMicrophone.allCases.map(\.rawValue).joined(separator: ", "))."
            }
            self.microphone = microphone
        case "cameras": cameras = values
        case "vibration":
            guard ["works", "none"].contains(value) else { return "Vibration is works or none." }
            canBeFelt = value == "works"
        case "documents": documents = value
        case "videos": videos = value
        case "films": films = value
        case "web": web = value
        case "language":
            guard let language = Language(rawValue: value) else {
                return "A language is one of \(Language.allCases.map(\.rawValue).joined(separator: ", "))."
            }
            self.language = language
        default:
            return
                "There is no header “\(name)”; there are library, window, theme, camera, microphone, cameras, documents, videos, films, web, language and vibration."
        }
        return nil
    }
}

extension SessionScript.WindowSize {
    init?(_ text: String) {
        let sides = text.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, (320...7680).contains(sides[0]), (240...4320).contains(sides[1]) else {
            return nil
        }
        self.init(width: sides[0], height: sides[1])
    }
}
