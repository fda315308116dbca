import Foundation
import Testing

@testable import Web

/// Who is asked next when a server sends elsewhere, by plain calls.
@Suite struct WebCourseTests {
    private func course(
        _ address: String, _ method: WebMethod = .get, headers: WebHeaders = [:], trust: WebTrust = .chosen
    ) throws -> WebCourse {
        try WebCourse(WebRequest(try WebAddress(address), method, headers: headers, trust: trust))
    }

    private let secrets: WebHeaders = [
        "Authorization": "Bearer ho_x", "Cookie": "a", "Idempotency-Key": "k", "X-Any": "b", "Accept": "*/*",
    ]

    @Test("What is said to one server is not said to the next") func secretsStay() throws {
        for elsewhere in ["https://evil.example/", "https://nas.example:8443/"] {
            var course = try course("https://nas.example/a", headers: secrets)
            try course.follow(302, to: elsewhere, isOfTheHouse: false)
            #expect(course.request.headers == ["Accept": "*/*"])
        }
        var course = try course("https://nas.example/a", headers: secrets)
        try course.follow(302, to: "https://nas.example/b", isOfTheHouse: false)
        #expect(course.request.headers == secrets)
    }

    @Test("A signature is for the server that was asked") func signaturesStay() throws {
        var request = WebRequest(try WebAddress("https://store.example/a"), trust: .chosen)
        request.signature = WebSignature(region: "x", service: "s3", key: "k", secret: "s")
        var course = try WebCourse(request)
        try course.follow(302, to: "https://store.example/b", isOfTheHouse: false)
        #expect(course.request.signature == request.signature)
        try course.follow(302, to: "https://evil.example/b", isOfTheHouse: false)
        #expect(course.request.signature == nil)
    }

    @Test("The same server, better protected, is the same") func upgrade() throws {
        var course = try course("http://nas.local/a", .put(.data(Data([1]))), headers: secrets)
        try course.follow(308, to: "https://nas.local/a", isOfTheHouse: true)
        #expect(course.request.headers == secrets && course.request.method.name == "PUT")
        #expect(course.mayEnterHouse)
        #expect(throws: WebTrouble(.unprotected, cause: "a redirect from https to http")) {
            try course.follow(302, to: "http://nas.local/a", isOfTheHouse: true)
        }
    }

    @Test("A change is not sent on to another server") func changesStay() throws {
        for method in [WebMethod.delete, .put(.data(Data())), .post(.data(Data()))] {
            var course = try course("https://nas.example/", method)
            #expect(throws: WebTrouble.self) {
                try course.follow(307, to: "https://evil.example/", isOfTheHouse: false)
            }
        }
        // An answer that lies elsewhere is only read there.
        var course = try course(
            "https://nas.example/", .post(.data(Data())), headers: ["Content-Type": "a/b"])
        try course.follow(303, to: "https://other.example/", isOfTheHouse: false)
        #expect(course.request.method == .get && course.request.headers.fields.isEmpty)
    }

    @Test("Only a host of the house that was named sends into the house, and to itself")
    func house() throws {
        var own = try course("http://nas.local/a", trust: .typed)
        try own.follow(302, to: "https://nas.local/b", isOfTheHouse: true)
        #expect(own.mayEnterHouse)
        try own.follow(302, to: "https://printer.local/b", isOfTheHouse: true)
        #expect(!own.mayEnterHouse)
        try own.follow(302, to: "https://nas.local/b", isOfTheHouse: true)
        #expect(!own.mayEnterHouse)
        var world = try course("https://example.org/a", trust: .typed)
        try world.follow(302, to: "https://example.org/b", isOfTheHouse: false)
        #expect(!world.mayEnterHouse)
        #expect(try !course("https://example.org/a", trust: .found).mayEnterHouse)
    }

    @Test("What else begins with a three is followed by who only looks, and with a place to go")
    func otherRedirects() throws {
        let reader = try course("https://a.example/"), writer = try course("https://a.example/", .delete)
        for status in [300, 305, 306] {
            #expect(reader.isSentOn(status, hasLocation: true) && !writer.isSentOn(status, hasLocation: true))
        }
        for status in [200, 201, 304, 399, 404] { #expect(!reader.isSentOn(status, hasLocation: true)) }
        #expect(!reader.isSentOn(302, hasLocation: false))
    }
}
