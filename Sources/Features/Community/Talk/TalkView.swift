import API
import House
import class House.Host
import Kit
import Stage

/// What is said under a post, in a thread of two levels.
struct TalkView: View {
    let look: Look
    let host: Host
    let community: Community
    let talk: TalkModel

    private struct Version: Hashable {
        var edition: Int
        var factor: Double
        var isGerman: Bool
    }

    var body: any View {
        Column(spacing: Space.m) {
            Row(spacing: Space.m) {
                Text(
                    look.words.comments(talk.count), look.type.heading, look.colors.ink, isHeading: true
                ).grow()
                WordButton(look: look, label: look.words.writeComment, icon: "comment") { talk.write() }
            }
            if !talk.comments.isEmpty { list }
            if let trouble = talk.trouble {
                Notice(look: look, text: community.sentence(trouble))
                WordButton(look: look, label: look.words.tryAgain, icon: "refresh") { talk.tryAgain() }
            } else if talk.isAsking {
                Row(spacing: Space.m) {
                    BusySign(look: look, size: 24, color: look.colors.tomato)
                    Text(look.words.commentsAreComing, look.type.body, look.colors.softInk)
                }
            } else if talk.comments.isEmpty {
                Text(look.words.noComments, look.type.body, look.colors.softInk)
            }
        }
        .limit(maxWidth: 900)
    }

    private var list: Node {
        LazyColumn(
            id: "talk \(talk.post)", count: talk.comments.count, spacing: Space.xs,
            version: Version(
                edition: talk.edition, factor: look.type.factor, isGerman: look.language == .german)
        ) { place in
            guard talk.comments.indices.contains(place) else { return Spacer(0) }
            let row = CommentRow(look: look, community: community, talk: talk, comment: talk.comments[place])
            guard place + 10 >= talk.comments.count else { return row }
            return row.node.whenShown { talk.more() }
        }
    }
}

/// What somebody has said.
struct CommentRow: View {
    let look: Look
    let community: Community
    let talk: TalkModel
    let comment: Comment

    var body: any View {
        Column(spacing: Space.xs) {
            if comment.state == .shown {
                PersonLine(
                    look: look, community: community, person: comment.author, at: comment.at, size: 28,
                    note: comment.changedAt == nil ? nil : look.words.changedSince, leadsOn: true)
                Text(comment.text, look.type.body, look.colors.ink)
                deeds
            } else {
                Text(placeholder, look.type.body, look.colors.softInk).padding(y: Space.s)
            }
        }
        // An answer stands in from what it answers.
        .padding(Edges(left: comment.parent == nil ? 0 : look.isNarrow ? Space.l : Space.xxl))
        .padding(y: Space.xs)
    }

    private var placeholder: String {
        switch comment.state {
        case .removed: look.words.commentRemoved
        case .blocked: look.words.commentBlocked
        case .shown, .deleted, .unknown: look.words.commentDeleted
        }
    }

    private var deeds: Node {
        Row(spacing: 0) {
            deed(look.words.answer, "answer") { talk.write(answering: comment) }
            if comment.isMine {
                deed(look.words.edit, "change") { talk.change(comment) }
                deed(look.words.deleteComment, "delete") { talk.delete(comment) }
            } else {
                ReportDeed(look: look, kind: .comment, id: comment.id) { talk.report(comment) }
            }
        }
    }

    private func deed(_ label: String, _ id: String, press: @escaping @MainActor () -> Void) -> Node {
        var spec = RegionSpec(.button, label, id: "\(id) \(comment.id)")
        spec.radius = Space.touch / 2
        spec.press = press
        return Text(label, look.type.smallStrong, look.colors.tomato, maxLines: 1)
            .unread()
            .padding(Edges(left: 0, right: Space.l))
            .limit(minHeight: Space.touch)
            .region(spec)
    }
}
