import Kit
import Language

/// A film of the shelf.
struct Film: Sendable, Hashable, Identifiable {
    enum Origin: Sendable, Hashable {
        case ours(FilmIndex.Entry)
        case cooks(FilmFile)
    }

    /// By which the library knows what has been watched of it.
    let id: String
    let path: String
    let origin: Origin

    init(ours entry: FilmIndex.Entry, in folder: String) {
        id = "ours/\(entry.id)"
        path = "\(folder)/\(entry.file)"
        origin = .ours(entry)
    }

    init(_ file: FilmFile) {
        id = "file/\(file.path)"
        path = file.path
        origin = .cooks(file)
    }

    var isOurs: Bool { if case .ours = origin { true } else { false } }
    /// The file, if it is the cook's.
    var file: FilmFile? { if case .cooks(let file) = origin { file } else { nil } }
    private var entry: FilmIndex.Entry? { if case .ours(let entry) = origin { entry } else { nil } }

    func title(_ language: Language) -> String {
        switch origin {
        case .ours(let entry): entry.titles.said(in: language.rawValue)
        case .cooks(let file): file.title
        }
    }

    func summary(_ language: Language) -> String { entry?.summaries.said(in: language.rawValue) ?? "" }

    /// As its list says; nil = only the film itself knows.
    var seconds: Double? { entry?.seconds }

    func chapters(_ language: Language) -> [FilmChapters.Chapter] {
        (entry?.chapters ?? []).map { .init(start: $0.start, title: $0.titles.said(in: language.rawValue)) }
    }

    /// The picture beside it, as the pages call it; nil = one of its own is taken.
    var poster: String? {
        guard let poster = entry?.poster, let slash = path.lastIndex(of: "/") else { return nil }
        return "file:" + path[...slash] + poster
    }
}
