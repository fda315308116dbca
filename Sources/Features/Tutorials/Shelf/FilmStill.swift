import House
import Kit
import Stage

/// What stands for a film where it isn't playing.
struct FilmStill: View {
    let look: Look
    let tutorials: Tutorials
    let film: Film
    var radius = Space.radius

    var body: any View {
        Layers {
            Fill(look.isDark ? Color(0x0D0B0A) : Color(0x2A231E), radius: radius)
            if let poster = film.poster {
                Picture(poster, radius: radius)
            } else if let file = film.file {
                picture(file)
            } else {
                sign("film")
            }
        }
    }

    private func picture(_ file: FilmFile) -> Node {
        guard let poster = tutorials.posters.poster(file) else {
            return sign("film").whenShown { tutorials.posters.want(file) }
        }
        guard let picture = poster.picture else { return sign("warning") }
        return Sized { size in
            let aspect = Double(picture.width) / Double(max(1, picture.height))
            let isFull = abs(aspect - size.width / max(1, size.height)) < 0.06
            if isFull { return Paint(.bitmap(picture, radius: radius)) }
            let width = min(size.width, size.height * aspect)
            return Paint(.bitmap(picture, radius: 0))
                .frame(width: width.rounded(), height: (width / aspect).rounded())
                .place(.center, .center)
        }
    }

    private func sign(_ icon: String) -> Node {
        Icon(icon, size: 44, Color(0xFFFFFF, opacity: 0.45)).place(.center, .center)
    }
}
