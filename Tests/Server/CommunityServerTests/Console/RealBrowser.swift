import Foundation
import Testing
import Web

/// Debian's Chromium without a screen, led by the keys and clicks of a person: https://www.w3.org/TR/webdriver2/.
enum RealBrowser {
    /// One of its windows, with cookies of its own.
    struct Window: Sendable {
        fileprivate let driver: String
        fileprivate let place: String
    }

    /// Starts the driver, lends windows of the browser, and ends all of them.
    static func with(windows count: Int, _ work: ([Window]) async throws -> Void) async throws {
        let process = Process(), output = Pipe(), program = "/usr/bin/chromedriver"
        try #require(
            FileManager.default.isExecutableFile(atPath: program), "apt-get install chromium chromium-driver")
        process.executableURL = URL(filePath: program)
        process.arguments = ["--port=0"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer {
            // A server in this process has asked not to be told to end, and children inherit that.
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        let port = try #require(await port(in: output), "The driver didn't start.")
        let driver = "http://127.0.0.1:\(port)"
        var windows: [Window] = []
        /// Also of a test that has been given up, in which nobody is asked any more.
        func close() async {
            let open = windows
            await Task { for window in open { try? await window.close() } }.value
        }
        do {
            for _ in 0..<count { windows.append(try await open(driver)) }
            try await work(windows)
        } catch {
            await close()
            throw error
        }
        await close()
    }

    /// The port that the driver says that it has found.
    private static func port(in output: Pipe) async -> String? {
        let words = await withCheckedContinuation { continuation in
            Thread {
                var heard = Data()
                while case let piece = output.fileHandleForReading.availableData, !piece.isEmpty {
                    heard.append(piece)
                    if heard.firstRange(of: Data("successfully on port".utf8)) != nil, piece.last == 10 {
                        break
                    }
                }
                continuation.resume(returning: String(decoding: heard, as: UTF8.self))
            }.start()
        }
        return words.firstMatch(of: /successfully on port (\d+)/).map { String($0.output.1) }
    }

    private static func open(_ driver: String) async throws -> Window {
        // What isn't there yet is waited for: most of what a person does leads to another page.
        let wishes = """
            {"capabilities": {"alwaysMatch": {"browserName": "chrome", "timeouts": {"implicit": 10000},
            "goog:chromeOptions": {"binary": "/usr/bin/chromium", "args":
            ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--lang=en"]}}}}
            """
        struct Opened: Decodable { var sessionId: String }
        let opened: Opened = try await ask(driver + "/session", .post(.data(Data(wishes.utf8))))
        return Window(driver: driver, place: "/session/" + opened.sessionId)
    }

    private struct Answer<Value: Decodable>: Decodable { var value: Value }

    fileprivate static func answer(_ place: String, _ method: WebMethod) async throws -> WebAnswer {
        try await Web.ask(
            WebRequest(
                WebAddress(place), method, headers: ["Content-Type": "application/json"],
                trust: .chosen, patience: WebPatience(whole: 60, stalled: 60, slowest: 0)))
    }

    fileprivate static func ask<Value: Decodable>(_ place: String, _ method: WebMethod) async throws -> Value
    {
        let answer = try await answer(place, method)
        try #require(answer.status == 200, "\(place): \(answer.text.prefix(500))")
        return try JSONDecoder().decode(Answer<Value>.self, from: answer.body).value
    }
}

extension RealBrowser.Window {
    private struct Nothing: Decodable {}

    private func ask<Value: Decodable>(_ path: String, _ values: [String: Any]) async throws -> Value {
        let body = try JSONSerialization.data(withJSONObject: values)
        return try await RealBrowser.ask(driver + place + path, .post(.data(body)))
    }

    fileprivate func close() async throws {
        let _: Nothing? = try await RealBrowser.ask(driver + place, .delete)
    }

    /// Does what leads to another page, and waits until this one is gone: neither a key nor a click does.
    func lead(_ act: () async throws -> Void) async throws {
        let page = try await driver + place + find("html") + "/name"
        try await act()
        for _ in 0..<Self.patience where try await RealBrowser.answer(page, .get).status != 200 { return }
        Issue.record("The page stayed.")
    }

    /// Questions, of about a millisecond each.
    private static var patience: Int { 20_000 }

    func open(_ address: String) async throws {
        let _: Nothing? = try await ask("/url", ["url": address])
    }

    /// The path of the first that CSS chooses, as soon as it is there.
    private func find(_ choice: String) async throws -> String {
        let found: [String: String] = try await ask(
            "/element", ["using": "css selector", "value": choice])
        return "/element/" + (try #require(found.values.first))
    }

    func text(of choice: String) async throws -> String {
        try await RealBrowser.ask(driver + place + find(choice) + "/text", .get)
    }

    func click(_ choice: String) async throws {
        let _: Nothing? = try await ask(find(choice) + "/click", [:])
    }

    func type(_ text: String, into choice: String) async throws {
        let _: Nothing? = try await ask(find(choice) + "/value", ["text": text])
    }

    /// Presses keys, one after the other, wherever the focus is.
    func press(_ keys: String) async throws {
        let strokes = keys.flatMap { key in
            ["keyDown", "keyUp"].map { ["type": $0, "value": String(key)] }
        }
        let _: Nothing? = try await ask(
            "/actions", ["actions": [["type": "key", "id": "keys", "actions": strokes]]])
    }
}
