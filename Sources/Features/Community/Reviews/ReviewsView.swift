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
        PageFrame(
            look: look, host: host, id: page.id,
            content: Column(spacing: Space.l) {
                head
                if let trouble = page.trouble {
                    Trouble(
                        look: look, title: look.words.feedTroubleTitle,
                        text: page.community.sentence(trouble)
                    ) { page.ask(after: nil) }
                } else if page.isRead, page.reviews.isEmpty {
                    EmptyState(
                        look: look, icon: "star", title: look.words.noReviewsTitle,
                        text: look.words.noReviews)
                }
                for (place, review) in page.reviews.enumerated() {
                    let row = self.row(review)
                    place + 5 >= page.reviews.count ? row.whenShown { page.more() } : row
                }
                if page.isAsking, page.reviews.isEmpty {
                    BusySign(look: look, size: 28, color: look.colors.tomato).grow(at: .center)
                }
            }
            .limit(maxWidth: 860)
            .grow(at: .center)
            .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xl, right: look.margin)))
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
        }
        .padding(Space.m)
        .grow(x: true)
        .card(look)
    }
}
