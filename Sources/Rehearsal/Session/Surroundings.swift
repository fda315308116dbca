/// What is pretended around a program in a session; it outlives the program, which may be closed and opened again.
struct Surroundings {
    let eye: PretendedEye
    let ear: PretendedEar
    let desktop: PretendedDesktop
    let web: PretendedWeb
    let projector: PretendedProjector
    let server: PretendedServer
    let keyring = PretendedKeyring()
    let bell = PretendedBell()
    let mishap = PretendedMishap()
    /// What the machine calls itself.
    let name: String

    /// What the machine is called that a script begins on.
    static let first = "laptop"
}
