import API

extension Page {
    static func front(_ info: ServerInfo, _ language: PageLanguage) -> Page {
        let registration =
            switch info.registration {
            case .open:
                language.say("Everybody may have an account here.", "Hier kann jeder ein Konto haben.")
            case .invited:
                language.say(
                    "Accounts are for those whom its owner invites.",
                    "Konten gibt es für die, die der Betreiber einlädt.")
            case .closed:
                language.say("It takes no new accounts.", "Neue Konten werden nicht angenommen.")
            }
        return Page(
            language, info.name,
            language.say(
                "This is a server for Hands Off: recipes, lists and plans, the same on every device of yours.",
                "Dies ist ein Server für Hands Off: Rezepte, Listen und Pläne, auf allen deinen Geräten dieselben."
            ),
            registration,
            language.say(
                "To use it, open the settings of Hands Off and give this page's address there.",
                "Um ihn zu benutzen, öffne die Einstellungen von Hands Off und gib dort die Adresse dieser Seite an."
            ))
    }

    static func askToConfirm(_ token: String, _ language: PageLanguage) -> Page {
        Page(
            language, language.say("Confirm the address", "Adresse bestätigen"),
            language.say(
                "Press the button if this e-mail address is yours.",
                "Drücke den Knopf, wenn diese E-Mail-Adresse deine ist."),
            form: Form(
                action: "/confirm", token: token, button: language.say("It is mine", "Sie ist meine")))
    }

    static func confirmed(_ language: PageLanguage) -> Page {
        Page(
            language, language.say("Confirmed", "Bestätigt"),
            language.say(
                "The address is yours. You can close this page.",
                "Die Adresse gehört dir. Du kannst diese Seite schließen."))
    }

    static func askForPassword(_ token: String, fault: String?, _ language: PageLanguage) -> Page {
        Page(
            language, language.say("A new password", "Ein neues Passwort"),
            language.say(
                "All devices will be signed out, and sign in with the new one.",
                "Alle Geräte werden abgemeldet und melden sich mit dem neuen an."),
            fault: fault,
            form: Form(
                action: "/reset", token: token, asksPassword: true,
                button: language.say("Set the password", "Passwort setzen")))
    }

    static func passwordIsSet(_ language: PageLanguage) -> Page {
        Page(
            language, language.say("The password is set", "Das Passwort ist gesetzt"),
            language.say(
                "Sign in with it in Hands Off. You can close this page.",
                "Melde dich damit in Hands Off an. Du kannst diese Seite schließen."))
    }

    static func expired(_ language: PageLanguage) -> Page {
        Page(
            language, language.say("This link is no longer good", "Dieser Link gilt nicht mehr"),
            language.say(
                "It has been used, or is too old. Ask for another one from the window.",
                "Er wurde benutzt oder ist zu alt. Verlange vom Fenster aus einen neuen."))
    }

    static func terms(_ settings: ServerSettings, _ language: PageLanguage) -> Page {
        var page = Page(language, language.say("Terms", "Bedingungen"))
        page.sections = [
            Section(paragraphs: [
                language.say("Version \(settings.terms).", "Fassung \(settings.terms)."),
                language.say(
                    "This server is run by whoever has set it up, for those who have an account on it. It is given as it is; keep a back-up of what you can't do without: the window has one.",
                    "Diesen Server betreibt, wer ihn eingerichtet hat, für die, die ein Konto darauf haben. Er wird gegeben, wie er ist; behalte eine Sicherung dessen, was dir wichtig ist: Das Fenster hat eine."
                ),
                language.say(
                    "Store only what you may store. The owner may close an account that harms others or the server.",
                    "Speichere nur, was du speichern darfst. Der Betreiber darf ein Konto schließen, das anderen oder dem Server schadet."
                ),
            ])
        ]
        page.addContact(settings, language)
        return page
    }

    static func privacy(_ settings: ServerSettings, _ language: PageLanguage) -> Page {
        var page = Page(language, language.say("Privacy", "Datenschutz"))
        page.sections = [
            Section(
                heading: language.say("What is stored", "Was gespeichert wird"),
                paragraphs: [
                    language.say(
                        "Of an account: its user name and display name; its e-mail address and telephone number, if given; its picture; kitchens, diets and allergies; a hash of its password, which can't be turned back; the devices on which it is signed in, with the hour at which each was last seen.",
                        "Von einem Konto: Benutzername und Anzeigename; E-Mail-Adresse und Telefonnummer, wenn angegeben; sein Bild; Küchen, Ernährungsweisen und Allergien; ein Hash des Passworts, der sich nicht umkehren lässt; die Geräte, auf denen es angemeldet ist, mit der Stunde, zu der sie zuletzt gesehen wurden."
                    ),
                    language.say(
                        "Of its kitchen: recipes with pictures and clips, favourites, collections, history, the shopping list, the plan, settings that follow you. Nobody else sees them.",
                        "Von seiner Küche: Rezepte mit Bildern und Filmen, Favoriten, Sammlungen, Verlauf, die Einkaufsliste, der Plan, Einstellungen, die mitkommen. Niemand sonst sieht sie."
                    ),
                    language.say(
                        "Wrong passwords are counted for half an hour, under a hash of the address they came from, and so are letters that were asked for, under a hash of the address they went to. The answer to what must be done only once is kept for 30 days. The log has no names, no addresses and nothing that you write.",
                        "Falsche Passwörter werden eine halbe Stunde lang gezählt, unter einem Hash der Adresse, von der sie kamen, ebenso verlangte Briefe, unter einem Hash der Adresse, an die sie gingen. Die Antwort auf das, was nur einmal getan werden darf, bleibt 30 Tage. Das Protokoll enthält keine Namen, keine Adressen und nichts, was du schreibst."
                    ),
                ]),
            Section(
                heading: language.say("What you can do", "Was du tun kannst"),
                paragraphs: [
                    language.say(
                        "From the window: see and change all of it, download all of it, sign devices out, and delete the account. What is deleted is gone at once, and out of the back-ups after \(settings.backUpDays) days.",
                        "Vom Fenster aus: alles ansehen und ändern, alles herunterladen, Geräte abmelden und das Konto löschen. Was gelöscht ist, ist sofort weg, und nach \(settings.backUpDays) Tagen auch aus den Sicherungen."
                    )
                ]),
            Section(
                heading: language.say("Who gets it", "Wer es bekommt"),
                paragraphs: [
                    language.say(
                        "Nobody. There are no cookies, no scripts, nothing from elsewhere on these pages. Only the console, where moderators sign in, has a cookie and a script of its own.",
                        "Niemand. Es gibt keine Cookies, keine Skripte, nichts von anderswo auf diesen Seiten. Nur die Konsole, an der sich die Moderation anmeldet, hat ein Cookie und ein eigenes Skript."
                    )
                ]),
        ]
        if settings.membersInvite {
            page.sections[0].paragraphs.append(
                language.say(
                    "Who has invited whom, as long as both have an account: moderators see it.",
                    "Wer wen eingeladen hat, solange beide ein Konto haben: Die Moderation sieht es."))
        }
        if settings.hasCommunity { page.sections.insert(.community(language), at: 1) }
        if settings.hasOrdering {
            page.sections.insert(.ordering(settings.orderDays, language), at: settings.hasCommunity ? 2 : 1)
        }
        if settings.stripe != nil || settings.paypal != nil { page.sections.append(.paying(language)) }
        page.addProviders(settings, language)
        page.addContact(settings, language)
        return page
    }

    private mutating func addProviders(_ settings: ServerSettings, _ language: PageLanguage) {
        guard !settings.providers.isEmpty else { return }
        let names = settings.providers.map(\.name).joined(separator: ", ")
        sections.append(
            Section(
                heading: language.say("Signing in elsewhere", "Anmelden bei anderen"),
                paragraphs: [
                    language.say(
                        "If you sign in with \(names), they learn that you use this server. From them it takes what they call you (a number of theirs and your name) and your picture, both once, and you can change them; your address only where accounts need one.",
                        "Wenn du dich über \(names) anmeldest, erfahren diese, dass du diesen Server benutzt. Von dort übernimmt er, wie du dort heißt (eine Nummer und dein Name), und dein Bild, beides einmal und änderbar; deine Adresse nur, wo Konten eine brauchen."
                    )
                ]))
    }

    private mutating func addContact(_ settings: ServerSettings, _ language: PageLanguage) {
        guard !settings.contact.isEmpty else { return }
        sections.append(
            Section(
                heading: language.say("Who runs this server", "Wer diesen Server betreibt"),
                paragraphs: [settings.contact]))
    }
}

extension Page.Section {
    /// What whoever takes payments learns, and what stays.
    fileprivate static func paying(_ language: PageLanguage) -> Page.Section {
        Page.Section(
            heading: language.say("What is paid", "Was bezahlt wird"),
            paragraphs: [
                language.say(
                    "Whoever pays in the browser does so on a page of Stripe or PayPal, which learns what for, how much, and what it asks there; this server learns that it was paid, and no card number. What was paid stays in the books without a name when the account goes: the law wants that.",
                    "Wer im Browser bezahlt, tut es auf einer Seite von Stripe oder PayPal; dort erfährt man, wofür, wie viel und was dort gefragt wird. Dieser Server erfährt, dass bezahlt wurde, und keine Kartennummer. Was bezahlt ist, bleibt ohne Namen in den Büchern, wenn das Konto geht: Das Gesetz verlangt es."
                )
            ])
    }

    /// What a kitchen has to know of whoever orders there.
    fileprivate static func ordering(_ days: Int, _ language: PageLanguage) -> Page.Section {
        Page.Section(
            heading: language.say("In the kitchen", "In der Küche"),
            paragraphs: [
                language.say(
                    "What you order, and with each order your name, where it is to be brought and a telephone number. The kitchen of this server sees that, for it cooks and brings it. After \(days) days, and at once if you delete your account, orders that are done keep their dishes and sums, and nothing that says whose they were.",
                    "Was du bestellst, und mit jeder Bestellung dein Name, wohin sie soll und eine Telefonnummer. Die Küche dieses Servers sieht das, denn sie kocht und bringt es. Nach \(days) Tagen, und sofort, wenn du dein Konto löschst, behalten erledigte Bestellungen ihre Gerichte und Summen und nichts, was sagt, von wem sie waren."
                )
            ])
    }

    /// What others see of somebody, and what is stored besides.
    fileprivate static func community(_ language: PageLanguage) -> Page.Section {
        Page.Section(
            heading: language.say("In the community", "In der Gemeinschaft"),
            paragraphs: [
                language.say(
                    "Everybody with an account here sees what you publish, say and review, the collections that you show, your names and your picture, and whom you follow. If you say so, what you publish, your names and your picture open in any browser, too. Nobody sees how you vote, or whom you have blocked.",
                    "Alle mit einem Konto hier sehen, was du veröffentlichst, sagst und bewertest, welche Sammlungen du zeigst, deine Namen und dein Bild, und wem du folgst. Wenn du es sagst, öffnet sich auch in jedem Browser, was du veröffentlichst, mit deinen Namen und deinem Bild. Niemand sieht, wie du abstimmst oder wen du blockiert hast."
                ),
                language.say(
                    "Moderators see what was reported, as it was then, and by whom; whoever is reported isn’t told by whom. They also see what your posts were before they were changed, the last ten times and for half a year at most. What they decide and why is kept in a log.",
                    "Die Moderation sieht, was gemeldet wurde, so wie es da war, und von wem; wer gemeldet wird, erfährt nicht, von wem. Sie sieht auch, was deine Beiträge waren, bevor sie geändert wurden, die letzten zehn Male und höchstens ein halbes Jahr lang. Was sie entscheidet und warum, bleibt in einem Protokoll."
                ),
                language.say(
                    "If you switch on in the food diary that you encourage others, your aim (also if it is to recover from an eating disorder), how far along you are in five steps and your language are stored until you switch it off; nothing else of the diary is. Kind words are kept for 30 days after they have arrived, and what is reported until it has been looked at. Nobody is told who wrote them but the moderators.",
                    "Wenn du im Esstagebuch einschaltest, dass du anderen Mut machst, werden dein Ziel (auch wenn es ist, dich von einer Essstörung zu erholen), deine Sprache und in fünf Stufen, wie weit du bist, gespeichert, bis du es ausschaltest; sonst nichts aus dem Tagebuch. Zuspruch wird 30 Tage aufbewahrt, nachdem er angekommen ist, und was gemeldet wird, bis es angesehen ist. Wer ihn geschrieben hat, erfährt nur die Moderation."
                ),
                language.say(
                    "Stored besides are your votes, which collections you like, which posts you have saved and cooked, whom you have blocked, what you have reported and why, and the last 500 things that you were told of.",
                    "Gespeichert werden außerdem deine Stimmen, welche Sammlungen dir gefallen, welche Beiträge du gespeichert und gekocht hast, wen du blockiert hast, was du gemeldet hast und warum, und die letzten 500 Dinge, von denen du erfahren hast."
                ),
            ])
    }
}
