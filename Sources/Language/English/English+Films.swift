extension English {
    public func filmNamed(_ title: String) -> String { "Film: \(title)" }
    public var clip: String { "Clip" }
    public var playClip: String { "Play the clip" }
    public var pauseClip: String { "Pause the clip" }
    public func fetchClip(_ size: String?) -> String {
        size.map { "Fetch the clip, \($0)" } ?? "Fetch the clip"
    }
    public var stopFetching: String { "Stop fetching the clip" }
    public var fileWaitsForNetwork: String { "It lies on the server, and you work offline." }
    public var fileWaitsForSignIn: String { "It lies on the server. Sign in there to fetch it." }
    public var soundOn: String { "Sound on" }
    public var soundOff: String { "Sound off" }
    public var subtitlesOn: String { "Show subtitles" }
    public var subtitlesOff: String { "Hide subtitles" }
    public var filmMissing: String { "This film isn’t there any more, or may not be read." }
    public var filmUnknown: String { "This file is no film that can be played here." }
    public var filmWithoutPictures: String { "There are no pictures in this film." }
    public func filmTooLarge(_ width: Int, _ height: Int) -> String {
        "This film’s pictures are too large to be shown here (\(width) × \(height))."
    }
    public var filmDamaged: String { "This film is damaged and can’t be played on." }
    public var filmTooSlow: String { "This film takes longer to read than to watch, so it was stopped." }
    public var filmUnwritable: String {
        "The clip could not be made: there is no room for it, or no encoder."
    }
    public var filmCancelled: String { "The clip was not made." }
}
