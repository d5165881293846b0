import Foundation
import PseudoTerminal

extension Workspace {
    /// Reads what a student handed in: a folder, an archive, or a patch of what is in the tree.
    func submission(at url: URL) throws -> Submission {
        let isReadable = FileManager.default.isReadableFile(atPath: url.path)
        guard isReadable else { throw CourseError.usage("Cannot read \(url.path).") }
        let folder = url.resolvingSymlinksInPath()
        if folder.fileType == .typeDirectory { return submission(in: folder) }
        let scratch = cache.appending(path: "submission")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { _ = try? Shell.run(["rm", "-rf", scratch.path]) }
        switch url.pathExtension {
        case "patch", "diff":
            try Shell.run(["cp", "-R", "\(tree.path)/.", scratch.path])
            guard Shell.succeeds(["git", "apply", url.path], in: scratch) else {
                throw CourseError.submission("The patch does not apply to the start of the exercise.")
            }
        case "zip": try unpack(["unzip", "-qo", url.path], in: scratch)
        case "tar", "gz", "tgz", "xz", "bz2": try unpack(["tar", "-xf", url.path], in: scratch)
        default:
            throw CourseError.usage("\(url.lastPathComponent) is not a folder, a .zip, a .tar.gz or a .patch.")
        }
        return submission(in: scratch)
    }

    private func unpack(_ command: [String], in scratch: URL) throws {
        let outcome = try Runner(sandbox: nil, work: scratch).run(command, seconds: 60, megabytes: 50)
        if outcome.status != 0 { throw CourseError.submission("The archive cannot be unpacked.") }
    }

    /// Reads what is in a folder, such as the tree, as if it were submitted.
    func submission(in folder: URL) -> Submission {
        Submission(in: folder, folders: exercise.folders, tree: tree)
    }
}
