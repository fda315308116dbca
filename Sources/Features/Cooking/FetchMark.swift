import House
import Kit
import Stage

/// On the poster of a clip that lies on the server: how much would come, that it is coming, or why it doesn't (AR15).
struct FetchMark: View {
    let look: Look
    let fetch: FileFetch
    /// Of the poster.
    let size: Size

    var body: any View {
        let white = Color(0xFFFFFF)
        let side = min(size.height * 0.3, look.points(56)).rounded()
        return Column(spacing: Space.s, align: .center) {
            if fetch.isComing {
                BusySign(look: look, size: side, color: white)
            } else {
                Icon("download", size: side, white)
            }
            if let text = fetch.trouble ?? fetch.size(look) {
                Text(text, look.afar(.medium, of: 0.5), white).unread()
            }
        }
        .padding(Space.m)
        .limit(maxWidth: size.width)
        .behind(.fill(radius: Space.radius, Color(0, opacity: 0.62)))
    }
}

extension FileFetch {
    /// "1.2 MB".
    func size(_ look: Look) -> String? { bytes.map(look.words.fileSize) }
}
