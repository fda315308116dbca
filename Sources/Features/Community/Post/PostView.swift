import API
import House
import class House.Host
import Kit
import Recipes
import Stage

/// A post, as a recipe of one's own is read; and under it what people say of it.
struct PostView: View {
    let look: Look
    let host: Host
    let page: PostPage

    var body: any View {
        Column {
            Header(look: look, host: host)
            Column {
                Scroll(id: page.scroll, indicator: look.colors.softInk.opacity(0.35)) { content }
                    .grow(x: true, y: true)
                if page.reading != nil {
                    NoticeRoom(look: look, host: host)
                    PostFoot(look: look, host: host, page: page)
                }
            }
            .padding(Edges(left: look.margin, bottom: PostFoot.margin(look), right: look.margin))
        }
    }

    private var content: Node {
        Column(spacing: look.isCompact ? Space.l : Space.xl) {
            if page.dish.isEmpty {
                state
            } else {
                if page.asksHowItWas { howWasIt }
                if page.hasNews { news }
                head
                if let address = page.recommendedPage, page.reading != nil {
                    recommended(address)
                } else if let reading = page.reading {
                    recipe(reading)
                } else {
                    state
                }
            }
        }
        .padding(Edges(top: Space.xs, bottom: Space.xl, right: look.isNarrow ? Space.m : Space.l))
    }

    private var state: Node {
        if let trouble = page.trouble {
            return Trouble(
                look: look, title: look.words.postTroubleTitle, text: page.community.sentence(trouble)
            ) { page.ask() }.node
        }
        return Row(spacing: Space.m) {
            BusySign(look: look, size: 28, color: look.colors.tomato)
            Text(look.words.postIsComing, look.type.body, look.colors.softInk)
        }
        .padding(y: Space.l)
        .grow(at: .center)
    }

    // MARK: The head

    private var head: Node { DishHead(look: look, picture: picture, words: words).node }

    private var picture: Node {
        DishPicture(
            look: look, name: page.picture, tile: DishTile(of: Recipe(id: page.postID, title: page.dish)),
            radius: 24
        ).node
    }

    private var words: Node {
        Column(spacing: look.isCompact ? Space.m : Space.l) {
            Text(
                page.dish, look.isCompact ? look.type.title : look.type.hero, look.colors.ink,
                isHeading: true)
            if let at = page.at {
                PersonLine(
                    look: look, community: page.community, person: page.author, at: at, size: 40,
                    note: page.post?.changedAt == nil ? nil : look.words.changedSince, leadsOn: true)
            }
            if let post = page.post {
                if let standing = post.standing(look.words) { Notice(look: look, text: standing) }
                if post.isHeldBack, let decision = post.decision,
                    let line = AppealLine(look: look, community: page.community, decision: decision)
                {
                    line
                }
                if !post.comment.isEmpty {
                    Text(post.comment, look.type.body, look.colors.ink).limit(maxWidth: 820)
                }
                if !post.recipe.summary.isEmpty {
                    Text(post.recipe.summary, look.type.body, look.colors.softInk).limit(maxWidth: 820)
                }
            }
            if page.recommendedPage == nil, let reading = page.reading { reading.facts(look) }
            if page.recommendedPage == nil, let post = page.post { opinions(post) }
        }
    }

    /// Stars, how many keep and have cooked it; leads to the reviews.
    private func opinions(_ post: Post) -> Node {
        var spec = RegionSpec(.button, look.words.reviewsTitle, id: "reviews")
        spec.value = look.words.ratingSays(post.rating) + ", " + look.words.usesSay(post.saves, post.cooks)
        spec.radius = Space.smallRadius
        spec.press = { page.showReviews() }
        return Row(spacing: Space.m) {
            Column(spacing: 2) {
                StarLine(look: look, rating: post.rating)
                Text(
                    look.words.usesSay(post.saves, post.cooks), look.type.small, look.colors.softInk,
                    maxLines: 1)
            }
            Icon("chevron-right", size: 22, look.colors.softInk)
        }
        .unread()
        .limit(minHeight: Space.touch)
        .region(spec)
    }

    private var news: Node {
        BannerLine(look: look) {
            Icon("refresh", size: 24, look.colors.saffron)
            Text(look.words.hasNews(page.author?.displayName), look.type.label.leading(1.25), look.colors.ink)
                .grow()
        } ways: {
            WordButton(look: look, label: look.words.keepCopy, emphasis: .plain, id: "keep copy") {
                page.declineNews()
            }
            WordButton(
                look: look, label: page.isSaving ? look.words.savingPost : look.words.takeNews, icon: "check",
                emphasis: .plain, id: "take news", isEnabled: !page.isSaving
            ) { page.takeNews() }
        }
        .padding(x: Space.m, y: 6)
        .behind(.fill(radius: Space.smallRadius, look.colors.saffronTint))
    }

    private var howWasIt: Node {
        BannerLine(look: look) {
            Icon("star", size: 24, look.colors.saffron)
            Text(look.words.howWasIt(page.dish), look.type.label.leading(1.25), look.colors.ink).grow()
        } ways: {
            WordButton(
                look: look, label: look.words.writeReview, icon: "pencil", emphasis: .plain,
                id: "write review"
            ) { page.review() }
        }
        .padding(x: Space.m, y: 6)
        .behind(.fill(radius: Space.smallRadius, look.colors.saffronTint))
    }

    // MARK: The recipe

    private func recipe(_ reading: RecipeReading) -> Node {
        Column(spacing: look.isCompact ? Space.l : Space.xl) {
            if look.isCompact {
                reading.ingredients(look)
                reading.method(look)
                if let aside = reading.aside(look) { aside }
            } else {
                Row(spacing: look.dishGap, align: .start) {
                    Column(spacing: Space.xl) {
                        reading.ingredients(look)
                        if let aside = reading.aside(look) { aside }
                    }
                    .grow()
                    .frame(width: look.dishSide)
                    reading.method(look).grow()
                }
            }
            talk
        }
    }

    private var talk: Node {
        Column(spacing: look.isCompact ? Space.l : Space.xl) {
            if page.post?.isMine == false {
                WordButton(
                    look: look, label: look.words.report(.post), icon: "flag", emphasis: .plain,
                    id: "report post"
                ) { page.report() }
            }
            Rule(look: look)
            TalkView(look: look, host: host, community: page.community, talk: page.talk)
        }
    }

    /// Where the recipe is that somebody recommends; it isn't here.
    private func recommended(_ address: String) -> Node {
        Column(spacing: look.isCompact ? Space.l : Space.xl) {
            if page.recommendedHere != nil {
                place("people", page.community.serverName)
            } else if let page = BrowserAddress(address) {
                place("globe", page.host, page.text)
            }
            talk
        }
    }

    private func place(_ icon: String, _ name: String, _ address: String? = nil) -> Node {
        Row(spacing: Space.m) {
            Icon(icon, size: 28, look.colors.saffron)
            Column(spacing: 2) {
                Text(look.words.recommendedFrom(name), look.type.body, look.colors.ink)
                if let address { Text(address, look.type.small, look.colors.softInk, maxLines: 1) }
            }
            .grow()
        }
        .padding(Space.m)
        .behind(.fill(radius: Space.radius, look.colors.sunken))
        .limit(maxWidth: 820)
    }
}
