import Camera
import House
import Kit
import Stage

/// Which of several cameras looks; one below the other, because cameras have long names.
struct CameraPicker: View {
    let look: Look
    let host: Host
    let model: SettingsPage

    /// Whether there is anything to choose, or to choose anew because the chosen one is not there.
    var isNeeded: Bool {
        model.cameras.count > 1 || (host.settings.camera != nil && !isChosenThere)
    }

    private var isChosenThere: Bool {
        model.cameras.contains { $0.path == host.settings.camera }
    }

    var body: any View {
        Column(spacing: Space.s) {
            Text(look.words.camera, look.type.bodyStrong, look.colors.ink)
            Column(spacing: 2) {
                choice(look.words.whicheverCamera, look.words.whicheverCameraDetail, nil)
                for camera in model.cameras { choice(name(camera), detail(camera), camera.path) }
                if let chosen = host.settings.camera, !isChosenThere {
                    choice(look.words.chosenCamera, look.words.chosenCameraGone, chosen)
                }
            }
            .padding(3)
            .behind(.fill(radius: 19, look.colors.sunken))
        }
        .padding(x: Space.m, y: 12)
    }

    /// Two of a kind are told apart by where the system has put them.
    private func name(_ camera: CameraDevice) -> String {
        let isTwin = model.cameras.contains { $0.name == camera.name && $0.path != camera.path }
        return isTwin && camera.name != camera.path ? "\(camera.name) (\(camera.path))" : camera.name
    }

    private func detail(_ camera: CameraDevice) -> String { camera.isBuiltIn ? look.words.builtIn : "" }

    private func choice(_ label: String, _ detail: String, _ path: String?) -> Node {
        let isChosen = host.settings.camera == path
        var spec = RegionSpec(.choice, label, id: "choice camera \(path ?? "any")")
        spec.value = isChosen ? look.words.chosen : nil
        spec.radius = Space.radius
        spec.press = { host.settings.camera = path }
        let ink = isChosen ? look.colors.ink : look.colors.softInk
        let inside = Row(spacing: Space.m) {
            Text(label, isChosen ? look.type.smallStrong : look.type.small, ink, maxLines: 1).unread()
            Text(detail, look.type.small, look.colors.softInk, maxLines: 1).grow()
            if isChosen { Icon("check", size: 20, look.colors.tomato) }
        }
        .padding(x: 14)
        .limit(minHeight: Space.touch)
        let lifted =
            isChosen
            ? inside.behind(
                .shadow(radius: Space.radius, blur: 5, look.colors.shadow),
                .fill(radius: Space.radius, look.colors.card))
            : inside
        return lifted.region(spec)
    }
}
