/// The floors of the house, from the ground up. A target stands on those of its own floor and below; only
/// features stand on no feature.
enum Floor: Int, Comparable {
    /// Libraries of the system: a module map and a shim.
    case ground
    /// Values and rules: no C, no input or output, no package of others, so that each is tested by plain
    /// calls.
    case pure
    /// The world outside, a library each, and what reads and writes its formats.
    case world
    /// What every page is made of.
    case kit
    /// What a page may ask of the program.
    case house
    /// A target each, with its pages, its words and its tables.
    case feature
    /// Where all of it is put together.
    case product
    /// Programs, and what plays them.
    case program

    /// Of a target outside the tests; nil if nobody has said yet.
    init?(_ target: Blueprint.Target) {
        if target.kind == .system {
            self = .ground
        } else if target.folder.hasPrefix("Sources/Features/") {
            self = .feature
        } else if let floor = Self.rooms[target.name] {
            self = floor
        } else {
            return nil
        }
    }

    private static let rooms: [String: Floor] = [
        // What a dish is, and what else a program on any machine could say of one.
        "Recipes": .pure,
        // All that is said is put together from values, so that each sentence can be tested in each language.
        "Language": .pure,
        // Which cue means what; the files are found and played by Screen.
        "Sounds": .pure,
        // Pages, taps and timers with time as an argument.
        "Slideshow": .pure,
        // Blocks of brightness become motion and waves: the same at every speed, from every camera.
        "Gestures": .pure,
        "Practice": .pure,
        // What is written for the eye becomes what is said.
        "Aloud": .pure,
        // Words become commands, whoever has heard them.
        "Commands": .pure,
        // Views become boxes and commands; what draws them is Screen.
        "Stage": .pure,
        // A recipe becomes a page, with all in it that programs read.
        "Printed": .pure,
        // A recipe becomes Cooklang, and its marks are found again.
        "CooklangText": .pure,
        // A name becomes a food, and an amount of it figures.
        "Foods": .pure,
        // Words of a label become its values.
        "Labels": .pure,
        // A question becomes an address, and an answer recipes, whoever fetches it.
        "Edamam": .pure,
        // What a body needs, from what is known of it.
        "Dietetics": .pure,
        // Chance, from a seed.
        "Dice": .pure,
        // What a file says of itself, before anything is decoded.
        "Pictures": .pure,
        // What a window and a server say to one another, and how their shelves become alike.
        "API": .pure, "Sync": .pure,

        // These parse by libraries in C, and Exchange by a package, too.
        "Markup": .world, "Exchange": .world,
        "Web": .world, "Intake": .world, "Camera": .world, "Media": .world, "Speech": .world,
        "Listening": .world,
        // Asks a server in somebody's name, and where that name's token lies.
        "Guest": .world, "Keyring": .world, "PictureSafe": .world,
        // What a crash leaves behind, in C because nothing may be allocated there.
        "CCrashNote": .ground,
        // What of a library and of a server is alike.
        "SyncEngine": .world,
        // Where the program lies, as the system tells it.
        "Belongings": .world,
        // A photograph becomes words, by Tesseract.
        "Eyes": .world,
        // The foods that can be named, in a file of their own.
        "FoodCatalogue": .world,
        "Scullery": .world, "Library": .world, "Screen": .world,
        // Hands and props, drawn with cairo for the films.
        "Animation": .world,
        // What is asked of a process of its own.
        "Chores": .world,

        // What a server keeps, in SQLite or PostgreSQL.
        "ServerStore": .world,

        "Kit": .kit, "House": .house, "HandsOff": .product,
        "Rehearsal": .program, "hands-off": .program, "camera-probe": .program,
        "film-maker": .program,
        // A server of one's own: beside the window, and below no part of it.
        "CommunityServer": .product, "hands-off-server": .program,
    ]

    static func < (lower: Floor, upper: Floor) -> Bool { lower.rawValue < upper.rawValue }
}
