import API
import House
import class House.Host
import Kit
import Stage

/// Small and quiet, on Home and nowhere else: nothing moves, nothing is loaded, and nobody is told that it was seen.
struct SponsorLine: View {
    let look: Look
    let host: Host
    let paying: Paying
    let banner: PriceList.Banner

    var body: any View {
        Wrap(spacing: Space.m, lineSpacing: 0) {
            line
            if paying.prices?.premium?.ways.isEmpty == false {
                WordButton(
                    look: look, label: look.words.withoutThis, emphasis: .plain, id: "without sponsor"
                ) { host.show(PayingPage(paying)) }
            }
        }
    }

    private var line: Node {
        let text = Text(banner.text, look.type.small, look.colors.softInk, maxLines: 2)
        guard let address = BrowserAddress(banner.address) else {
            return text.limit(minHeight: Space.touch).place(.start, .center)
                .region(RegionSpec(.status, look.words.sponsor(banner.text), id: "sponsor"))
        }
        var spec = RegionSpec(.button, look.words.sponsor(banner.text), id: "sponsor")
        spec.radius = Space.smallRadius
        spec.press = { host.open(address) }
        return Row(spacing: 6) {
            text
            Icon("globe", size: 16, look.colors.softInk)
        }
        .unread().limit(minHeight: Space.touch).region(spec)
    }
}
