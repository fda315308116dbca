import API
import Foundation
import Guest
import House
import PretendedHouse
import Synchronization
import Testing
import Web

@testable import Community

@MainActor @Suite("Reports (SP4, SP5)") struct ReportTests {
    private final class Server: Sendable {
        struct State {
            var reports: [Report] = []
            var isAway = false
        }
        let state = Mutex(State())

        var answer: PretendedPlaza.Answering {
            { method, path, body in
                self.state.withLock { state in
                    if path.hasSuffix("/server") { return (200, PretendedPlaza.info(["community"])) }
                    if state.isAway { return nil }
                    guard method == "POST", path.hasSuffix("/reports"),
                        let report = try? JSONDecoder().decode(Report.self, from: body)
                    else { return (404, [String]()) }
                    let isNew = !state.reports.contains { $0.target == report.target }
                    state.reports.append(report)
                    return (201, ReportAnswer(isNew: isNew))
                }
            }
        }
    }

    @Test("a reason is needed, and own words where it says nothing; what is sent is cleaned")
    func wanting() async throws {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        let model = ReportModel(ReportTarget(.post, "p1"), plaza.community)
        model.send()
        #expect(model.trouble != nil && model.state == .begun)
        model.choose(.other)
        model.send()
        #expect(model.textFault != nil && model.state == .begun)
        model.type("  Knives.\u{202E} ")
        model.send()
        await plaza.house.settle()
        #expect(model.state == .sent && model.trouble == nil)
        #expect(
            server.state.withLock { $0.reports }
                == [Report(ReportTarget(.post, "p1"), .other, text: "Knives.")])
    }

    @Test("without the network nothing is lost, and it can be sent again")
    func away() async throws {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        let model = ReportModel(ReportTarget(.comment, "c1"), plaza.community)
        server.state.withLock { $0.isAway = true }
        model.choose(.hateful)
        model.type("Look.")
        model.send()
        await plaza.house.settle()
        #expect(model.state == .begun && model.trouble != nil && model.text == "Look.")
        server.state.withLock { $0.isAway = false }
        model.send()
        await plaza.house.settle()
        #expect(model.state == .sent)
    }

    @Test("the same thing is reported once while the program runs, and is said to have been")
    func once() async throws {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        let reporting = plaza.community.reporting, target = ReportTarget(.person, "ben")
        reporting.offer(target, of: nil) {}
        let model = try #require(reporting.model(of: target))
        model.choose(.advertising)
        model.send()
        await plaza.house.settle()
        #expect(model.state == .sent)
        reporting.offer(target, of: nil) {}
        #expect(reporting.model(of: target) === model && model.state == .sentBefore)
        model.send()
        await plaza.house.settle()
        #expect(server.state.withLock { $0.reports.count } == 1)
        reporting.forget()
        #expect(reporting.model(of: target) == nil)
    }
}
