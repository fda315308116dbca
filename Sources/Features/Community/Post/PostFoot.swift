import House
import class House.Host
import Kit
import Stage

/// What can be done with a post; always in sight.
struct PostFoot: View {
    let look: Look
    let host: Host
    let page: PostPage

    var body: any View {
        Wrap(spacing: look.isTight ? Space.xs : look.isCompact ? Space.s : Space.m, lineSpacing: Space.s) {
            if let address = page.recommendedPage {
                recommended(BrowserAddress(address))
            } else {
                WordButton(
                    look: look, label: look.words.cookPost, icon: "play", emphasis: .filled,
                    height: Self.deed(look), isEnabled: page.post?.recipe.steps.isEmpty == false
                ) { page.cook() }
                if page.post?.isMine == false || page.copy != nil { save }
            }
            if page.post?.isMine == true { own } else { votes }
            // Of others', only what they want to be passed on.
            if let post = page.post, post.state == .shown, post.isMine || post.page != nil {
                IconButton(
                    look: look, icon: "share", label: look.words.sharePost, size: Self.deed(look),
                    fill: look.colors.sunken, id: "share post"
                ) { PostSharing(post, page.community).offer() }
            }
        }
        .padding(Edges(top: Space.m))
    }

    static func margin(_ look: Look) -> Double { look.isCompact ? Space.m : Space.l }
    static func height(_ look: Look) -> Double { deed(look) + margin(look) }
    private static func deed(_ look: Look) -> Double { look.isCompact ? Space.touch : 56 }

    /// To the post itself, where it is one of this server's; otherwise into the browser, or into the library.
    private func recommended(_ address: BrowserAddress?) -> Node {
        if let here = page.recommendedHere {
            return WordButton(
                look: look, label: look.words.openRecommended, icon: "book", emphasis: .filled,
                height: Self.deed(look), id: "open page"
            ) { page.community.show(here) }.node
        }
        return Row(spacing: Space.s) {
            WordButton(
                look: look, label: look.words.openPage, icon: "globe", emphasis: .filled,
                height: Self.deed(look), id: "open page", isEnabled: address?.isOfTheHouse == false
            ) {
                if let address { host.open(address) }
            }
            let label = page.copy == nil ? look.words.bringPageIn : look.words.openOwnRecipe
            if look.isTight {
                IconButton(
                    look: look, icon: page.copy == nil ? "download" : "book", label: label,
                    size: Self.deed(look), fill: look.colors.sunken, id: "bring page in"
                ) { page.save() }
            } else {
                WordButton(
                    look: look, label: label, icon: page.copy == nil ? "download" : "book",
                    height: Self.deed(look), id: "bring page in",
                    isEnabled: page.copy != nil || address?.isOfTheHouse == false
                ) { page.save() }
            }
        }.node
    }

    private var save: Node {
        let label =
            page.copy != nil
            ? (page.post?.isMine == true ? look.words.openOwnRecipe : look.words.openCopy)
            : page.isSaving ? look.words.savingPost : look.words.savePost
        if look.isTight {
            return IconButton(
                look: look, icon: page.copy != nil ? "book" : "download", label: label,
                size: Self.deed(look), fill: look.colors.sunken, id: "save post"
            ) { page.save() }.node
        }
        return WordButton(
            look: look, label: label, icon: page.copy != nil ? "book" : "download", height: Self.deed(look),
            id: "save post", isEnabled: !page.isSaving
        ) { page.save() }.node
    }

    /// Up and down, with what it has come to between them.
    private var votes: Node {
        let vote = page.votes?.vote ?? 0
        return Row(spacing: 0) {
            arrow("arrow-up", look.words.voteUp, isOn: vote > 0) { page.votes?.press(1) }
            Text(
                "\(page.votes?.score ?? 0)", look.type.bodyStrong.aligned(.center), look.colors.ink,
                maxLines: 1
            )
            .limit(minWidth: 32)
            arrow("arrow-down", look.words.voteDown, isOn: vote < 0) { page.votes?.press(-1) }
        }
        .behind(.fill(radius: Self.deed(look) / 2, look.colors.sunken))
    }

    private func arrow(
        _ icon: String, _ label: String, isOn: Bool, press: @escaping @MainActor () -> Void
    ) -> IconButton {
        IconButton(
            look: look, icon: icon, label: label, size: Self.deed(look),
            color: isOn ? look.colors.onTomato : look.colors.ink, fill: isOn ? look.colors.tomato : nil,
            value: isOn ? look.words.on : look.words.off, press: press)
    }

    private var own: Node {
        Row(spacing: look.isCompact ? Space.s : Space.m) {
            Row(spacing: 6) {
                Icon("arrow-up", size: 22, look.colors.softInk)
                Text("\(page.votes?.score ?? 0)", look.type.bodyStrong, look.colors.ink, maxLines: 1)
            }
            .unread()
            .padding(x: Space.s)
            .region(RegionSpec(.status, look.words.scoreSays(page.votes?.score ?? 0), id: "score"))
            IconButton(
                look: look, icon: "pencil", label: look.words.changePost, size: Self.deed(look),
                fill: look.colors.sunken
            ) { page.edit() }
            IconButton(
                look: look, icon: "trash", label: look.words.deletePost, size: Self.deed(look),
                fill: look.colors.sunken
            ) { page.askToDelete() }
        }
    }
}
