import ArgumentParser
import HandsOff
import House

/// What the commands share that open the library or the camera.
struct KitchenOptions: ParsableArguments {
    @OptionGroup var place: LibraryOption

    @Option(
        name: .long,
        help: ArgumentHelp(
            "auto, none, a device such as /dev/video0, or a recording that stands in for the webcam. Naming a device or a "
                + "recording switches waving on for this run.", valueName: "camera"))
    var camera = "auto"

    @Flag(name: .long, help: "Cover the whole screen. F11 toggles it later.")
    var fullscreen = false

    func launchOptions(cook: String? = nil, link: String? = nil) -> LaunchOptions {
        LaunchOptions(
            library: place.library, camera: CameraChoice(argument: camera),
            isFullscreen: fullscreen,
            cook: cook, link: link)
    }
}
