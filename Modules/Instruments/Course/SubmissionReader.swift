import Foundation

/// Reads what a student handed in: a folder, an archive or a patch.
struct SubmissionReader {
    private static let patches: Set = ["patch", "diff"]
    private static let archives: Set = ["zip", "tar", "gz", "tgz", "xz", "bz2"]

    /// The folders whose files a submission may contain.
    let folders: [String]
    /// The files that students start with.
    let start: URL

    /// Throws unless a submission can be read from `url`: before the start is built, which takes minutes.
    static func validate(_ url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw CourseError.usage("Cannot read \(url.path).")
        }
        if url.resolvingSymlinksInPath().fileType == .typeDirectory { return }
        guard patches.union(archives).contains(url.pathExtension) else {
            throw CourseError.usage("\(url.lastPathComponent) is not a folder, a .zip, a .tar.gz or a .patch.")
        }
    }

    /// Reads the submission at `url`; unpacks it in the new folder `scratch`, which is removed afterwards.
    func read(_ url: URL, scratch: URL) throws -> Submission {
        let folder = url.resolvingSymlinksInPath()
        if folder.fileType == .typeDirectory { return submission(in: folder) }
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { _ = try? Shell.run(["rm", "-rf", scratch.path]) }
        if Self.patches.contains(url.pathExtension) {
            try Shell.run(["cp", "-R", "\(start.path)/.", scratch.path])
            guard Shell.succeeds(["git", "apply", url.path], in: scratch) else {
                throw CourseError.submission("The patch does not apply to the start of the exercise.")
            }
        } else {
            let command = url.pathExtension == "zip" ? ["unzip", "-qo"] : ["tar", "-xf"]
            guard (try? Shell.run(command + [url.path], in: scratch, seconds: 60, megabytes: 50)) != nil else {
                throw CourseError.submission("The archive cannot be unpacked.")
            }
        }
        return submission(in: scratch)
    }

    /// Reads what is in a folder, such as the start, as if it were submitted.
    func submission(in folder: URL) -> Submission {
        Submission(in: folder, folders: folders, tree: start)
    }
}
