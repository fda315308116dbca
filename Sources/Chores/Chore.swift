public import Exchange
public import Media
public import Pictures

/// What the kitchen has done in the scullery.
public enum Chore: Codable, Sendable {
    /// Says how it is.
    case report
    /// Reads the recipes of what lies under a path: a file, an archive, a folder. Descriptors of files
    /// without a name come with it, for what archives hold.
    case bring(path: String, Resumption)
    /// Reads those of a file that comes with it: one that was fetched or pasted. So do such descriptors.
    case read(SourceLabel, Resumption)
    /// Reads the recipes of a file that comes with it, and says each as `hands-off read` prints it.
    case lines(SourceLabel, source: String)
    /// Makes a picture that comes with it fit for the library.
    case fit
    /// Draws a picture that comes with it, into shared bytes that come with it, too.
    case draw(width: Int, height: Int, fills: Bool)
    /// Makes a clip of a film: of a file, or of one that comes with it.
    case clip(path: String?, ClipCut)
}

/// What is known of a file besides its bytes.
public struct SourceLabel: Codable, Sendable {
    public var name: String
    public var address: String?
    public var encoding: String?

    public init(_ file: SourceFile) { (name, address, encoding) = (file.name, file.address, file.encoding) }
}

/// Where a reading goes on that was cut off.
public struct Resumption: Codable, Sendable {
    /// What has been heard already, and isn't said again; see `ChoreAnswer.key`.
    public var heard: Set<String> = []
    /// What is passed over, because reading it ended the process.
    public var avoided: Set<String> = []

    public init(heard: Set<String> = [], avoided: Set<String> = []) {
        self.heard = heard
        self.avoided = avoided
    }
}

/// What comes back.
public enum ChoreAnswer: Codable, Sendable {
    /// What it lacks to be confined; nil = nothing.
    case report(lacking: String?)
    /// This is looked at now: a file of several, by its path, or a picture. If the process ends now, this is
    /// what ended it.
    case begins(String)
    /// The pictures that were found with it come along.
    case recipe(FoundRecipe)
    /// One of several was refused; its title, if it is a recipe that has one.
    case refused(Refusal, title: String?)
    /// It is a library of this program, which isn't read here.
    case library
    case lines([String])
    /// Its file comes along.
    case picture(mediaType: String)
    /// They lie in the shared bytes, four bytes each.
    case pixels(width: Int, height: Int)
    case noPicture(PictureRefusal)
    /// How much of a clip is done, 0...1.
    case progress(Double)
    /// It comes along, and its poster behind it.
    case clip(Clip.Facts)
    case noClip(FilmTrouble)
    /// That was all of a reading.
    case done
    /// The whole of it is refused.
    case failed(Refusal)

    /// By which one that was heard is known again; nil for what belongs to no recipe and no file.
    public var key: String? {
        switch self {
        case .recipe(let found): found.recipe.id
        case .refused(let refusal, let title):
            "\(refusal.reason.rawValue) \(refusal.file ?? "") \(title ?? "")"
        default: nil
        }
    }
}
