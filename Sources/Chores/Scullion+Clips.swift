import Foundation
public import Media
public import Scullery

extension Scullion {
    /// Makes a clip of a film that may be anybody's. Blocks its thread, for seconds.
    /// - Parameters:
    ///   - isCalledOff: asked every few hundredths of a second.
    ///   - tell: how much is done, 0...1.
    public func clip(
        of source: FilmSource, _ cut: ClipCut, isCalledOff: @escaping () -> Bool,
        tell: (Double) -> Void = { _ in }
    ) throws(FilmTrouble) -> Clip {
        let chore: Chore
        var bytes: [Data] = []
        switch source {
        case .file(let path): chore = .clip(path: path, cut)
        case .data(let film):
            chore = .clip(path: nil, cut)
            bytes = [Data(film)]
        }
        var heard: Result<Clip, FilmTrouble> = .failure(FilmTrouble(.damaged, cause: "no answer"))
        do {
            try perform(Message(chore, bytes: bytes), allowance: .clip, isCalledOff: isCalledOff) { message in
                switch try message.read(ChoreAnswer.self) {
                case .progress(let done):
                    tell(done)
                    return .piece
                case .clip(let facts):
                    guard message.bytes.count == 2, message.bytes[0].count <= ClipLimits.bytes,
                        message.bytes[1].count <= ClipLimits.poster
                    else { throw Mishap.nonsense(cause: "a clip without its bytes") }
                    heard = .success(
                        Clip(webM: Array(message.bytes[0]), poster: Array(message.bytes[1]), facts: facts))
                case .noClip(let trouble): heard = .failure(trouble)
                default: throw Mishap.nonsense(cause: "an answer to another question")
                }
                return .last
            }
        } catch { throw FilmTrouble(error) }
        return try heard.get()
    }
}

extension FilmTrouble {
    /// - Parameter error: a ``Mishap``.
    fileprivate init(_ error: any Error) {
        let kind: Kind =
            switch error as? Mishap {
            case .cancelled?: .cancelled
            case .usedUp?, .outOfMemory?: .tooSlow
            case .noScullery?: .unwritable
            default: .damaged
            }
        self.init(kind, cause: "\(error)")
    }
}

/// Has a clip made, in a process of the scullery that is for it alone.
public enum ClipMaking {
    @Sendable public static func make(
        _ source: FilmSource, _ cut: ClipCut, _ isCancelled: @escaping () -> Bool, _ tell: (Double) -> Void
    ) -> Result<Clip, FilmTrouble> {
        Result { () throws(FilmTrouble) in
            try Scullion(.films).clip(of: source, cut, isCalledOff: isCancelled, tell: tell)
        }
    }
}
