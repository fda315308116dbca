import API
import House
import class House.Host
import Kit
import Stage

/// Somebody's collection: what it is called, who shows it, and its dishes.
struct PublicCollectionView: View {
    let look: Look
    let host: Host
    let page: PublicCollectionPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: page.id,
            content: Column(spacing: look.isCompact ? Space.m : Space.l) {
                if let collection = page.collection {
                    head(collection)
                    PostListView(
                        look: look, host: host, community: page.community, list: page.list,
                        id: "post in \(page.collectionID)",
                        nothing: (look.words.noDishesTitle, look.words.noDishes))
                } else {
                    state
                }
            }
            .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xl, right: look.margin)))
    }

    private var state: Node {
        if let trouble = page.trouble {
            return Trouble(
                look: look, title: look.words.publicCollectionTroubleTitle,
                text: page.community.sentence(trouble)
            ) { page.ask() }.node
        }
        return BusySign(look: look, size: 28, color: look.colors.tomato).padding(y: Space.l).grow(at: .center)
    }

    private func head(_ collection: PublicCollection) -> Node {
        Column(spacing: look.isCompact ? Space.s : Space.m) {
            Text(
                collection.name, look.isCompact ? look.type.title : look.type.hero, look.colors.ink,
                isHeading: true)
            PersonLine(
                look: look, community: page.community, person: collection.author, at: collection.changedAt,
                size: 40, note: look.words.dishes(collection.dishes), leadsOn: true)
            if let held = collection.held(look.words) { Notice(look: look, text: held) }
            if collection.state == .removed, let decision = collection.decision,
                let line = AppealLine(look: look, community: page.community, decision: decision)
            {
                line
            }
            if !collection.text.isEmpty {
                Text(collection.text, look.type.body, look.colors.ink).limit(maxWidth: 820)
            }
            if let trouble = page.trouble { Notice(look: look, text: page.community.sentence(trouble)) }
            Wrap(spacing: Space.s, lineSpacing: Space.s) { for deed in deeds(collection) { deed } }
        }
    }

    private func deeds(_ collection: PublicCollection) -> [any View] {
        var deeds: [any View] = collection.isMine ? own(collection) : theirs(collection)
        if collection.state == .shown, collection.isMine || collection.page != nil {
            deeds.insert(
                IconButton(
                    look: look, icon: "share", label: look.words.sharePublicCollection,
                    fill: look.colors.sunken, id: "share collection"
                ) { page.share() }, at: deeds.count - 1)
        }
        return deeds
    }

    private func theirs(_ collection: PublicCollection) -> [any View] {
        let isLiked = page.likes?.isLiked == true
        return [
            WordButton(
                look: look, label: look.words.likes(page.likes?.count ?? 0, isLiked: isLiked),
                icon: isLiked ? "heart-filled" : "heart", emphasis: isLiked ? .filled : .outlined, id: "like"
            ) { page.likes?.press() }
        ] + takingOver(collection) + [
            IconButton(look: look, icon: "flag", label: look.words.report(.collection), id: "report") {
                page.report()
            }
        ]
    }

    private func takingOver(_ collection: PublicCollection) -> [any View] {
        guard let taking = page.taking else {
            return [
                WordButton(
                    look: look, label: look.words.takeOver, icon: "download", id: "take over",
                    isEnabled: collection.dishes > 0
                ) { page.takeOver() }
            ]
        }
        let progress = taking.progress
        return [
            Row(spacing: Space.s) {
                BusySign(look: look, size: 24, color: look.colors.tomato)
                Text(
                    look.words.takingOver(progress?.done ?? 0, of: progress?.of ?? collection.dishes),
                    look.type.body, look.colors.ink)
            }
            .limit(minHeight: Space.touch),
            WordButton(
                look: look, label: look.words.cancel, icon: "close", emphasis: .plain, id: "stop taking over"
            ) { taking.callOff() },
        ]
    }

    private func own(_ collection: PublicCollection) -> [any View] {
        var deeds: [any View] = [
            Row(spacing: 6) {
                Icon("heart", size: 22, look.colors.softInk)
                Text("\(collection.likes)", look.type.bodyStrong, look.colors.ink, maxLines: 1)
            }
            .unread()
            .padding(x: Space.s)
            .limit(minHeight: Space.touch)
            .region(RegionSpec(.status, look.words.likesSay(collection.likes), id: "likes"))
        ]
        if collection.state == .shown {
            deeds.append(
                WordButton(
                    look: look, label: look.words.changePublicCollection, icon: "pencil",
                    id: "change collection"
                ) { page.change() })
        }
        deeds.append(
            IconButton(look: look, icon: "trash", label: look.words.withdraw, id: "withdraw") {
                page.askToWithdraw()
            })
        return deeds
    }
}

extension PublicCollection {
    /// Why others don't see it, for whoever shows it.
    func held(_ words: any CommunityWording) -> String? {
        state == .removed ? words.postRemoved(reason ?? "") : nil
    }
}
