import Testing

@testable import Guest

@Suite("The address of an invitation, as it is pasted (SP6)") struct InvitationAddressTests {
    @Test(
        "it is the page's, or a link to that, with the lines that mail breaks it into",
        arguments: [
            "https://kitchen.example/invitation/q83vEjRWeJq8-_3M",
            "kitchen.example/invitation/q83vEjRWeJq8-_3M",
            "https://kitchen.example/invitation/\n  q83vEjRWeJq8-_3M ",
            "hands-off:open?page=https%3A%2F%2Fkitchen.example%2Finvitation%2Fq83vEjRWeJq8-_3M",
        ]) func pasted(_ typed: String) throws
    {
        let invitation = try #require(InvitationAddress(typed: typed))
        #expect(invitation.server.text == "https://kitchen.example" && invitation.code == "q83vEjRWeJq8-_3M")
    }

    @Test(
        "a code alone is none, and neither is any other page",
        arguments: [
            "", "q83vEjRWeJq8-_3M", "https://kitchen.example", "https://kitchen.example/people/nana",
            "https://kitchen.example/invitation/short",
        ]) func refused(_ typed: String)
    {
        #expect(InvitationAddress(typed: typed) == nil)
    }
}
