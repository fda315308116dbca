import Language

extension English {
    func privacyParts(_ server: String) -> [(title: String, text: String)] {
        [
            (
                "On this device",
                "Recipes, pictures, lists and all that you set lie in one file on this device. "
                    + "Nothing of it is sent anywhere unless you are signed in to a server."
            ),
            (
                "Camera and microphone",
                "What they see and hear is looked at in the memory of this program and forgotten at "
                    + "once. It is never stored and never sent, to no server either."
            ),
            (
                "On \(server)",
                "Your account, and what the same kitchen on every device needs: recipes with their "
                    + "pictures, hearts, collections, lists, the plan, what was cooked, and most settings; the food "
                    + "diary only if you share it for itself, on each device. "
                    + "Whoever runs the server can read it, as with any server that is not sealed from its "
                    + "owner."
            ),
            (
                "In the community",
                "Where the server has one, everybody with an account there sees what you publish, say and "
                    + "review, your names and your picture, and whom you follow. Nobody sees how you vote, or "
                    + "whom you have blocked."
            ),
            (
                "Nobody counts you",
                "There is no tracking, no advertising network, no statistics of what you cook. The "
                    + "server’s log holds no names and no addresses."
            ),
            (
                "It is yours",
                "You can download all that is kept, and delete the account with everything in it, at "
                    + "any time, on the account’s page."
            ),
        ]
    }
}
