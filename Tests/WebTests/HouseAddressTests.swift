import Glibc
import Testing

@testable import Web

@Suite struct HouseAddressTests {
    @Test(arguments: [
        "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.255.0.1", "169.254.169.254",
        "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.168.1.1", "198.18.0.1", "224.0.0.251", "240.0.0.1",
        "255.255.255.255", "::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:192.168.1.1", "fc00::1",
        "fd12::1",
        "fe80::1", "fec0::1", "ff02::fb", "64:ff9b::10.0.0.1", "64:ff9b:1::1", "2002:7f00:1::", "2001:0:1::1",
        "100::1",
    ])
    func isRefused(address: String) { #expect(HouseAddress.holds(written: address)) }

    @Test(arguments: [
        "1.1.1.1", "9.255.255.255", "11.0.0.1", "100.63.0.1", "100.128.0.1", "126.1.1.1", "128.0.0.1",
        "172.15.0.1", "172.32.0.1", "192.0.2.1", "192.167.0.1", "223.255.255.255", "2606:4700::1111",
        "2a00:1450:4001::200e", "::ffff:1.1.1.1", "64:ff9b::1.1.1.1", "2002:101:101::", "2001:db8::1",
    ])
    func isAsked(address: String) throws {
        var bytes = [UInt8](repeating: 0, count: 16)
        try #require(inet_pton(AF_INET, address, &bytes) == 1 || inet_pton(AF_INET6, address, &bytes) == 1)
        #expect(!HouseAddress.holds(written: address))
    }

    @Test func whatIsNoAddressOfTheInternetIsRefused() {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let size = MemoryLayout<sockaddr_un>.size
        #expect(withUnsafeBytes(of: &address) { HouseAddress.holds($0.baseAddress!, length: size) })
    }
}
