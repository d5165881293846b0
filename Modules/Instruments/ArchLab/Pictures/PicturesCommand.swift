import ArchDemo

/// `pictures`: draws docs/pictures.
struct PicturesCommand {
    private let options: PicturesOptions

    init(_ options: PicturesOptions) {
        self.options = options
    }

    func perform() async throws -> ExitStatus {
        _ = try ScenarioTracer(for: "pictures \(options.folder)")
        try OutputFolder(path: options.folder, content: "pictures").write(try await Pictures.all())
        return .done
    }
}

/// The options of `pictures`.
nonisolated package struct PicturesOptions: Equatable, Sendable {
    /// The path of the folder to write to.
    package var folder: String

    package init(folder: String) {
        self.folder = folder
    }
}

nonisolated extension PicturesOptions {
    init(_ arguments: Arguments) throws(UsageError) {
        folder = try arguments.required(arguments.operands.first, "Name the folder to write the pictures to.")
    }
}
