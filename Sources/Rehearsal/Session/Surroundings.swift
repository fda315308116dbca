/// What is pretended around a program in a session; it outlives the program, which may be closed and opened again.
struct Surroundings {
    let eye: PretendedEye
    let ear: PretendedEar
    let desktop: PretendedDesktop
    let web: PretendedWeb
    let projector: PretendedProjector
    var server = PretendedServer()
    var keyring = PretendedKeyring()
    /// What the machine calls itself.
    var name = "laptop"
}
