extension German {
    public func filmNamed(_ title: String) -> String { "Film: \(title)" }
    public var clip: String { "Clip" }
    public var playClip: String { "Clip abspielen" }
    public var pauseClip: String { "Clip anhalten" }
    public func fetchClip(_ size: String?) -> String { size.map { "Clip holen, \($0)" } ?? "Clip holen" }
    public var stopFetching: String { "Clip nicht weiter holen" }
    public var fileWaitsForNetwork: String { "Er liegt auf dem Server, und du arbeitest offline." }
    public var fileWaitsForSignIn: String { "Er liegt auf dem Server. Melde dich dort an, um ihn zu holen." }
    public var soundOn: String { "Ton an" }
    public var soundOff: String { "Ton aus" }
    public var subtitlesOn: String { "Untertitel zeigen" }
    public var subtitlesOff: String { "Untertitel verbergen" }
    public var filmMissing: String { "Dieser Film ist nicht mehr da oder darf nicht gelesen werden." }
    public var filmUnknown: String { "Diese Datei ist kein Film, der hier gezeigt werden kann." }
    public var filmWithoutPictures: String { "In diesem Film sind keine Bilder." }
    public func filmTooLarge(_ width: Int, _ height: Int) -> String {
        "Die Bilder dieses Films sind zu groß, um hier gezeigt zu werden (\(width) × \(height))."
    }
    public var filmDamaged: String { "Dieser Film ist beschädigt und kann nicht weiter gezeigt werden." }
    public var filmTooSlow: String {
        "Diesen Film zu lesen dauert länger, als ihn anzusehen; er wurde angehalten."
    }
    public var filmUnwritable: String {
        "Der Clip ließ sich nicht herstellen: Es fehlt Platz oder ein Encoder."
    }
    public var filmCancelled: String { "Der Clip wurde nicht hergestellt." }
}
