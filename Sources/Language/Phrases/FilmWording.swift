/// Films and clips (TR12, TR27, TR28).
public protocol FilmWording {
    /// Of a clip at a step: its label, and what pressing it does.
    /// Leads to the film of a technique.
    func filmNamed(_ title: String) -> String
    var clip: String { get }
    var playClip: String { get }
    var pauseClip: String { get }
    /// Of a clip that lies on the server only.
    func fetchClip(_ size: String?) -> String
    var stopFetching: String { get }
    var fileWaitsForNetwork: String { get }
    var fileWaitsForSignIn: String { get }
    var soundOn: String { get }
    var soundOff: String { get }
    var subtitlesOn: String { get }
    var subtitlesOff: String { get }

    // Why it can't be shown.
    var filmMissing: String { get }
    var filmUnknown: String { get }
    var filmWithoutPictures: String { get }
    func filmTooLarge(_ width: Int, _ height: Int) -> String
    var filmDamaged: String { get }
    var filmTooSlow: String { get }
    var filmUnwritable: String { get }
    var filmCancelled: String { get }
}
