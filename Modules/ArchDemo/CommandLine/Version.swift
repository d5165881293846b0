/// The program's version.
nonisolated package enum Version {
    /// What `--version` prints, without a line end.
    package static let text = "arch-demo 0.1.0"
}
