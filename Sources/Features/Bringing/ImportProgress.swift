import House
import Kit
import Stage

/// Recipes are on their way: which file is being read, how many have come, and a way to stop.
struct ImportProgress: View {
    let look: Look
    let host: Host
    let model: ImportPage

    var body: any View {
        let words = look.words
        return Column(spacing: look.isCompact ? Space.m : Space.l, align: .center) {
            Icon("download", size: look.isCompact ? 56 : 72, look.colors.tomato)
                .padding(look.isCompact ? Space.m : Space.l)
                .behind(.fill(radius: 80, look.colors.blush))
            Column(spacing: Space.s, align: .center) {
                Text(
                    words.importReading(model.reading), look.type.title.aligned(.center), look.colors.ink,
                    maxLines: 3, isHeading: true)
                Text(
                    words.importFound(model.report.found), look.type.bodyStrong.aligned(.center),
                    look.colors.ink
                )
                .unread()
                .region(RegionSpec(.status, words.importFound(model.report.found), id: "import found"))
                if model.waiting.count > 0 {
                    Text(
                        words.importWaiting(model.waiting.count), look.type.body.aligned(.center),
                        look.colors.softInk)
                }
                Text(words.importMeanwhile, look.type.body.aligned(.center), look.colors.softInk)
            }
            WordButton(
                look: look, label: model.isStopping ? words.importStopping : words.importStop, icon: "stop",
                id: "import stop", isEnabled: !model.isStopping
            ) {
                model.stop()
                host.touch()
            }
        }
        .padding(y: look.isCompact ? Space.m : Space.xxl)
        .limit(maxWidth: 720)
        .grow(at: .center)
    }
}
