import API
import Recipes

/// What strangers have written as it can be shown; nil = it is nothing of the kind.
extension PostCard {
    var shown: PostCard? {
        guard PublicName.isPlain(id) else { return nil }
        var card = self
        card.author = author?.shown
        card.title = PublicText.shown(title, 200)
        card.summary = PublicText.shown(summary, 400)
        card.cuisine = PublicText.shown(cuisine, 100)
        card.picture = picture.flatMap { BlobName.isHash($0) ? $0 : nil }
        card.minutes = min(max(0, minutes), 100_000)
        card.diets = Array(diets.prefix(20))
        (card.score, card.comments, card.vote) = (score.asTally, comments.asCount, vote.signum())
        card.rating = rating.shown
        card.link = link.flatMap { PageLink(page: $0)?.page }
        return card.title.isEmpty ? nil : card
    }
}

extension PersonCard {
    var shown: PersonCard? {
        guard PublicName.isPlain(userName) else { return nil }
        let name = DisplayName.shown(displayName)
        return PersonCard(
            userName: userName, displayName: name.isEmpty ? userName : name,
            picture: picture.flatMap { BlobName.isHash($0) ? $0 : nil })
    }
}

extension Post {
    var shown: Post? {
        guard PublicName.isPlain(id) else { return nil }
        var post = self
        post.author = author?.shown
        post.reason = reason.map { PublicText.shown($0, 500) }
        post.decision = decision?.shown
        // Where it leads is ours to say: nobody is sent elsewhere by a server's word.
        post.page = page == Route.publicPost.path(id) ? page : nil
        post.comment = PublicText.shown(comment, PostDraft.commentLength.upperBound, hasLines: true)
        post.recipe = recipe.bounded.shownTexts
        // No recipe of the library is called so, whatever a server calls its posts.
        post.recipe.id = "post:" + id
        (post.recipe.stars, post.recipe.inferredDiets) = (0, nil)
        (post.score, post.comments, post.vote) = (score.asTally, comments.asCount, vote.signum())
        (post.rating, post.myStars) = (rating.shown, min(max(0, myStars), 5))
        (post.saves, post.cooks) = (saves.asCount, cooks.asCount)
        return post.recipe.title.isEmpty ? nil : post
    }
}

extension Comment {
    var shown: Comment? {
        guard PublicName.isPlain(id), parent.map(PublicName.isPlain) != false else { return nil }
        var comment = self
        comment.author = author?.shown
        comment.text = PublicText.shown(text, CommentDraft.length.upperBound, hasLines: true)
        return comment
    }
}

extension Person {
    var shown: Person? {
        guard let card = card.shown else { return nil }
        return Person(
            card: card, posts: posts.asCount, since: since, followers: followers.asCount,
            following: following.asCount, isMe: isMe, isFollowed: isFollowed, isBlocked: isBlocked,
            hasLicence: hasLicence, collections: collections?.asCount)
    }
}

extension Rating {
    /// Nobody gives fewer than one star, or more than five.
    fileprivate var shown: Rating {
        let count = count.asCount
        return Rating(sum: min(max(count, sum), 5 * count), count: count)
    }
}

extension Review {
    var shown: Review? {
        guard (1...5).contains(stars) else { return nil }
        var review = self
        review.author = author?.shown
        review.text = PublicText.shown(text, ReviewDraft.length.upperBound, hasLines: true)
        return review
    }
}

extension Notice {
    var shown: Notice? {
        guard PublicName.isPlain(id), kind != .unknown else { return nil }
        var notice = self
        notice.actor = actor?.shown
        notice.post = post.flatMap { PublicName.isPlain($0) ? $0 : nil }
        notice.collection = collection.flatMap { PublicName.isPlain($0) ? $0 : nil }
        notice.comment = comment.flatMap { PublicName.isPlain($0) ? $0 : nil }
        notice.title = title.map { PublicText.shown($0, 200) }
        notice.text = PublicText.shown(text, 400)
        notice.decision = decision?.shown
        return notice
    }
}

extension Decision {
    var shown: Decision? {
        guard PublicName.isPlain(id) else { return nil }
        var decision = self
        decision.answer = answer.map { PublicText.shown($0, 500) }
        return decision
    }
}

extension PublicText {
    /// Cleaned, and no longer than it may be.
    static func shown(_ text: String, _ most: Int, hasLines: Bool = false) -> String {
        // A character may be made of any number of scalars.
        let some = String(text.unicodeScalars.prefix(most * 8))
        return String(cleaned(some, hasLines: hasLines).prefix(most))
    }
}

extension Recipe {
    /// With no more of anything than a post may have, and nothing named that isn't a picture of it.
    fileprivate var bounded: Recipe {
        var recipe = self
        recipe.ingredients = Array(ingredients.prefix(PostDraft.mostIngredients))
        recipe.steps = Array(steps.prefix(PostDraft.mostSteps))
        recipe.tags = Array(tags.prefix(PostDraft.mostTags))
        recipe.morePictures = morePictures.prefix(PostDraft.mostMedia).filter(BlobName.isName)
        recipe.picture = picture.flatMap { BlobName.isName($0) ? $0 : nil }
        for index in recipe.steps.indices {
            let step = recipe.steps[index]
            recipe.steps[index].ingredients = Array(step.ingredients.prefix(PostDraft.mostIngredientsOfStep))
            recipe.steps[index].untimed = Array(step.untimed.prefix(PostDraft.mostUntimed))
            recipe.steps[index].picture = step.picture.flatMap { BlobName.isName($0) ? $0 : nil }
            recipe.steps[index].clip = step.clip.flatMap { BlobName.isName($0) ? $0 : nil }
        }
        if let address = source?.address, !PostDraft.isWeb(address) { recipe.source?.address = nil }
        return recipe
    }

    fileprivate var shownTexts: Recipe {
        var recipe = texted { PublicText.shown($0, $1.length.upperBound, hasLines: $1.hasLines) }
        recipe.tags.removeAll(where: \.isEmpty)
        return recipe
    }
}

extension Int {
    /// As a number that people can have voted or counted to.
    var asTally: Int { Swift.min(Swift.max(-1_000_000_000, self), 1_000_000_000) }
    var asCount: Int { Swift.min(Swift.max(0, self), 1_000_000_000) }
}
