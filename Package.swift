// swift-tools-version: 6.1
import PackageDescription

/// Swift 6 language mode everywhere, with the two upcoming rules the house keeps.
let house: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Pixel loops are too slow to use without the optimiser, so these targets keep it in debug builds too.
let optimised: [SwiftSetting] = house + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The cues that `Sounds/Cue.swift` names, a wave file each.
let cues = [
    "next", "previous", "refused", "timer", "tick", "favourite", "finish", "camera-on", "camera-off",
]

/// What the pages of the server's console are made of.
let console =
    ["console.css", "console.js", "console.mustache"]
    + [
        "announcements", "encouragements", "edit", "appeals", "card", "case", "case-card", "cases", "decide",
        "deeds", "errors",
        "bugs",
        "bug",
        "error-tabs", "log",
        "message",
        "people",
        "person", "post", "posts", "queue", "recipe", "sign-in", "storage", "verdicts", "kitchen",
        "kitchen-wall", "kitchen-menu", "kitchen-ticket", "kitchen-sums", "till",
    ].map { "console-\($0).mustache" }

/// What the pages are made of that are for everybody.
let publicPages = [
    "public.css", "public.mustache", "public-recipe.mustache", "public-person.mustache",
    "public-collection.mustache", "public-invitation.mustache", "feed.mustache",
]

extension Target {
    /// A feature: a folder of its own that knows the house, and no other feature.
    static func feature(_ name: String, _ more: Dependency...) -> Target {
        target(
            name: name,
            dependencies: ["House", "Kit", "Stage", "Language"] + more,
            path: "Sources/Features/\(name)", swiftSettings: house)
    }

    /// The tests of a feature that need no other.
    static func featureTests(_ name: String, _ more: Dependency...) -> Target {
        testTarget(
            name: "\(name)Tests", dependencies: [.byName(name: name)] + more,
            path: "Tests/Features/\(name)Tests", swiftSettings: house)
    }
}

let package = Package(
    name: "HandsOff",
    products: [.executable(name: "hands-off", targets: ["hands-off"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // System libraries: a module map and a shim each. `make setup` installs them.
        // What a crash leaves behind, written by the program that ends.
        .target(name: "CCrashNote"),
        .systemLibrary(name: "CSDL2", pkgConfig: "SDL2_mixer"),
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo"),
        .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0"),
        .systemLibrary(name: "CVideo4Linux", pkgConfig: "libv4l2"),
        .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode"),
        .systemLibrary(name: "CDBus", pkgConfig: "dbus-1"),
        .systemLibrary(name: "CFFmpeg", pkgConfig: "libavformat"),
        .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0"),
        .systemLibrary(name: "CCMark", pkgConfig: "libcmark"),
        .systemLibrary(name: "CArchive", pkgConfig: "libarchive"),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl"),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux"),
        .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp"),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
        .systemLibrary(name: "CEspeak", pkgConfig: "espeak-ng"),
        .systemLibrary(name: "CSpeechDispatcher", pkgConfig: "speech-dispatcher"),
        .systemLibrary(name: "CPocketSphinx", pkgConfig: "pocketsphinx"),
        .systemLibrary(name: "CSpeexDSP", pkgConfig: "speexdsp"),
        .systemLibrary(name: "CTesseract", pkgConfig: "tesseract"),
        .systemLibrary(name: "CZBar", pkgConfig: "zbar"),
        .systemLibrary(name: "CSecret", pkgConfig: "libsecret-1"),
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium"),

        // Pure: values and rules, no C, no input or output.
        .target(
            name: "Sounds", path: "Sounds", resources: cues.map { .copy("\($0).wav") }, swiftSettings: house),
        .target(name: "Recipes", swiftSettings: house),
        // What foods contain and weigh, by the names that cooks give them.
        .target(name: "Foods", dependencies: ["Recipes"], swiftSettings: house),
        // What is read in a photograph of a label, and how sure that is.
        .target(name: "Labels", swiftSettings: house),
        // What Edamam is asked, and answers.
        .target(name: "Edamam", dependencies: ["Recipes"], swiftSettings: house),
        // What a body needs, and how near a day comes to it.
        .target(name: "Dietetics", dependencies: ["Recipes"], swiftSettings: house),
        .target(name: "Language", dependencies: ["Recipes", "Gestures"], swiftSettings: house),
        .target(name: "Slideshow", dependencies: ["Sounds"], swiftSettings: house),
        // What is written for the eye, made ready for the ear.
        .target(name: "Aloud", swiftSettings: house),
        // What the window and a server say to one another.
        .target(name: "API", dependencies: ["Recipes"], swiftSettings: house),
        // What can be said to the program, and what it means.
        .target(name: "Commands", swiftSettings: house),
        .target(name: "Gestures", exclude: ["Evidence.md"], swiftSettings: optimised),
        .target(name: "Practice", dependencies: ["Gestures", "Sounds"], swiftSettings: house),
        .target(name: "Stage", swiftSettings: house),
        // Chance that can be repeated: for what is drawn, made up and measured.
        .target(name: "Dice", swiftSettings: optimised),
        // How the shelves of an account's machines become alike: both sides of it, as values.
        .target(name: "Sync", swiftSettings: optimised),
        // What is known of a picture before anybody decodes it.
        .target(name: "Pictures", swiftSettings: house),
        // Parses pages and files through C libraries that do no input or output here.
        .target(name: "Printed", dependencies: ["Recipes"], swiftSettings: house),
        // Recipes as Cooklang, written and taken apart.
        .target(name: "CooklangText", dependencies: ["Recipes", "Printed"], swiftSettings: house),
        .target(name: "Markup", dependencies: ["CXML2", "CCMark"], swiftSettings: house),
        .target(
            name: "Exchange",
            dependencies: [
                "Recipes", "Printed", "CooklangText", "Markup", .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: house),

        // The world outside.
        .target(name: "Belongings", swiftSettings: house),
        .target(name: "Camera", dependencies: ["Gestures", "CVideo4Linux"], swiftSettings: optimised),
        .target(name: "Web", dependencies: ["Recipes", "CCurl"], swiftSettings: house),
        // Asks a server of one's own, and where its token is kept.
        .target(name: "Guest", dependencies: ["API", "Recipes", "Sync", "Web"], swiftSettings: house),
        .target(name: "Keyring", dependencies: ["CSecret"], swiftSettings: house),
        // Pictures that nobody else is to see, sealed on the disk.
        .target(name: "PictureSafe", dependencies: ["CSodium"], swiftSettings: house),
        .target(name: "Intake", dependencies: ["Exchange", "Web", "CArchive"], swiftSettings: house),
        .target(name: "Media", dependencies: ["Gestures", "CFFmpeg", "CWebP"], swiftSettings: optimised),
        // Drawn motion: hands, props, beats; for the films, and no part of the program.
        .target(name: "Animation", dependencies: ["Stage", "CPangoCairo"], swiftSettings: optimised),
        .target(
            name: "Speech", dependencies: ["Sounds", "CEspeak", "CSpeechDispatcher"], swiftSettings: house),
        .target(
            name: "Listening",
            dependencies: ["Belongings", "Commands", "CPocketSphinx", "CSpeexDSP", "CSDL2"],
            resources: [.copy("speech.nets")], swiftSettings: optimised),
        // A process of our own for what strangers wrote, and how it is kept from doing harm.
        .target(name: "Scullery", dependencies: ["CSeccomp"], swiftSettings: house),
        // Finds a label in a photograph, and reads it.
        .target(
            name: "Eyes", dependencies: ["Labels", "CTesseract", "CZBar", "CPangoCairo"],
            swiftSettings: optimised),
        // The foods that a diary can name, found while one types.
        .target(
            name: "FoodCatalogue",
            dependencies: ["Foods", "Library", "Recipes", .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: house),
        .target(
            name: "Library",
            dependencies: [
                "Recipes", "Slideshow", "CSQLite", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: house),
        .target(
            name: "Screen",
            dependencies: [
                "Stage", "Sounds", "Pictures", "CSDL2", "CPangoCairo", "CRsvg", "CWebP", "CQREncode", "CDBus",
            ],
            swiftSettings: house),

        // What is asked of the scullery, and answered: files read, pictures drawn.
        .target(
            name: "Chores",
            dependencies: [
                "Scullery", "Exchange", "Intake", "Pictures", "Screen", "Stage", "Recipes", "Media", "Eyes",
                "Labels",
            ], swiftSettings: house),

        // Keeps a library and an account's shelf alike.
        .target(
            name: "SyncEngine",
            dependencies: [
                "Sync", "API", "Guest", "Library", .product(name: "GRDB", package: "GRDB.swift"),
            ], swiftSettings: house),

        // What every page is made of: theme and components.
        .target(name: "Kit", dependencies: ["Stage", "Language", "Recipes"], swiftSettings: house),
        // What a page may ask of the program.
        .target(
            name: "House",
            dependencies: [
                "Kit", "Stage", "Language", "Recipes", "Slideshow", "Sounds", "Gestures", "Pictures",
                "Exchange", "Web", "Intake", "Camera", "Media", "Library", "Screen", "Chores", "Aloud",
                "Speech", "Commands", "Listening", "API", "Guest", "Keyring", "SyncEngine",
                .product(name: "Logging", package: "swift-log"),
            ], swiftSettings: house),

        // The features; none knows another.
        .feature("Shelves", "Recipes", "Library"),
        .feature("Flicking", "Recipes", "Sounds", "Gestures", "Library"),
        .feature(
            "Cooking", "Recipes", "Aloud", "Commands", "Slideshow", "Sounds", "Gestures", "Media", "Library"),
        .feature("Waving", "Gestures", "Practice"),
        .feature("Dishes", "Recipes", "Library"),
        .feature(
            "Sharing", "Recipes", "CooklangText", "Exchange", "Printed", "Scullery", "Library", "Screen"),
        .feature("Writing", "Foods", "Recipes", "Library", "Screen", "Media"),
        .feature(
            "Bringing", "API", "Recipes", "Exchange", "Web", "Intake",
            "Scullery", "Library", "Screen", "Media", "Chores",
            .product(name: "Logging", package: "swift-log")),
        .feature("Foraging", "Edamam", "Keyring", "Library", "Recipes", "Screen", "Web"),
        .feature("Shopping", "Recipes", "Library", "Screen", .product(name: "GRDB", package: "GRDB.swift")),
        .feature(
            "Diary", "API", "Dietetics", "Exchange", "FoodCatalogue", "Guest", "Keyring", "Labels",
            "PictureSafe",
            "Recipes",
            "Library", "Screen", "SyncEngine",
            .product(name: "GRDB", package: "GRDB.swift")),
        .feature("Planning", "Recipes", "Library", .product(name: "GRDB", package: "GRDB.swift")),
        .feature(
            "Tutorials", "Aloud", "Commands", "Gestures", "Library", "Media",
            .product(name: "GRDB", package: "GRDB.swift")),
        .feature("Accounts", "API", "Guest", "SyncEngine", "Recipes", "Library", "Screen"),
        .feature(
            "Community", "API", "Guest", "Sync", "SyncEngine", "Recipes", "Library", "Media", "Screen", "Web",
            .product(name: "GRDB", package: "GRDB.swift")),
        .feature(
            "Ordering", "API", "Gestures", "Guest", "Library", "Recipes",
            .product(name: "GRDB", package: "GRDB.swift")),
        .feature("Paying", "API", "Guest"),
        .feature("BugReports", "API", "Guest", "Recipes"),
        .feature("Announcing", "API", "Guest", "Library"),
        .feature("Preferences", "Recipes", "Aloud", "Camera", "Gestures", "Library", "Listening"),
        .feature("Rescuing", "Library"),

        // The product: the pages' stack, the menu, the desktop.
        .target(
            name: "HandsOff",
            dependencies: [
                "API", "Guest", "Web", "House", "Kit", "Stage", "Language", "Shelves", "Flicking", "Cooking",
                "Waving", "Dishes",
                "Sharing", "Writing", "Bringing", "Foraging", "Shopping", "Planning", "Tutorials",
                "Preferences", "Rescuing",
                "Recipes", "Slideshow", "Gestures", "Exchange", "Camera", "Media", "Scullery", "Library",
                "Screen", "Speech", "Chores", "Commands", "Listening", "Accounts", "Community", "Ordering",
                "Paying", "BugReports", "Announcing", "CCrashNote",
                "Keyring",
                "SyncEngine", "Belongings", "Labels", "Eyes", "Foods", "FoodCatalogue",
                "Diary",
                .product(name: "Logging", package: "swift-log"),
            ],
            resources: [.copy("Starter"), .copy("Icons"), .copy("Films"), .copy("Foods")],
            swiftSettings: house),
        // The program without a window: scripts of a person, what is pretended around it, the demo, and benches. It stands
        // beside the product, which knows nothing of it; the command line knows both.
        .target(
            name: "Rehearsal",
            dependencies: [
                "HandsOff", "House", "Stage", "Language", "Recipes", "Slideshow", "Sounds", "Gestures",
                "Exchange", "Camera", "Media", "Scullery", "Library", "Screen", "Chores", "Dice", "Aloud",
                "Speech", "Listening", "API", "Guest", "Keyring", "Web", "Sync", "Belongings",
            ], resources: [.copy("Demo")], swiftSettings: house),
        .executableTarget(
            name: "hands-off",
            dependencies: [
                "API", "HandsOff", "Rehearsal", "House", "Chores", "Recipes",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            // For `make install`: its place in the desktop's menu, and the links that lead to it.
            exclude: ["Desktop"], swiftSettings: house),
        // Makes the films and the clips, for `make films`.
        .executableTarget(
            name: "film-maker", dependencies: ["Animation", "Stage", "Media", "Speech", "Aloud"],
            swiftSettings: house),
        // Runs inside `make test-camera`'s virtual machine.
        .executableTarget(name: "camera-probe", dependencies: ["Camera", "Gestures"], swiftSettings: house),

        // Which target may know which.
        .testTarget(name: "HouseTests", swiftSettings: house),
        .testTarget(name: "APITests", dependencies: ["API", "Recipes"], swiftSettings: house),
        .testTarget(name: "SoundsTests", dependencies: ["Sounds"], swiftSettings: house),
        .testTarget(name: "LabelsTests", dependencies: ["Labels"], swiftSettings: house),
        .testTarget(name: "EyesTests", dependencies: ["Eyes", "Labels"], swiftSettings: house),
        .testTarget(name: "EdamamTests", dependencies: ["Edamam", "Recipes"], swiftSettings: house),
        .testTarget(name: "DieteticsTests", dependencies: ["Dietetics", "Recipes"], swiftSettings: house),
        .testTarget(
            name: "FoodCatalogueTests", dependencies: ["FoodCatalogue", "Foods", "Recipes"],
            swiftSettings: house),
        .testTarget(
            name: "FoodsTests", dependencies: ["Foods", "Recipes"], exclude: ["asked.tsv"],
            swiftSettings: house),
        .testTarget(name: "RecipesTests", dependencies: ["Recipes", "Language"], swiftSettings: house),
        .testTarget(
            name: "LanguageTests", dependencies: ["Language", "Recipes", "Gestures"], swiftSettings: house),
        .testTarget(name: "SlideshowTests", dependencies: ["Slideshow"], swiftSettings: house),
        .testTarget(name: "AloudTests", dependencies: ["Aloud"], exclude: ["Cases"], swiftSettings: house),
        .testTarget(name: "CommandsTests", dependencies: ["Commands"], swiftSettings: house),
        // Hundreds of thousands of made-up months on three machines.
        .testTarget(name: "SyncTests", dependencies: ["Sync", "Dice"], swiftSettings: optimised),
        .testTarget(
            name: "ListeningTests", dependencies: ["Listening", "Commands", "Speech", "Sounds", "Aloud"],
            swiftSettings: house),
        .testTarget(name: "AnimationTests", dependencies: ["Animation"], swiftSettings: house),
        .testTarget(name: "PracticeTests", dependencies: ["Practice", "Gestures"], swiftSettings: house),
        .testTarget(name: "StageTests", dependencies: ["Stage", "Dice"], swiftSettings: house),
        .testTarget(name: "SpeechTests", dependencies: ["Speech", "Aloud", "Sounds"], swiftSettings: house),
        .testTarget(name: "MarkupTests", dependencies: ["Markup", "Dice"], swiftSettings: house),
        .testTarget(
            name: "ExchangeTests",
            dependencies: ["CooklangText", "Exchange", "Printed", "Markup", "Recipes", "Dice"],
            swiftSettings: house),
        // What is asked of every reader of strangers' files, by the tests and by `make fuzz-readers`.
        .target(
            name: "ReaderTrials",
            dependencies: [
                "Intake", "CooklangText", "Exchange", "Printed", "Web", "Markup", "Recipes", "Slideshow",
                "Pictures", "Screen",
                "Library", "Media",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            path: "Tests/ReaderTrials", swiftSettings: house),
        .testTarget(
            name: "GuestTests", dependencies: ["Guest", "API", "Recipes", "Web"], swiftSettings: house),
        .testTarget(
            name: "SyncEngineTests",
            dependencies: [
                "SyncEngine", "Sync", "API", "Guest", "Web", "Library", "Recipes", "LibraryDeeds", "Dice",
                .product(name: "GRDB", package: "GRDB.swift"),
            ], swiftSettings: house),
        .testTarget(name: "PictureSafeTests", dependencies: ["PictureSafe"], swiftSettings: house),
        .testTarget(name: "KeyringTests", dependencies: ["Keyring"], swiftSettings: house),
        .testTarget(name: "WebTests", dependencies: ["Web"], swiftSettings: house),
        .testTarget(
            name: "IntakeTests",
            dependencies: ["Intake", "Exchange", "Web", "CArchive", "ReaderTrials"],
            swiftSettings: house),
        // A scullery that does what no honest one would.
        .executableTarget(
            name: "scullery-sink", dependencies: ["Scullery"], path: "Tests/ScullerySink",
            swiftSettings: house),
        // A program that comes upon a mistake of its own.
        .executableTarget(
            name: "crash-sink", dependencies: ["CCrashNote"], path: "Tests/CrashSink", swiftSettings: house),
        .testTarget(
            name: "SculleryTests", dependencies: ["Scullery", "scullery-sink"], swiftSettings: house),
        .testTarget(name: "CameraTests", dependencies: ["Camera", "Gestures", "Dice"], swiftSettings: house),
        .testTarget(
            name: "LibraryTests",
            dependencies: [
                "Library", "Recipes", "Slideshow", "Language", "LibraryDeeds", "library-scribe",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ], exclude: ["Kept"], swiftSettings: house),
        // What a cook does to a library, made up from a seed; and a program that does it and can be killed.
        .target(
            name: "LibraryDeeds", dependencies: ["Library", "Recipes", "Slideshow", "Dice"],
            path: "Tests/LibraryDeeds",
            swiftSettings: house),
        .executableTarget(
            name: "library-scribe", dependencies: ["LibraryDeeds", "Library", "Recipes"],
            path: "Tests/LibraryScribe", swiftSettings: house),
        // Fills a library with recipes by the ten thousand and measures it.
        .executableTarget(
            name: "library-bench",
            dependencies: [
                "Library", "Recipes", "API", "Guest", "SyncEngine", "FoodCatalogue", "Foods", "Dice", "Diary",
                "Dietetics",
            ],
            path: "Tests/LibraryBench", swiftSettings: house),
        // Draws what a camera might see, for the tests of Gestures.
        .target(
            name: "GestureStage", dependencies: ["Gestures", "Dice"], path: "Tests/GestureStage",
            swiftSettings: optimised),
        // What the detector measures in them, for `make evidence`.
        .executableTarget(
            name: "gesture-scenes", dependencies: ["GestureStage", "Gestures"], path: "Tests/GestureScenes",
            swiftSettings: house),
        .testTarget(
            name: "GesturesTests", dependencies: ["Gestures", "GestureStage"], exclude: ["Bank"],
            swiftSettings: optimised),
        .testTarget(
            name: "MediaTests", dependencies: ["Media", "Gestures"], exclude: ["Clips"], swiftSettings: house),
        .testTarget(
            name: "ScreenTests",
            dependencies: ["Screen", "Belongings", "Stage", "Sounds", "Pictures", "CSDL2", "CWebP", "CDBus"],
            swiftSettings: house),
        .featureTests("Shelves", "House", "Kit", "Language", "Library", "Stage", "PretendedHouse"),
        .featureTests("Flicking", "House", "Library", "Stage", "Gestures", "PretendedHouse"),
        .featureTests("Cooking", "Language"),
        .featureTests("Waving", "Language", "Gestures", "Practice"),
        .featureTests("Dishes", "Language"),
        .featureTests(
            "Shopping", "House", "Kit", "Language", "Library", "Recipes", "Stage", "PretendedHouse"),
        .featureTests(
            "Diary", "API", "Dietetics", "Exchange", "FoodCatalogue", "Foods", "House", "Keyring", "Labels",
            "Language",
            "Library", "Recipes", "Stage", "PretendedHouse", .product(name: "GRDB", package: "GRDB.swift")),
        .featureTests("Foraging", "Edamam", "House", "Web", "PretendedHouse"),
        .featureTests("Planning", "Library", "Recipes"),
        .featureTests("Ordering", "API", "Library"),
        .featureTests("Preferences", "Language"),
        .featureTests("Tutorials", "House", "Library", "Media"),
        .featureTests(
            "Community", "API", "Guest", "House", "Library", "Media", "Recipes", "SyncEngine", "Web",
            "PretendedHouse"),
        .testTarget(name: "PicturesTests", dependencies: ["Pictures"], swiftSettings: house),
        // A house around one feature, to try its pages without the others.
        .target(
            name: "PretendedHouse",
            dependencies: [
                "House", "Kit", "Stage", "Library", "Recipes", "Screen", "Slideshow", "Language", "Exchange",
                "Guest", "Web", .product(name: "Logging", package: "swift-log"),
            ], path: "Tests/PretendedHouse", swiftSettings: house),
        .testTarget(
            name: "HandsOffTests",
            dependencies: [
                "crash-sink",
                "Foods", "Diary", "Dietetics",
                "HandsOff", "Rehearsal", "House", "Kit", "Stage", "Language", "Shelves", "Flicking",
                "Announcing", "Ordering", "Cooking", "Waving", "Dishes", "Sharing", "Writing", "Bringing",
                "Foraging",
                "Shopping",
                "Recipes",
                "Slideshow",
                "Gestures", "Practice", "Pictures", "Exchange", "Intake", "Camera", "Scullery", "Media",
                "Library", "Tutorials", "Screen", "Chores", "Accounts", "Web", "API",
                "SyncEngine", "Community", "PretendedHouse",
                .product(name: "Logging", package: "swift-log"), "hands-off",
            ],
            swiftSettings: house),
    ]
)

// The server and its packages: only where they are asked for, so that the window resolves and builds without
// them (`HANDS_OFF_SERVER=1`; `make serve` and `make test` set it). Traits don't do that: their packages are
// resolved all the same.
if Context.environment["HANDS_OFF_SERVER"] != nil {
    let web: [Target.Dependency] = [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
    ]
    package.products.append(.executable(name: "hands-off-server", targets: ["hands-off-server"]))
    package.dependencies += [
        // Plain HTTP/1.1: TLS and HTTP/2 are the proxy's in front of it.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.8.0"),
    ]
    package.targets += [
        .systemLibrary(name: "CPostgres", pkgConfig: "libpq"),
        // What a server keeps.
        .target(
            name: "ServerStore",
            dependencies: [
                "API", "Recipes", "Sync", "CSodium", "CPostgres",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            path: "Sources/Server/ServerStore", swiftSettings: house),
        // What it is asked, and answers.
        .target(
            name: "CommunityServer",
            dependencies: [
                "API", "Recipes", "Printed", "CooklangText", "Language", "Sync", "Pictures", "ServerStore",
                "Web",
                "Scullery", "CCurl",
            ] + web,
            path: "Sources/Server/CommunityServer",
            resources: (["page.mustache", "style.css", "openapi.yaml"] + console + publicPages).map {
                .embedInCode("Resources/\($0)")
            },
            swiftSettings: house),
        .executableTarget(
            name: "hands-off-server",
            dependencies: [
                "CommunityServer", "API", "Scullery", .product(name: "Logging", package: "swift-log"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], path: "Sources/Server/hands-off-server", swiftSettings: house),
        // What the framework can do at best: for `make bench-server`.
        .executableTarget(
            name: "hello-server",
            dependencies: [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
            ], path: "Tests/Server/HelloServer", swiftSettings: house),
        // What pages of a community cost, in a small town and in a large one: for `make bench-community`.
        .executableTarget(
            name: "community-bench", dependencies: ["ServerStore", "API", "Recipes", "Dice"],
            path: "Tests/Server/CommunityBench", swiftSettings: house),
        // Stripe and PayPal, played on this machine; and the same as a program, for scripts.
        .target(
            name: "TillStandIn",
            dependencies: [
                "ServerStore", "Web", .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ], path: "Tests/Server/TillStandIn", swiftSettings: house),
        .executableTarget(
            name: "till-stand-in", dependencies: ["TillStandIn"], path: "Tests/Server/TillStandInProgram",
            swiftSettings: house),
        // A PostgreSQL of the tests' own.
        .target(name: "TestCluster", path: "Tests/Server/TestCluster", swiftSettings: house),
        .testTarget(
            name: "ServerStoreTests", dependencies: ["ServerStore", "API", "Sync", "Dice", "TestCluster"],
            path: "Tests/Server/ServerStoreTests", swiftSettings: house),
        .testTarget(
            name: "CommunityServerTests",
            dependencies: [
                "CommunityServer", "ServerStore", "API", "Sync", "Pictures", "Web", "Guest", "SyncEngine",
                "Rehearsal", "Library", "Exchange", "Markup",
                "Recipes", "hands-off-server", "TestCluster", "TillStandIn",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"), .product(name: "Yams", package: "Yams"),
            ], path: "Tests/Server/CommunityServerTests", swiftSettings: house),
    ]
}
