/// The files for proxies, which speak TLS to the world and plain HTTP to the server.
extension SetupFiles {
    static func caddy(_ settings: ServerSettings) -> String {
        """
        # TLS, HTTP/2 and HTTP/3; certificates by themselves. X-Forwarded-For is set anew here.\(hint(settings))
        \(authority(settings)) {
            encode zstd gzip
            request_body {
                max_size \(bodyMegabytes(settings))MiB
            }
            reverse_proxy \(upstream(settings)) {
                flush_interval -1
                header_up X-Forwarded-For {remote_host}
            }
        }

        """
    }

    static func nginx(_ settings: ServerSettings) -> String {
        let authority = authority(settings), name = HostNames.bare(authority)
        let port = authority.dropFirst(name.count + 1)
        let listen = port.isEmpty ? "443" : String(port)
        let upstream = """
            proxy_pass http://\(upstream(settings));
                    proxy_http_version 1.1;
                    proxy_set_header Host \(authority);
                    proxy_set_header Connection "";
                    # What a caller has written there himself counts for nothing.
                    proxy_set_header X-Forwarded-For $remote_addr;
            """
        return """
            # Belongs into the block http { }. Certificates by certbot, for instance.\(hint(settings))
            server {
                listen \(listen) ssl http2;
                listen [::]:\(listen) ssl http2;
                server_name \(name);
                ssl_certificate /etc/letsencrypt/live/\(name)/fullchain.pem;
                ssl_certificate_key /etc/letsencrypt/live/\(name)/privkey.pem;
                ssl_protocols TLSv1.2 TLSv1.3;
                client_max_body_size \(bodyMegabytes(settings))m;
                client_body_timeout 30s;
                client_header_timeout 10s;
                location / {
                    \(upstream)
                    proxy_read_timeout 120s;
                }
                location = /v1/events {
                    \(upstream)
                    proxy_buffering off;
                    proxy_read_timeout 1h;
                }
            }

            """
    }

    /// By which name the world comes. An address without TLS is that of the server itself, whose port no proxy
    /// can have: then an example stands there.
    private static func authority(_ settings: ServerSettings) -> String {
        hasName(settings) ? HostNames.authority(of: settings.address) : "kitchen.example.org"
    }

    private static func hasName(_ settings: ServerSettings) -> Bool { settings.address.hasPrefix("https://") }

    private static func hint(_ settings: ServerSettings) -> String {
        hasName(settings)
            ? ""
            : "\n# Put your server's name in the place of kitchen.example.org, and into server.conf: address = https://…"
    }

    private static func upstream(_ settings: ServerSettings) -> String {
        "\(settings.host.contains(":") ? "[\(settings.host)]" : settings.host):\(settings.port)"
    }

    /// The largest body that the server takes, in units of 2²⁰ bytes; it says itself what is too large for what.
    static func bodyMegabytes(_ settings: ServerSettings) -> Int {
        let largest = max(settings.pictureBytes, settings.clipBytes, Asking.shelfLimit)
        return (largest + (1 << 20) - 1) >> 20
    }
}
