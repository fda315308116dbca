/// The files that `init` writes for a server's owner.
enum SetupFiles {
    static func settings(_ settings: ServerSettings) -> String {
        """
        # How this server is set up. A line is a setting; what is not here is as it is by itself.

        # What you call it, and where people reach it: links in mail lead there.
        name = \(settings.name)
        address = \(settings.address)

        # Where it listens. The world comes to it through a proxy, which speaks TLS.
        host = \(settings.host)
        port = \(settings.port)
        # Proxies whose word about the caller's address is taken (X-Forwarded-For).
        trusted-proxies = \(settings.trustedProxies.joined(separator: ", "))

        # All that it keeps, pictures and back-ups too.
        folder = \(settings.folder)

        # The database: file (in the folder), or a PostgreSQL, 13 or newer: postgres://user:password@host/name, or by
        # its socket, postgres:///name?host=/run/postgresql. Several servers may share one, and a folder with it.
        database = \(settings.postgres?.text ?? "file")

        # Pictures and clips: folder (in the folder), or a bucket of a store that speaks S3, to which only this server
        # has the keys: media = s3:https://HOST/BUCKET, then media-region = REGION and media-keys = FILE with an access
        # key and its secret in it, which nobody else may read. Back-ups only name what is in a bucket.
        media = \(settings.bucket?.text ?? "folder")
        \(bucketLines(settings))
        # Who may have an account: open, invited, closed. Invitations: hands-off-server admin invite
        registration = \(settings.registration.rawValue)
        # With invited: how many invitations of a member's may be open at a time (0 = only you invite), for how many days
        # each is good, and after how many days with an account somebody may make the first.
        invitations = \(settings.invitations)
        invitation-days = \(settings.invitationDays)
        inviting-after-days = \(settings.invitingAfterDays)

        # Whether people publish recipes for each other here: open, closed.
        community = \(settings.hasCommunity ? "open" : "closed")

        # What they publish is shown at once (open), or waits until a moderator has looked at it (moderated). Open will do
        # where people come by invitation; with registration = open, moderated is safer. Moderators work at ADDRESS/console.
        publishing = \(settings.publishing.rawValue)
        # With moderated: whether people with a licence (hands-off-server admin licence NAME on) publish at-once, or wait.
        trusted = \(settings.trusted.rawValue)

        # Whether a kitchen takes orders here: open, closed. Its owners write the menu and work orders off at
        # ADDRESS/console/kitchen, and so does whom they have made a cook (hands-off-server admin cook NAME on). Its opening
        # hours are by this zone; without it by the machine's own. After so many days an order keeps its dishes and sums,
        # and forgets its guest.
        ordering = \(settings.hasOrdering ? "open" : "closed")
        # time-zone = Africa/Kampala
        # order-days = 90

        # Through whom people pay in the browser, and keys in a file each that nobody else on this machine may read. Of
        # Stripe: the secret key and the signing secret of the endpoint ADDRESS/v1/hooks/stripe (checkout.session.*,
        # charge.refunded, refund.*, charge.dispute.*). Of PayPal: client id, secret, and the id of the webhook
        # ADDRESS/v1/hooks/paypal (CHECKOUT.ORDER.*, PAYMENT.CAPTURE.*, CUSTOMER.DISPUTE.*). Without keys only cash is taken.
        # stripe-keys = /etc/hands-off/stripe.keys
        # paypal-keys = /etc/hands-off/paypal.keys
        # paypal-address = https://api-m.sandbox.paypal.com
        # What is sold, with the tax in it: the licence to publish (for good), premium (for so many days).
        # licence-price = 25.00 EUR
        # premium-price = 12.00 EUR
        # premium-days = 365
        # The tax in percent, that of the kitchen's dishes, and who sells: on receipts.
        # vat = 19
        # meals-vat = 7
        # seller = Kikoni Kitchen, 1 Main Road, Kampala, TIN 1000123456
        # A line of somebody who bears the costs, on Home, for those without premium.
        # banner = This server is paid for by Mukasa’s Mill
        # banner-link = https://example.org

        # none, folder:/path (for trying out), smtp://host:25 or smtps://host:465
        mail = none
        # mail-from = kitchen@example.org
        # mail-user =
        # mail-password =

        # By whose word people sign in, too; a line for each. ADDRESS/v1/sign-in/google/callback (or facebook, or
        # the name) is what has to be registered there as the redirect.
        # provider = google ID SECRET
        # provider = facebook ID SECRET
        # provider = oidc NAME https://ISSUER ID SECRET

        # Who answers for it; shown with the terms.
        contact =

        # Room for pictures and clips: a picture's, a clip's (and how long it may be), and that of all that an account has. The proxy has to
        # let as much through: max_size in the Caddyfile, client_max_body_size in nginx.conf.
        picture-megabytes = \(settings.pictureBytes >> 20)
        clip-megabytes = \(settings.clipBytes >> 20)
        clip-seconds = \(settings.clipSeconds)
        account-megabytes = \(settings.accountBytes >> 20)

        # Back-ups go to the folder backups, every so many hours, and stay so many days.
        back-up-hours = \(settings.backUpHours)
        back-up-days = \(settings.backUpDays)

        """
    }

    private static func bucketLines(_ settings: ServerSettings) -> String {
        settings.bucket.map { "media-region = \($0.region)\nmedia-keys = \($0.keys)\n" } ?? ""
    }

    /// Hardened: it may write its own folder and speak to the network, and nothing else.
    static let unit = """
        [Unit]
        Description=Hands Off server
        After=network-online.target
        Wants=network-online.target

        [Service]
        Type=notify
        ExecStart=/usr/local/bin/hands-off-server serve --settings /etc/hands-off/server.conf
        Restart=on-failure
        RestartSec=2
        TimeoutStopSec=30
        LimitNOFILE=65536
        DynamicUser=yes
        StateDirectory=hands-off
        ConfigurationDirectory=hands-off
        WorkingDirectory=/var/lib/hands-off
        UMask=0027
        CapabilityBoundingSet=
        AmbientCapabilities=
        NoNewPrivileges=yes
        ProtectSystem=strict
        ProtectHome=yes
        ProtectClock=yes
        ProtectHostname=yes
        ProtectKernelLogs=yes
        ProtectKernelModules=yes
        ProtectKernelTunables=yes
        ProtectControlGroups=yes
        ProtectProc=invisible
        ProcSubset=pid
        PrivateTmp=yes
        PrivateDevices=yes
        PrivateUsers=yes
        RemoveIPC=yes
        RestrictNamespaces=yes
        RestrictRealtime=yes
        RestrictSUIDSGID=yes
        RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
        LockPersonality=yes
        MemoryDenyWriteExecute=yes
        SystemCallArchitectures=native
        SystemCallFilter=@system-service
        SystemCallFilter=~@privileged
        # What comes from people is read by ffmpeg, which the server confines by Landlock and seccomp: neither needs
        # the namespaces that are forbidden above.
        SystemCallFilter=landlock_create_ruleset landlock_add_rule landlock_restrict_self seccomp
        DevicePolicy=closed

        [Install]
        WantedBy=multi-user.target

        """
}
