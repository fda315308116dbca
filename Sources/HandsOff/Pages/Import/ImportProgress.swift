import Stage

/// Recipes are on their way: which file is being read, how many have come, and a way to stop.
struct ImportProgress: View {
    let look: Look
    let app: App
    let model: ImportModel

    var body: any View {
        Column(spacing: Space.m, align: .center) {
            Icon("download", size: look.isCompact ? 56 : 72, look.colors.tomato)
                .padding(look.isCompact ? Space.m : Space.l)
                .behind(.fill(radius: 80, look.colors.blush))
            Text(
                look.words.importReading(model.reading), look.type.title.aligned(.center), look.colors.ink,
                maxLines: 2, isHeading: true)
            Text(
                look.words.importFound(model.report.recipes), look.type.body.aligned(.center),
                look.colors.softInk)
            WordButton(look: look, label: look.words.importStop, icon: "stop") { model.stop() }
        }
        .padding(y: look.isCompact ? Space.m : Space.xxl)
        .grow(at: .center)
    }
}
