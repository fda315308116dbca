import API
import Foundation
import Guest
import House
import PretendedHouse
import Synchronization
import Testing

@testable import Community

@MainActor @Suite("Votes (SP4)") struct VoteTests {
    /// A server that counts as the real one does, and says at how many questions it was at once.
    private final class Counter: Sendable {
        struct State {
            var vote = 0
            var asked: [Int] = []
            var isAway = false
        }
        let state = Mutex(State())

        var answer: PretendedPlaza.Answering {
            { method, path, body in
                guard path.hasSuffix("/vote") else { return (200, PretendedPlaza.info(["community"])) }
                return self.state.withLock { state in
                    if state.isAway { return nil }
                    state.vote = (try? JSONDecoder().decode(Vote.self, from: body).value) ?? 9
                    state.asked.append(state.vote)
                    // Somebody else votes, too.
                    return (200, Tally(score: 10 + state.vote, vote: state.vote))
                }
            }
        }
    }

    @Test(
        "pressed fast ten times it ends where the finger ended, one question at a time",
        arguments: [
            Array(repeating: 1, count: 10), [1, -1, 1, -1, 1, -1, 1, -1, 1, -1],
            Array(repeating: -1, count: 9),
            [1, 1, -1],
        ])
    func fast(presses: [Int]) async throws {
        let counter = Counter(), plaza = try await PretendedPlaza(counter.answer)
        let votes = VoteModel(PretendedPlaza.post(score: 7), plaza.community)
        var finger = 0
        for press in presses {
            finger = finger == press ? 0 : press
            votes.press(press)
            // Shown at once, before anybody has answered.
            #expect(votes.vote == finger && votes.score == 7 + finger)
        }
        await plaza.house.settle()
        let (vote, asked) = counter.state.withLock { ($0.vote, $0.asked) }
        #expect(votes.vote == finger && votes.score == 10 + finger)
        // The first, and where it ended.
        #expect(vote == finger && asked.count == (finger == presses[0] ? 1 : 2))
    }

    @Test("what fails is put back and said; what is pressed then counts again") func failure() async throws {
        let counter = Counter(), plaza = try await PretendedPlaza(counter.answer)
        let votes = VoteModel(PretendedPlaza.post(score: 3, vote: 1), plaza.community)
        counter.state.withLock { $0.isAway = true }
        votes.press(-1)
        #expect(votes.vote == -1 && votes.score == 1)
        await plaza.house.settle()
        #expect(votes.vote == 1 && votes.score == 3)
        #expect(plaza.house.host.notice?.text.contains("can’t be reached") == true)
        counter.state.withLock { $0.isAway = false }
        votes.press(1)
        await plaza.house.settle()
        #expect(votes.vote == 0 && votes.score == 10)
    }

    @Test("the lists show it, too") func lists() async throws {
        let plaza = try await PretendedPlaza { _, path, _ in
            if path.hasSuffix("/vote") { return (200, Tally(score: 5, vote: 1)) }
            guard path.hasPrefix("/feeds/") else { return (200, PretendedPlaza.info(["community"])) }
            return (200, PageOf(items: [PretendedPlaza.card(1), PretendedPlaza.card(2)]))
        }
        let list = try #require(plaza.community.feeds[.new])
        list.come()
        await plaza.house.settle()
        VoteModel(PretendedPlaza.post(), plaza.community).press(1)
        #expect(list.cards.map(\.vote) == [1, 0] && list.cards[0].score == 1)
        await plaza.house.settle()
        #expect(list.cards[0].score == 5)
        plaza.community.update("p2") { _ in nil }
        #expect(list.cards.map(\.id) == ["p1"])
    }
}
