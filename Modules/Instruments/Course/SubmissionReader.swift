import Foundation

/// Reads what a student handed in: a folder, an archive or a patch.
struct SubmissionReader {
    private static let patches: Set = ["patch", "diff"]
    private static let archives: Set = ["zip", "tar", "gz", "tgz", "xz", "bz2"]

    /// The folders whose files a submission may contain.
    let folders: [String]
    /// The files that students start with.
    let start: URL

    /// The start, as if it were submitted.
    var started: Submission { submission(in: start) }

    /// Throws unless a submission can be read from `url`: before the start is built, which takes minutes.
    static func validate(_ url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw CourseError.usage("Cannot read \(url.path).")
        }
        if case .folder = FileStatus(url.resolvingSymlinksInPath()) { return }
        guard patches.union(archives).contains(url.pathExtension) else {
            throw CourseError.usage("\(url.lastPathComponent) is not a folder, a .zip, a .tar.gz or a .patch.")
        }
    }

    /// Reads the submission at `url`; unpacks it in the new folder `scratch`, which is removed afterwards.
    func read(_ url: URL, scratch: URL) throws -> Submission {
        if case .folder = FileStatus(url.resolvingSymlinksInPath()) {
            return submission(in: url.resolvingSymlinksInPath())
        }
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { _ = try? Shell.run(["rm", "-rf", scratch.path]) }
        if Self.patches.contains(url.pathExtension) { return try apply(url, scratch: scratch) }
        let isZip = url.pathExtension == "zip"
        try unpack(isZip ? ["unzip", "-qo", url.path, "-d"] : ["tar", "-xf", url.path, "-C"], scratch)
        return submission(in: scratch)
    }

    private func submission(in folder: URL) -> Submission {
        Submission(in: folder, folders: folders, tree: start)
    }

    private func unpack(_ command: [String], _ scratch: URL) throws {
        let runner = Runner(sandbox: nil, work: URL(filePath: "/"))
        let outcome = try runner.run(command + [scratch.path], seconds: 60, megabytes: 50)
        guard outcome.status == 0 else {
            throw CourseError.submission("The archive cannot be unpacked.")
        }
    }

    private func apply(_ patch: URL, scratch: URL) throws -> Submission {
        try Shell.run(["cp", "-R", "\(start.path)/.", scratch.path])
        if Shell.succeeds(["git", "apply", patch.path], in: scratch) { return submission(in: scratch) }
        throw CourseError.submission("The patch does not apply to the start of the exercise.")
    }
}
