import API
import Language

extension English: CommunityWording {
    var community: String { "Community" }

    func name(_ feed: Feed) -> String {
        switch feed {
        case .popular: "Popular"
        case .new: "New"
        case .following: "Following"
        case .forYou: "For you"
        }
    }
    var myPosts: String { "My posts" }
    var feedIsComing: String { "Recipes are on their way …" }
    var feedTroubleTitle: String { "Nothing has come" }
    func feedIsOld(_ why: String, _ ago: String) -> String {
        ago.isEmpty ? why : "\(why) It is shown as it was \(ago.prefix(1).lowercased() + ago.dropFirst())."
    }
    var noPostsTitle: String { "Nothing here yet" }
    var noPosts: String {
        "Be the first: open one of your own recipes and publish it."
    }
    var communityGoneTitle: String { "There is no community here" }
    var communityGone: String { "Sign in on a server that has one, and it is here again." }
    var communityWorksOffline: String { "You work without the network. The settings can change that." }
    func cardSays(author: String, score: Int, comments: Int) -> String {
        "\(author), \(scoreSays(score)), \(self.comments(comments))"
    }
    var somebodyGone: String { "Somebody who has left" }
    var feedKeys: [(key: String, deed: String)] { [("F5", "Ask for what is new")] }
}

// MARK: A post

extension English {
    var postIsComing: String { "The recipe is on its way …" }
    var postTroubleTitle: String { "The recipe has not come" }
    var postGone: String { "It isn’t there any more." }
    var changedSince: String { "changed since" }
    func postRemoved(_ reason: String) -> String {
        reason.isEmpty ? "A moderator took it away." : "A moderator took it away: \(reason)"
    }
    var postWaits: String { "A moderator looks at it before the others see it." }
    func postRejected(_ reason: String) -> String { "A moderator has not published it: \(reason)" }
    func postToChange(_ reason: String) -> String { "A moderator asks for a change: \(reason)" }
    var postWaitsAgain: String { "It is back with the moderators." }
    var cookPost: String { "Cook" }
    var savePost: String { "Save to my recipes" }
    var savingPost: String { "Saving …" }
    var postSaved: String { "It is one of your recipes now." }
    var openOwnRecipe: String { "Open my recipe" }
    func hasNews(_ author: String?) -> String {
        "\(author ?? somebodyGone) has changed this since you saved it."
    }
    var takeNews: String { "Take the changes" }
    var keepCopy: String { "Keep mine" }
    var newsTaken: String { "Your copy is as the author has it now." }
    var copyChangedTitle: String { "You have changed your copy, too" }
    var copyChangedText: String {
        "The author’s changes can take the place of yours, or stand beside them as a recipe of their own."
    }
    var replaceCopy: String { "Put theirs in its place" }
    var saveBeside: String { "Save beside it" }
    var openCopy: String { "Open my copy" }
    func whose(_ author: String, on server: String) -> String { "\(author) on \(server)" }
    var voteUp: String { "I like it" }
    var voteDown: String { "I don’t like it" }
    func scoreSays(_ score: Int) -> String {
        score == 1 ? "1 vote" : score < 0 ? "−\(-score) votes" : "\(score) votes"
    }
    var changePost: String { "Change it" }
    var deletePost: String { "Delete the post" }
    var deletePostTitle: String { "Delete the post?" }
    var deletePostText: String {
        "Its votes and comments go with it. Your own recipe stays in your kitchen, and so do the copies that "
            + "others have saved."
    }
    var postDeleted: String { "The post is deleted." }
    var postKeys: [(key: String, deed: String)] {
        [
            ("Ctrl+Return", "Start cooking"), ("+ and −", "More or fewer servings"),
            ("Ctrl+S", "Save to my recipes"), ("Ctrl+C", "Copy the recipe"),
        ]
    }
}

// MARK: Comments

extension English {
    func comments(_ count: Int) -> String { counted(count, "comment", "comments") }
    var writeComment: String { "Write a comment" }
    func answerTo(_ name: String) -> String { "Answer \(name)" }
    var answer: String { "Answer" }
    var changeComment: String { "Change the comment" }
    var deleteComment: String { "Delete" }
    var deleteCommentTitle: String { "Delete the comment?" }
    var deleteCommentText: String { "What others have answered stays." }
    var commentDeleted: String { "Deleted by whoever wrote it." }
    var commentRemoved: String { "Taken away by a moderator." }
    var commentBlocked: String { "From somebody you have blocked." }
    var noComments: String { "Nobody has said anything yet." }
    var commentsAreComing: String { "Comments are on their way …" }
    var whatYouSay: String { "What you say" }
    var whatYouSayPlaceholder: String { "I had it with rice, and it was wonderful." }
    var send: String { "Send" }
    var sending: String { "Sending …" }
}

// MARK: Publishing

extension English {
    func publishOn(_ server: String) -> String { "Publish on \(server)" }
    func changeOn(_ server: String) -> String { "Change what is on \(server)" }
    var publishChanges: String { "Publish the changes" }
    func isChanged(_ title: String) -> String { "“\(title)” is changed." }
    var takeRecipe: String { "With the recipe as it is now" }
    func differs(_ changes: RecipeChanges) -> String {
        let parts = [
            changes.ingredients == 0 ? nil : counted(changes.ingredients, "ingredient", "ingredients"),
            changes.steps == 0 ? nil : counted(changes.steps, "step", "steps"),
            changes.pictures == 0 ? nil : counted(changes.pictures, "picture", "pictures"),
            changes.hasOthers ? "title or other details" : nil,
        ]
        return "Otherwise than published: " + parts.compactMap(\.self).joined(separator: " · ")
    }
    var recipeIsAsPublished: String { "The recipe is as you have published it." }
    var editRecipe: String { "Edit the recipe" }
    var changeMeans: String {
        "Votes, comments and reviews stay with it, and its page says that it was changed."
    }
    var postChangedElsewhere: String {
        "It was changed on another machine meanwhile. Publish once more to put this in its place."
    }
    func recommendOn(_ server: String) -> String { "Recommend on \(server)" }
    var recommend: String { "Recommend" }
    var recommendPlaceholder: String { "Crisp outside, soft inside, and done in half an hour." }
    func recommendMeans(_ server: String) -> String {
        "Everybody on \(server) sees what you say, the title, the picture and the address of the page. The recipe itself stays with "
            + "its author."
    }
    func pageOf(_ host: String) -> String { "From \(host)" }
    func recommendedFrom(_ host: String) -> String { "The recipe is on \(host)" }
    var openPage: String { "Open the page" }
    var openRecommended: String { "Open the recipe" }
    var recommendPostDetail: String { "In a post of your own that leads to it" }
    var bringPageIn: String { "Bring it in" }
    var publish: String { "Publish" }
    var publishComment: String { "What you say of it" }
    var publishPlaceholder: String { "My grandmother made it every Sunday." }
    var publishPreparing: String { "Its pictures are being made ready …" }
    func publishMeans(_ server: String) -> String {
        "Everybody on \(server) sees it, with your name and your picture. Your stars and your diary stay here."
    }
    func whatGoes(ingredients: Int, steps: Int, pictures: Int) -> String {
        [
            counted(ingredients, "ingredient", "ingredients"), counted(steps, "step", "steps"),
            counted(pictures, "picture", "pictures"),
        ].joined(separator: " · ")
    }
    func picturesGo(_ number: Int, of count: Int) -> String { "Picture \(part(number, of: count)) …" }
    func isPublished(_ title: String) -> String { "“\(title)” is published." }
    func willBePublished(_ title: String) -> String {
        "“\(title)” waits, and is published as soon as the server can be reached."
    }
    func isNotPublished(_ title: String, _ why: String) -> String { "“\(title)” is not published. \(why)" }
    func isBeingPublished(_ title: String) -> String { "“\(title)” is being published …" }
    func waitsToBePublished(_ title: String) -> String { "“\(title)” waits to be published." }
    var sendNow: String { "Try now" }
    var dontPublish: String { "Don’t publish it" }
    func fault(_ fault: FieldFault, in field: String) -> String {
        switch (field, fault) {
        case ("ingredients", .missing): "It needs an ingredient at least."
        case ("steps", .missing): "It needs a step at least."
        case ("title", .missing): "It needs a title."
        case ("comment", .missing), ("appeal", .missing): "Write something first."
        case ("appeal", .tooShort): appealTooShort
        case ("pictures", .missing): "A picture of it has not arrived. Try again."
        case ("pictures", .tooLong): "It has more pictures than can be published."
        case ("pictures", _): "One of its pictures can’t be published."
        case ("source", _): "Where it comes from can’t be published: it is no address of a page."
        case ("comment", .tooLong), ("appeal", .tooLong): "That is too long."
        case (_, .tooLong): "\(part(field)) too long to be published."
        default: "\(part(field)) not as it must be to be published."
        }
    }
    private func part(_ field: String) -> String {
        switch field {
        case "title": "The title is"
        case "summary": "The description is"
        case "ingredients": "The ingredients are"
        case "steps": "The steps are"
        case "notes": "The notes are"
        case "tags": "The tags are"
        case "comment": "What you say is"
        default: "Something of it is"
        }
    }
}

// MARK: People

extension English {
    func personSays(_ userName: String, posts: Int?) -> String {
        posts.map { "\(userName) · \(recipes($0))" } ?? userName
    }
    var noPostsOfTheirs: String { "They have published nothing, or nothing that is still to be seen." }
    var nothingPublishedTitle: String { "You have published nothing yet" }
    var nothingPublished: String { "Open one of your own recipes and publish it." }
    func ownPostSays(_ ago: String, score: Int, comments: Int) -> String {
        "\(ago) · \(scoreSays(score)) · \(self.comments(comments))"
    }
}
