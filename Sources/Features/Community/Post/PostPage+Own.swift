import API
import Guest
import House
import class House.Host
import Kit
import Library
import Stage

/// What only the author of a post does with it.
extension PostPage {
    /// With the recipe that it was made of, if the library still has that; else what is said of it.
    func edit() {
        guard let copy, recommendedPage == nil else { return editWords() }
        let isLatest = host.ask()
        host.read("recipe of a post") { box throws(LibraryError) in
            try await box.recipe(copy)
        } then: { [self] answer in
            guard isLatest() else { return }
            guard case .success(let recipe?) = answer else { return editWords() }
            PublishModel(recipe, community) { [self] post, tag in take(post, tag) }.offer()
        }
    }

    private func editWords() {
        guard let post else { return }
        WrittenModel(
            host.words.changePost, text: post.comment, length: PostDraft.commentLength, community
        ) { [self] text, answer in
            let draft = PostDraft(comment: text, recipe: post.recipe)
            community.ask { [tag, postID] guest throws(GuestTrouble) in
                try await guest.change(postID, to: draft, tag: tag)
            } then: { [self] result in
                switch result {
                case .success((let changed, let tag)):
                    let isBack = post.isHeldBack && changed.state == .waiting
                    take(changed, tag)
                    answer(nil)
                    if isBack { host.tell(host.words.postWaitsAgain) }
                case .failure(let why):
                    // Somebody has changed it from another machine: what it is now is shown first.
                    if why.kind == .changed { ask() }
                    answer(why)
                }
            }
        }.offer()
    }

    func askToDelete() {
        host.confirm(
            "trash", host.words.deletePostTitle, host.words.deletePostText, yes: host.words.deletePost
        ) { [self] in delete() }
    }

    private func delete() {
        community.ask { [postID] guest throws(GuestTrouble) in
            try await guest.deletePost(postID)
        } then: { [self] answer in
            switch answer {
            case .success:
                community.update(postID) { _ in nil }
                host.services.speaker.play(.tick)
                if host.isShown(self) { host.goBack() }
                host.tell(host.words.postDeleted)
            case .failure(let why): community.refuse(why)
            }
        }
    }
}
