import API
import House
import class House.Host
import Kit
import Stage

struct ReviewsView: View {
    let look: Look
    let host: Host
    let page: ReviewsPage

    var body: any View {
        LongListFrame(
            look: look, host: host, community: page.community, id: page.id, state: page.list.state,
            nothing: ("star", look.words.noReviewsTitle, look.words.noReviews), head: [head],
            spacing: Space.l, rows: rows
        ) { page.list.refresh() }
    }

    /// As high as what was said: no two need be alike.
    private var rows: Node {
        let reviews = page.list.items
        return Column(spacing: Space.l) {
            for (place, review) in reviews.enumerated() {
                let row = self.row(review)
                place + 5 >= reviews.count ? row.whenShown { page.list.more() } : row
            }
        }
    }

    private var head: Node {
        Wrap(spacing: Space.l, lineSpacing: Space.s) {
            StarLine(look: look, rating: page.rating, isLarge: true)
            if page.mayReview {
                WordButton(
                    look: look, label: page.myStars > 0 ? look.words.changeReview : look.words.writeReview,
                    icon: "pencil", emphasis: page.myStars > 0 ? .outlined : .filled, id: "write review"
                ) { page.write() }
            }
        }
    }

    private func row(_ review: Review) -> Node {
        Column(spacing: Space.s) {
            PersonLine(
                look: look, community: page.community, person: review.author, at: review.at, size: 36,
                note: review.changedAt == nil ? nil : look.words.changedSince, leadsOn: true)
            StarLine(look: look, stars: review.stars)
            if !review.text.isEmpty { Text(review.text, look.type.body, look.colors.ink) }
            if !review.isMine, let author = review.author {
                ReportDeed(look: look, kind: .review, id: author.userName) { page.report(review, by: author) }
            }
        }
        .padding(Space.m)
        .grow(x: true)
        .card(look)
    }
}
