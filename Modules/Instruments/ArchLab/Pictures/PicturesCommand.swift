import AppCommand

/// `pictures`: draws docs/pictures.
struct PicturesCommand {
    /// The path of the folder to write to.
    let folder: String

    func perform() async throws -> ExitStatus {
        _ = try ScenarioTracer(for: "pictures \(folder)")
        try OutputFolder(path: folder, content: "pictures").write(try await Pictures.all())
        return .done
    }
}

nonisolated extension PicturesCommand {
    /// Stores the folder to write to. Throws if none is named.
    static func storeFolder(_ options: inout LabOptions, _ given: Arguments<LabOptions>) throws(UsageError) {
        options.picturesFolder = try required(given.operands.first, "Name the folder to write the pictures to.")
    }
}
