// swift-tools-version: 6.1
import PackageDescription

/// The frame path under a fuzzer, for `make fuzz`. A package of its own, so that nobody who builds or tests
/// the program compiles it; its sources are the program's and the tests', by links.
let house: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The fuzzer needs to see which branches are taken, the address sanitizer which bytes are.
let watched = house + [.unsafeFlags(["-sanitize=fuzzer,address", "-O"])]

let package = Package(
    name: "Fuzz",
    targets: [
        .systemLibrary(name: "CFuzzer"),
        .target(name: "Gestures", swiftSettings: watched),
        .executableTarget(
            name: "Fuzz", dependencies: ["Gestures", "CFuzzer"], swiftSettings: watched,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
    ]
)
