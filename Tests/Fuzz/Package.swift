// swift-tools-version: 6.1
import PackageDescription

/// The frame path and the readers of recipes under a fuzzer, for `make fuzz` and `make fuzz-readers`. A
/// package of its own, so that nobody who builds or tests the program compiles it; its sources are the
/// program's and the tests', by links.
let house: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The fuzzer needs to see which branches are taken, the address sanitizer which bytes are.
let watched = house + [.unsafeFlags(["-sanitize=fuzzer,address", "-O"])]

let cues = ["next", "previous", "refused", "timer", "tick", "favourite", "finish", "camera-on", "camera-off"]

let package = Package(
    name: "Fuzz",
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        .systemLibrary(name: "CFuzzer"),
        .target(name: "Gestures", swiftSettings: watched),
        .executableTarget(
            name: "Fuzz", dependencies: ["Gestures", "CFuzzer"], swiftSettings: watched,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
        .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0"),
        .systemLibrary(name: "CCMark", pkgConfig: "libcmark"),
        .target(name: "Recipes", swiftSettings: watched),
        .target(name: "Printed", dependencies: ["Recipes"], swiftSettings: watched),
        .target(name: "CooklangText", dependencies: ["Recipes", "Printed"], swiftSettings: watched),
        .target(name: "Markup", dependencies: ["CXML2", "CCMark"], swiftSettings: watched),
        .target(
            name: "Exchange",
            dependencies: [
                "Recipes", "Printed", "CooklangText", "Markup", .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: watched),
        .systemLibrary(name: "CArchive", pkgConfig: "libarchive"),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl"),
        .target(name: "Web", dependencies: ["Recipes", "CCurl"], swiftSettings: watched),
        .target(name: "Intake", dependencies: ["Exchange", "Web", "CArchive"], swiftSettings: watched),
        // What draws pictures, and all that it stands on.
        .systemLibrary(name: "CSDL2", pkgConfig: "SDL2_mixer"),
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo"),
        .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0"),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux"),
        .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode"),
        .systemLibrary(name: "CDBus", pkgConfig: "dbus-1"),
        .target(name: "Sounds", resources: cues.map { .copy("\($0).wav") }, swiftSettings: house),
        .target(name: "Stage", swiftSettings: house),
        .target(name: "Pictures", swiftSettings: watched),
        .target(
            name: "Screen",
            dependencies: [
                "Stage", "Sounds", "Pictures", "CSDL2", "CPangoCairo", "CRsvg", "CWebP", "CQREncode", "CDBus",
            ],
            swiftSettings: watched),
        .systemLibrary(name: "CFFmpeg", pkgConfig: "libavformat"),
        .target(name: "Media", dependencies: ["Gestures", "CFFmpeg", "CWebP"], swiftSettings: watched),
        .target(name: "Slideshow", dependencies: ["Sounds"], swiftSettings: watched),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
        .target(
            name: "Library",
            dependencies: ["Recipes", "Slideshow", "CSQLite", .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: watched),
        .target(
            name: "ReaderTrials",
            dependencies: [
                "Intake", "CooklangText", "Exchange", "Printed", "Web", "Markup", "Recipes", "Slideshow",
                "Library", "Pictures", "Screen", "Media",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: watched),
        .executableTarget(
            name: "FuzzReaders", dependencies: ["ReaderTrials", "CFuzzer"], swiftSettings: watched,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
    ]
)
