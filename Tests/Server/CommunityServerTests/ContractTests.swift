import API
@testable import CommunityServer
import Foundation
import Recipes
import Sync
import Testing
import Yams

@Suite("The contract is what the server does (AR07, SP1)", .timeLimit(.minutes(1))) struct ContractTests {
    private static let methods: Set = ["get", "post", "put", "patch", "delete"]

    private func contract() throws -> [String: Any] {
        try #require(try Yams.load(yaml: Contract.text) as? [String: Any])
    }

    @Test("Its operations are the router's, with the rights that they have") func operations() throws {
        let paths = try #require(try contract()["paths"] as? [String: [String: Any]])
        var written: [String: Bool] = [:]
        for (path, operations) in paths {
            for (method, operation) in operations where Self.methods.contains(method) {
                let operation = try #require(operation as? [String: Any])
                written["\(method.uppercased()) \(path)"] = operation["security"] != nil
            }
        }
        let answered = Dictionary(
            uniqueKeysWithValues: Endpoint.all.map { ($0.route.description, $0.access != .everybody) })
        #expect(written == answered)
    }

    @Test("It says which of them want an Idempotency-Key, and which take one") func keys() throws {
        #expect(
            try written("IdempotencyKey") == Set(Endpoint.all.filter(\.needsKey).map(\.route.description)))
        #expect(try written("OnceKey") == Set(Endpoint.all.filter(\.takesKey).map(\.route.description)))
    }

    /// The operations with a parameter.
    private func written(_ parameter: String) throws -> Set<String> {
        let paths = try #require(try contract()["paths"] as? [String: [String: Any]])
        var written: Set<String> = []
        for (path, operations) in paths {
            for (method, operation) in operations where Self.methods.contains(method) {
                let parameters = (operation as? [String: Any])?["parameters"] as? [[String: Any]] ?? []
                if parameters.contains(where: {
                    $0["$ref"] as? String == "#/components/parameters/\(parameter)"
                }) {
                    written.insert("\(method.uppercased()) \(path)")
                }
            }
        }
        #expect(!written.isEmpty)
        return written
    }

    @Test("Its examples are what both sides read and write, to the last field") func examples() throws {
        let components = try #require(try contract()["components"] as? [String: Any])
        let schemas = try #require(components["schemas"] as? [String: [String: Any]])
        func check<Value: Codable>(_ type: Value.Type, _ name: String? = nil) throws {
            let name = name ?? "\(type)",
                examples = try #require(schemas[name]?["examples"] as? [Any], "\(name)")
            #expect(!examples.isEmpty)
            for example in examples {
                let data = try JSONSerialization.data(withJSONObject: example)
                #expect(throws: Never.self, "\(name)") { _ = try StrictJSON.read(type, from: Array(data)) }
            }
        }
        try check(ServerInfo.self)
        try check(Invitation.self)
        try check(NewInvitation.self)
        try check(InvitationList.self)
        try check(SignUp.self)
        try check(SignIn.self)
        try check(CodeSignIn.self)
        try check(SignedIn.self)
        try check(PasswordReset.self)
        try check(Account.self)
        try check(AccountChange.self)
        for name in ["UserNameChange", "EmailChange", "PasswordChange"] {
            try check(GuardedChange.self, name)
        }
        try check(AccountDeletion.self)
        try check(SecondFactorWish.self)
        try check(SecondFactorOffer.self)
        try check(SecondFactorProof.self)
        try check(RecoveryCodes.self)
        try check(SecondFactorRemoval.self)
        try check(RecoveryRenewal.self)
        try check(ProviderLink.self)
        try check(ProviderRemoval.self)
        try check(Device.self)
        try check(PersonCard.self)
        try check(Person.self)
        try check(Recipe.self)
        try check(PostDraft.self)
        try check(Post.self)
        try check(PageOf<Post>.self, "OwnPosts")
        try check(PostCard.self)
        try check(PageOf<PostCard>.self, "PostCards")
        try check(Vote.self)
        try check(Tally.self)
        try check(Removal.self)
        try check(API.Comment.self, "Comment")
        try check(PageOf<API.Comment>.self, "Comments")
        try check(CommentDraft.self)
        try check(PageOf<PersonCard>.self, "PersonCards")
        try check(Rating.self)
        try check(Review.self)
        try check(PageOf<Review>.self, "Reviews")
        try check(ReviewDraft.self)
        try check(Notice.self)
        try check(NoticeList.self)
        try check(NoticesRead.self)
        try check(PublicCollection.self)
        try check(PageOf<PublicCollection>.self, "PublicCollections")
        try check(CollectionDraft.self)
        try check(Likes.self)
        try check(Report.self)
        try check(ReportAnswer.self)
        try check(Decision.self)
        try check(AppealDraft.self)
        try check(MotivationPlace.self)
        try check(EncouragementDraft.self)
        try check(EncouragementSent.self)
        try check(EncouragementReport.self)
        try check(Encouragement.self)
        try check(MotivationStanding.self)
        try check(Announcement.self)
        try check(AnnouncementList.self)
        try check(Menu.self)
        try check(OrderDraft.self)
        try check(MealOrder.self)
        try check(PageOf<MealOrder>.self, "MealOrders")
        try check(Payment.self)
        try check(PageOf<Payment>.self, "Payments")
        try check(PaymentDraft.self)
        try check(PriceList.self)
        try check(ShelfQuestion.self)
        try check(ShelfAnswer.self)
        try check(API.Problem.self, "Problem")
    }

    @Test("It knows every word for what goes wrong") func words() throws {
        let components = try #require(try contract()["components"] as? [String: Any])
        let schemas = try #require(components["schemas"] as? [String: [String: Any]])
        let properties = try #require(schemas["Problem"]?["properties"] as? [String: [String: Any]])
        let kinds = try #require(properties["type"]?["enum"] as? [String])
        #expect(Set(kinds) == Set(API.Problem.Kind.allCases.map(\.rawValue)).subtracting(["unknown"]))
        let faults = try #require(schemas["Fault"]?["enum"] as? [String])
        #expect(Set(faults) == Set(FieldFault.allCases.map(\.rawValue)))
    }

    @Test("Every route that both sides know is answered") func routes() {
        let answered = Set(Endpoint.all.map(\.route))
        let known: [Route] = [
            .server, .signUp, .signIn, .signInByCode, .beginProvider, .endProvider, .resetPassword, .account,
            .changeAccount, .changeUserName,
            .changeEmail,
            .changePassword, .putPicture, .removePicture, .sendConfirmation, .deleteAccount, .archive,
            .beginSecondFactor, .confirmSecondFactor, .removeSecondFactor, .renewRecoveryCodes, .linkProvider,
            .unlinkProvider,
            .devices, .signOut, .signOutOthers,
            .shelf, .wholeShelf, .blob, .putBlob, .missingBlobs, .events,
            .feed, .publish, .post, .changePost, .deletePost, .postPicture, .postClip, .vote, .removePost,
            .restorePost, .comments, .comment, .changeComment, .deleteComment, .removeComment, .person,
            .personPicture, .personPosts, .ownPosts, .searchPosts, .searchPeople, .reviews, .review,
            .takeReviewBack, .usePost, .follow, .unfollow, .block, .unblock, .followers, .following, .blocked,
            .notices, .readNotices, .report, .appeal, .motivation, .joinMotivation, .leaveMotivation,
            .encourage,
            .putEncouragementAside, .thankForEncouragement, .reportEncouragement, .reportBug, .announcements,
            .menu, .dishPicture,
            .orders, .placeOrder,
            .order,
            .cancelOrder,
            .personCollections, .publishCollection, .collection, .collectionPosts, .changeCollection,
            .deleteCollection, .likeCollection, .unlikeCollection, .publicCollection,
            .prices, .payments, .beginPayment, .payment, .openPayment,
        ]
        #expect(Set(known).subtracting(answered) == [])
    }
}
