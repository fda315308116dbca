import House
import class House.Host
import Kit
import Stage

/// What waits to be published, and why; nothing if nothing does.
struct OutboxNote: View {
    let look: Look
    let host: Host
    let outbox: Outbox

    init?(look: Look, host: Host, outbox: Outbox) {
        if outbox.posts.isEmpty { return nil }
        (self.look, self.host, self.outbox) = (look, host, outbox)
    }

    var body: any View {
        Column(spacing: Space.s) { for post in outbox.posts.prefix(5) { row(post) } }
    }

    private func row(_ post: PostToSend) -> any View {
        let isSending = outbox.sending?.key == post.key
        return BannerLine(look: look) {
            if isSending {
                BusySign(look: look, size: 24, color: look.colors.saffron)
            } else {
                Icon("clock", size: 24, look.colors.saffron)
            }
            Text(
                isSending
                    ? look.words.isBeingPublished(post.title) : look.words.waitsToBePublished(post.title),
                look.type.label.leading(1.25), look.colors.ink
            ).grow()
        } ways: {
            if !isSending {
                WordButton(
                    look: look, label: look.words.sendNow, icon: "refresh", emphasis: .plain,
                    id: "send \(post.key)"
                ) { outbox.tryAgain() }
                IconButton(
                    look: look, icon: "trash", label: look.words.dontPublish, id: "drop \(post.key)"
                ) { outbox.drop(post.key) }
            }
        }
        .padding(x: Space.m, y: 6)
        .behind(.fill(radius: Space.smallRadius, look.colors.saffronTint))
    }
}
