import Foundation
import TestTools

extension Workspace {
    /// Whether a submission is a patch, by its name.
    static func isPatch(_ url: URL) -> Bool { ["patch", "diff"].contains(url.pathExtension.lowercased()) }

    /// Reads what a student handed in: a folder, an archive, or a patch of what is in the tree.
    func submission(at url: URL) throws -> Submission {
        let isReadable = FileManager.default.isReadableFile(atPath: url.path)
        guard isReadable else { throw CourseError.course("Cannot read \(url.path).") }
        let folder = url.resolvingSymlinksInPath()
        if folder.fileType == .typeDirectory { return try submission(wrappedIn: folder) }
        let scratch = cache.appending(path: "submission")
        try Shell.remove(scratch)
        try Shell.run(["mkdir", "-p", scratch.path])
        defer { try? Shell.remove(scratch) }
        let (tree, input) = (scratch.appending(path: "tree"), scratch.appending(path: "input"))
        switch url.pathExtension.lowercased() {
        case _ where Self.isPatch(url): return try submission(patchedBy: url, input, in: tree)
        case "zip": try unpack(url, input, in: tree, Self.zip)
        case "tar", "gz", "tgz", "xz", "bz2": try unpack(url, input, in: tree, Self.tar)
        default:
            throw CourseError.course("\(url.lastPathComponent) is not a folder, a .zip, a .tar.gz or a .patch.")
        }
        return try submission(wrappedIn: tree)
    }

    private func submission(patchedBy patch: URL, _ input: URL, in tree: URL) throws -> Submission {
        let data = try FileHandle(forReadingFrom: patch).read(upToCount: Submission.mostMegabytes << 20)
        guard let text = Submission.text(data ?? Data()) else {
            throw CourseError.submission("The patch is not a text in UTF-8 or UTF-16.")
        }
        try text.write(to: input)
        try Shell.run(["cp", "-R", self.tree.path, tree.path])
        guard Shell.succeeds(["git", "apply", input.path], in: tree) else {
            throw CourseError.submission("The patch does not apply to the start of the exercise.")
        }
        return try submission(in: tree)
    }

    /// Commands that list an archive's files, print their contents, and unpack it.
    private typealias Archiver = (list: String, show: String, unpack: String)

    /// Names may be separated by backslashes, as PowerShell does; unpacking then has the status 1.
    private static let zip: Archiver = {
        let names = Submission.skipped.flatMap { name in ["", "*[/\\\\]"].map { "'\($0)\(name)[/\\\\]*'" } }
        let archive = "../input -x \(names.joined(separator: " "))"
        return ("unzip -Z1 \(archive)", "unzip -p \(archive)", "unzip -qo \(archive)")
    }()

    private static let tar: Archiver = {
        let archive = "../input " + Submission.exclusions.joined(separator: " ")
        return ("tar -tf \(archive)", "tar -xOf \(archive)", "tar -xf \(archive) || exit 2")
    }()

    /// Unpacks an archive, unless it has too much in it.
    private func unpack(_ archive: URL, _ input: URL, in tree: URL, _ archiver: Archiver) throws {
        let (files, bytes) = (Submission.mostFiles, Submission.mostMegabytes << 20)
        let script = """
            [ $(\(archiver.list) | head -n \(files + 1) | wc -l) -le \(files) ] || exit 99
            [ $(\(archiver.show) | head -c \(bytes + 1) | wc -c) -le \(bytes) ] || exit 99
            \(archiver.unpack)
            """
        // Archivers read some names as patterns, or as those of other machines.
        try Shell.run(["ln", "-s", archive.path, input.path])
        try Shell.run(["mkdir", tree.path])
        let outcome = try Runner(sandbox: nil, work: tree).run(["sh", "-c", script], seconds: 60, megabytes: 50)
        if outcome.status == 99 { throw Submission.tooLarge }
        if outcome.status > 1 { throw CourseError.submission("The archive cannot be unpacked.") }
        _ = Shell.succeeds(["chmod", "-R", "u+rwX", tree.path])
    }

    private func submission(wrappedIn folder: URL) throws -> Submission {
        try submission(in: Submission.root(in: folder, of: exercise))
    }

    /// Reads what is in a folder, such as the tree, as if it were submitted.
    func submission(in folder: URL) throws -> Submission {
        try Submission(in: folder, folders: exercise.folders, tree: tree)
    }
}
