import Stage

/// The whole window: the page of the route, and the card that may lie over it.
struct AppView: View {
    let app: App
    let look: Look

    var body: any View {
        Layers(x: .start, y: .start) {
            Fill(look.colors.paper)
            page.place(.start, .start)
            if app.offersPractice { PracticeOffer(look: look, app: app) }
            if app.timers.isRinging { RingBand(look: look, app: app) }
            if app.sheet == .controls { ControlsSheet(look: look, app: app) }
            if app.sheet == .cameraConsent {
                CameraConsentSheet(look: look, app: app, title: "Wave to turn the page?", yes: "Switch on") {
                    app.switchCameraOn()
                }
            }
            if app.sheet == .checkConsent {
                CameraConsentSheet(look: look, app: app, title: "Look through the camera?", yes: "Look") {
                    app.show(.cameraCheck)
                }
            }
        }
    }

    private var page: any View {
        switch app.route {
        case .home: HomePage(look: look, app: app)
        case .recipe:
            if let model = app.recipe { RecipePage(look: look, app: app, model: model) } else { Spacer() }
        case .cooking:
            if let model = app.cooking { SlideshowPage(look: look, app: app, model: model) } else { Spacer() }
        case .done:
            if let model = app.done { DonePage(look: look, app: app, model: model) } else { Spacer() }
        case .settings: SettingsPage(look: look, app: app)
        case .cameraCheck: CameraCheckPage(look: look, app: app)
        case .practice:
            if let model = app.practice { PracticePage(look: look, app: app, model: model) } else { Spacer() }
        }
    }
}
