import API
import Guest
import House
import Kit
import Screen

extension BrowserWaiter {
    /// Sends the browser to a provider, by way of the server, and waits for what it brings back.
    /// - Parameters:
    ///   - invitation: for a server that takes only those who have one.
    ///   - links: whether it is for the account that is signed in.
    ///   - begun: called once the browser was asked for, before anybody waits.
    ///   - show: shows the server what the browser has brought; away from the main actor.
    ///   - then: told what came of that, unless nobody waits for it any more.
    func sendBrowser<Answer: Sendable>(
        to provider: ServerInfo.Provider, invitation: String? = nil, links: Bool = false,
        begun: () -> Void = {},
        show: @escaping @Sendable (_ code: String, _ trip: BrowserTrip, _ guest: Guest) async -> Answer,
        then: @escaping @MainActor (Answer) -> Void
    ) {
        guard let guest = host.membership.guest, let server = host.membership.server else { return }
        let trip = BrowserTrip(), port: LoopbackReturn
        do throws(LoopbackTrouble) { port = try LoopbackReturn() } catch { return failToReturn(error) }
        let path = trip.path(to: provider, redirect: port.address, invitation: invitation, links: links)
        guard let path else {
            return failToReturn(.noPort(cause: "no provider: \(provider.id.debugDescription)"))
        }
        let page = ReturnPage(
            language: host.language.rawValue, title: host.words.returnTitle, text: host.words.returnText)
        form.trouble = nil
        host.showPage(of: server, path)
        begun()
        var task: Task<Void, Never>?
        host.services.errands.hear {
            (answer: @escaping @Sendable (Result<Answer, LoopbackTrouble>) -> Void) in
            task = Task.detached(executorPreference: Galley.shared) {
                do throws(LoopbackTrouble) {
                    let code = try await port.code(state: trip.state, page: page)
                    answer(.success(await show(code, trip, guest)))
                } catch { answer(.failure(error)) }
            }
        } then: { [weak self] answer in
            // Nobody waits for it any more, or for another one by now.
            guard let self, waiting?.trip == trip else { return }
            waiting = nil
            switch answer {
            case .success(let answer): then(answer)
            case .failure(.cancelled): host.touch()
            case .failure(let trouble): failToReturn(trouble)
            }
        }
        waiting = BrowserWait(provider: provider, trip: trip, redirect: port.address, task: task)
        host.touch()
    }

    /// The cook waits no longer: the browser's way back is closed, and what it brings later finds nobody.
    func dropBrowser() {
        waiting?.task?.cancel()
        waiting = nil
        host.touch()
    }

    private func failToReturn(_ trouble: LoopbackTrouble) {
        host.services.log.warning("browser: \(trouble)")
        form.trouble = trouble == .tooLate ? host.words.browserTooLate : host.words.noWayBack
        refuse(nil)
    }
}
