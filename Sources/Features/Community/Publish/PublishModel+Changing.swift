import API
import Guest
import House
import class House.Host
import Recipes

/// What has been published is changed where it is: nobody finds it twice (SP2).
extension PublishModel {
    /// Whether there is anything to send.
    var hasChanged: Bool {
        guard let published, let changes else { return true }
        return takesRecipe && !changes.isEmpty || written != published.post.comment
    }

    func switchRecipe() {
        takesRecipe.toggle()
        if let draft { tell(draft.faults) }
        host.touch()
    }

    /// To the recipe, and from its page back to this.
    func editRecipe() {
        host.dismiss()
        host.crossings.edit(recipe.id)
    }

    /// Whether the recipe has been published is asked where that is known; if it has, it is changed there. Without
    /// an answer nothing is sent, lest it be there twice.
    func learn(_ id: Post.ID) {
        community.ask { guest throws(GuestTrouble) in
            try await guest.post(id)
        } then: { [self] answer in
            switch answer {
            case .success((let post, let tag)): if post.isMine { take(post, tag) }
            // It was deleted there.
            case .failure(let why) where why.kind == .notFound: break
            case .failure(let why): return fail(why)
            }
            isLearning = false
            host.touch()
        }
    }

    private func take(_ post: Post, _ tag: String?) {
        if published == nil, comment.isEmpty { type(post.comment) }
        published = (post, tag)
        changes = packed.map { RecipeChanges(from: post.recipe, to: $0) }
    }

    private func fail(_ why: GuestTrouble) {
        isBusy = false
        if why == .cancelled { return host.touch() }
        refuse(community.sentence(why))
    }

    private func refuse(_ sentence: String) {
        (isBusy, trouble) = (false, sentence)
        host.services.speaker.play(.refused)
        host.touch()
    }

    /// Pictures first: a post that names a missing one would be refused.
    func change(_ draft: PostDraft, _ pictures: ArraySlice<PostToSend.Picture>, of count: Int) {
        guard let picture = pictures.first else { return send(draft) }
        (isBusy, trouble, brought) = (true, nil, (count - pictures.count, count))
        community.bring(picture) { [self] answer in
            switch answer {
            case .success: change(draft, pictures.dropFirst(), of: count)
            case .failure(let why): fail(why)
            }
        }
        host.touch()
    }

    private func send(_ draft: PostDraft) {
        guard let published else { return }
        (isBusy, trouble, brought) = (true, nil, nil)
        community.ask { guest throws(GuestTrouble) in
            try await guest.change(published.post.id, to: draft, tag: published.tag)
        } then: { [self] answer in
            switch answer {
            case .success((let post, let tag)): end(post, tag)
            case .failure(let why) where why.kind == .changed: look(after: draft)
            case .failure(let why) where why.kind == .invalid:
                isBusy = false
                tell(why.fields)
                host.services.speaker.play(.refused)
                host.touch()
            case .failure(let why): fail(why)
            }
        }
        host.touch()
    }

    /// Another machine has changed it; or this one has, and the answer got lost.
    private func look(after draft: PostDraft) {
        guard let id = published?.post.id else { return }
        community.ask { guest throws(GuestTrouble) in
            try await guest.post(id)
        } then: { [self] answer in
            switch answer {
            case .success((let post, let tag)):
                take(post, tag)
                let isOurs =
                    RecipeChanges(from: post.recipe, to: draft.recipe).isEmpty
                    && post.comment == draft.comment
                if isOurs { end(post, tag) } else { refuse(host.words.postChangedElsewhere) }
            case .failure(let why): fail(why)
            }
        }
    }

    private func end(_ post: Post, _ tag: String?) {
        let before = published?.post.state
        isBusy = false
        if host.sheet?.id == Self.sheet { host.dismiss() }
        host.services.speaker.play(.favourite)
        let waits = post.state == .waiting && before != .waiting
        host.tell(waits ? host.words.postWaitsAgain : host.words.isChanged(post.recipe.title))
        onChange?(post, tag)
    }
}
