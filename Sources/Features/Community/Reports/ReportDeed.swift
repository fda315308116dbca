import API
import API
import House
import Kit
import Stage

/// Leads from something small of somebody else's to its report: quieter than what else can be done there.
struct ReportDeed: View {
    let look: Look
    let kind: ReportTarget.Kind
    let id: String
    let press: @MainActor () -> Void

    var body: any View {
        var spec = RegionSpec(.button, look.words.report(kind), id: "report \(id)")
        spec.radius = Space.touch / 2
        spec.press = press
        return Text(look.words.report, look.type.smallStrong, look.colors.softInk, maxLines: 1)
            .unread()
            .padding(Edges(right: Space.l))
            .limit(minHeight: Space.touch)
            .region(spec)
    }
}
