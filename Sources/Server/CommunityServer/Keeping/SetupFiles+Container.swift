extension SetupFiles {
    /// What a Debian 12 needs beside the program, if that was built with Swift's libraries in it.
    static let packages = [
        "ca-certificates", "ffmpeg", "libcurl4", "libpq5", "libseccomp2", "libsodium23", "libsqlite3-0",
    ]

    static let container = """
        # hands-off-server in a container, for podman or docker. Beside this file belongs the program as
        # `make server` builds it, with Swift's libraries in it.
        #
        #   podman build -t hands-off-server .
        #   podman run -it -v hands-off:/data hands-off-server init --settings /data/server.conf --folder /data
        #   podman run -d -v hands-off:/data -p 127.0.0.1:8710:8710 hands-off-server
        #
        # In between, in the settings: host = 0.0.0.0, since here the world begins outside of the container; and as
        # trusted-proxies the address from which the proxy's calls come (10.88.0.1, for instance). What comes from people
        # is confined by Landlock and seccomp, which need no privilege: none has to be given.
        FROM docker.io/library/debian:12-slim
        RUN apt-get update \\
            && apt-get install -y --no-install-recommends \(packages.joined(separator: " ")) \\
            && rm -rf /var/lib/apt/lists/* \\
            && useradd --system --uid 871 --home-dir /data hands-off \\
            && install -d -o hands-off -m 750 /data
        COPY --chmod=755 hands-off-server /usr/local/bin/hands-off-server
        USER hands-off
        WORKDIR /data
        VOLUME /data
        EXPOSE 8710
        STOPSIGNAL SIGTERM
        ENTRYPOINT ["hands-off-server"]
        CMD ["serve", "--settings", "/data/server.conf"]

        """
}
