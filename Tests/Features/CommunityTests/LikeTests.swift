import API
import Foundation
import House
import PretendedHouse
import Synchronization
import Testing

@testable import Community

@MainActor @Suite("Liking a collection (RF6)") struct LikeTests {
    private final class Counter: Sendable {
        struct State {
            var asked: [String] = []
            var isAway = false
        }
        let state = Mutex(State())

        var answer: PretendedPlaza.Answering {
            { method, path, _ in
                guard path.hasSuffix("/like") else { return (200, PretendedPlaza.info(["community"])) }
                return self.state.withLock { state in
                    if state.isAway { return nil }
                    state.asked.append(method)
                    // Others like it, too.
                    return (200, Likes(count: method == "PUT" ? 6 : 5, isMine: method == "PUT"))
                }
            }
        }
    }

    private func collection(likes: Int, isLiked: Bool = false) -> PublicCollection {
        PublicCollection(
            id: "c1", author: PersonCard(userName: "ben", displayName: "Ben"), at: 0, changedAt: 0,
            name: "Feast", likes: likes, isLiked: isLiked)
    }

    @Test("pressed fast ten times it ends where the finger ended", arguments: [1, 2, 9, 10])
    func fast(presses: Int) async throws {
        let counter = Counter(), plaza = try await PretendedPlaza(counter.answer)
        let likes = LikeModel(collection(likes: 3), plaza.community)
        for number in 1...presses {
            likes.press()
            // Shown at once, before anybody has answered.
            #expect(likes.isLiked == (number % 2 == 1) && likes.count == 3 + number % 2)
        }
        await plaza.house.settle()
        let ends = presses % 2 == 1
        #expect(likes.isLiked == ends && likes.count == (ends ? 6 : 5))
        #expect(counter.state.withLock(\.asked) == (ends ? ["PUT"] : ["PUT", "DELETE"]))
    }

    @Test("what fails is put back and said") func failure() async throws {
        let counter = Counter(), plaza = try await PretendedPlaza(counter.answer)
        let likes = LikeModel(collection(likes: 3, isLiked: true), plaza.community)
        counter.state.withLock { $0.isAway = true }
        likes.press()
        #expect(!likes.isLiked && likes.count == 2)
        await plaza.house.settle()
        #expect(likes.isLiked && likes.count == 3)
        #expect(plaza.house.host.notice?.text.contains("can’t be reached") == true)
    }
}
