@testable import ServerStore
import Testing

@Suite("Secrets, against what their standards say") struct SecretsTests {
    @Test("SHA-1, SHA-256 and HMAC (FIPS 180-4, RFC 2202, RFC 4231)") func hashes() {
        #expect(
            Secrets.hexadecimal(SHA1.hash(Array("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        let long = Array(repeating: UInt8(ascii: "a"), count: 1000)
        #expect(Secrets.hexadecimal(SHA1.hash(long)) == "291e9a6c66994949b57ba5e650361e98fc36b1ba")
        #expect(
            Secrets.hexadecimal(SHA1.mac(Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8)))
                == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
        #expect(
            Secrets.hexadecimal(
                Secrets.mac(Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8)))
                == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(
            Secrets.hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        var running = RunningHash()
        for piece in ["a", "", "bc"] { Array(piece.utf8).withUnsafeBytes { running.add($0) } }
        #expect(running.finish() == Secrets.hash("abc"))
    }

    @Test(
        "Codes of RFC 6238, its last six figures",
        arguments: [
            (59, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"), (1_234_567_890, "005924"),
            (2_000_000_000, "279037"), (20_000_000_000, "353130"),
        ] as [(Int64, String)])
    func codes(seconds: Int64, code: String) {
        let secret = OneTimeCode.base32(Array("12345678901234567890".utf8))
        #expect(OneTimeCode.code(secret: secret, at: seconds * 1000) == code)
        let step = seconds / 30
        #expect(OneTimeCode.step(of: code, secret: secret, at: seconds * 1000, after: 0) == step)
        // A clock may be half a minute off; a code counts once.
        #expect(OneTimeCode.step(of: code, secret: secret, at: seconds * 1000 + 30_000, after: 0) == step)
        #expect(OneTimeCode.step(of: code, secret: secret, at: seconds * 1000 + 90_000, after: 0) == nil)
        #expect(OneTimeCode.step(of: code, secret: secret, at: seconds * 1000, after: step) == nil)
    }

    @Test("Base 32 and base 64 for addresses come back") func bases() {
        for count in 0..<40 {
            let bytes = Secrets.bytes(count)
            let text = OneTimeCode.base32(bytes)
            #expect(OneTimeCode.bytes(base32: text)?.prefix(count) == bytes[...])
        }
        #expect(Secrets.base64URL(Array("f".utf8)) == "Zg")
        #expect(Secrets.base64URL([0xFB, 0xFF, 0xFE]) == "-__-")
        #expect(OneTimeCode.bytes(base32: "a1") == nil)
        #expect(Set((0..<100).map { _ in Secrets.token("ho_") }).count == 100)
        #expect(Secrets.token("ho_").utf8.count == 46)
    }

    @Test("Passwords are hashed with a salt, and know when they are too cheap") func passwords() throws {
        let cheap = PasswordCost(memory: 8 << 10, passes: 1)
        let hash = try #require(cheap.hash("correct horse"))
        #expect(hash.hasPrefix("$argon2id$"))
        #expect(PasswordCost.isRight("correct horse", hash: hash))
        #expect(!PasswordCost.isRight("correct horsf", hash: hash))
        #expect(!PasswordCost.isRight("correct horse", hash: "nonsense"))
        #expect(try #require(cheap.hash("correct horse")) != hash)
        #expect(PasswordCost.usual.isOutdated(hash) && !cheap.isOutdated(hash))
    }

    @Test("Names of rows begin with their time") func rowIDs() {
        let early = RowID.new(at: 1_700_000_000_000), late = RowID.new(at: 1_700_000_000_001)
        #expect(early < late && early.utf8.count == 36)
        #expect(Array(early)[14] == "7" && "89ab".contains(Array(early)[19]))
    }
}
