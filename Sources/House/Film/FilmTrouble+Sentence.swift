public import Language
public import Media

extension FilmTrouble {
    /// For the cook: what is the matter with a film.
    public func sentence(_ words: any Wording) -> String {
        switch kind {
        case .missing: words.filmMissing
        case .unknown: words.filmUnknown
        case .noPictures: words.filmWithoutPictures
        case .tooLarge(let width, let height): words.filmTooLarge(width, height)
        case .damaged: words.filmDamaged
        case .tooSlow: words.filmTooSlow
        case .unwritable: words.filmUnwritable
        case .cancelled: words.filmCancelled
        }
    }
}
