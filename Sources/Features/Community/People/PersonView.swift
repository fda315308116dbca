import House
import class House.Host
import Kit
import Stage

/// A person's page: picture and names, how the cook stands to them, and what they have published.
struct PersonView: View {
    let look: Look
    let host: Host
    let page: PersonPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: page.id,
            content: Column(spacing: look.isCompact ? Space.m : Space.l) {
                head
                if page.person?.isBlocked == true {
                    EmptyState(
                        look: look, icon: "shield", title: look.words.blockedTitle(page.card.displayName),
                        text: look.words.blockedText)
                } else {
                    if page.community.hasCollections { kinds }
                    if page.showsCollections { collections } else { posts }
                }
            }
            .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xl, right: look.margin)))
    }

    private var kinds: Segments {
        Segments(
            look: look, title: look.words.whatIsShown,
            options: [false, true].map { isCollections in
                .init(
                    label: isCollections
                        ? look.words.collectionsShown(page.person?.collections ?? 0)
                        : look.words.recipesFound,
                    icon: look.isCompact ? nil : isCollections ? "collections" : "book",
                    isChosen: isCollections == page.showsCollections
                ) { page.choose(collections: isCollections) }
            }, id: "person")
    }

    private var collections: CollectionTiles {
        CollectionTiles(
            look: look, host: host, community: page.community, list: page.collections,
            id: page.card.userName,
            nothing: (
                look.words.noCollectionsTitle,
                page.person?.isMe == true ? look.words.noCollectionsOfMine : look.words.noCollectionsOfTheirs
            ))
    }

    private var posts: PostListView {
        PostListView(
            look: look, host: host, community: page.community, list: page.list,
            id: "post of \(page.card.userName)",
            nothing: (look.words.noPostsTitle, look.words.noPostsOfTheirs))
    }

    private var head: Node {
        if look.isNarrow {
            return Column(spacing: Space.m) {
                who
                Wrap(spacing: Space.s, lineSpacing: Space.s) { for deed in deeds { deed } }
            }
        }
        return Row(spacing: Space.s) {
            who.grow()
            for deed in deeds { deed }
        }
    }

    private var who: Node {
        Row(spacing: Space.l) {
            Avatar(
                look: look, name: page.card.displayName, picture: page.community.pictures.name(page.card),
                size: look.isCompact ? 64 : 96)
            Column(spacing: 2) {
                Row(spacing: Space.s) {
                    Text(page.card.displayName, look.type.title, look.colors.ink, isHeading: true)
                    if page.person?.hasLicence == true { hat }
                }
                Text(
                    look.words.personSays(page.card.userName, posts: page.person?.posts), look.type.body,
                    look.colors.softInk)
                if let person = page.person {
                    Row(spacing: Space.l) {
                        link(look.words.followers(person.followers), "followers") { page.showFollowers() }
                        link(look.words.following(person.following), "following") { page.showFollowed() }
                    }
                }
            }
            .grow()
        }
    }

    /// Whoever has the licence to publish wears it (AR13).
    private var hat: Node {
        Icon("chef-hat", size: 28, look.colors.tomato)
            .unread()
            .region(RegionSpec(.status, look.words.hasLicence, id: "licence"))
    }

    private func link(_ label: String, _ id: String, press: @escaping @MainActor () -> Void) -> Node {
        var spec = RegionSpec(.button, label, id: id)
        spec.radius = Space.touch / 2
        spec.press = press
        return Text(label, look.type.smallStrong, look.colors.tomato, maxLines: 1)
            .unread()
            .limit(minHeight: Space.touch)
            .region(spec)
    }

    private var deeds: [any View] {
        guard let person = page.person else { return [] }
        if person.isMe {
            return [
                WordButton(
                    look: look, label: look.words.blockedPeople, icon: "shield", emphasis: .plain
                ) { page.showBlocked() }
            ]
        }
        if person.isBlocked {
            return [
                WordButton(look: look, label: look.words.unblock, icon: "shield", isEnabled: !page.isBusy) {
                    page.block(false)
                }
            ]
        }
        return [
            WordButton(
                look: look, label: person.isFollowed ? look.words.unfollow : look.words.follow,
                icon: person.isFollowed ? "check" : "plus", emphasis: person.isFollowed ? .outlined : .filled,
                id: "follow", isEnabled: !page.isBusy
            ) { page.follow() },
            IconButton(look: look, icon: "shield", label: look.words.block, id: "block") {
                page.askToBlock()
            },
            IconButton(look: look, icon: "flag", label: look.words.report(.person), id: "report") {
                page.report()
            },
        ]
    }
}
