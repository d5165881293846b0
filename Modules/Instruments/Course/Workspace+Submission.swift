import Foundation
import TestTools

extension Workspace {
    /// Whether a submission is a patch, by its name.
    static func isPatch(_ url: URL) -> Bool { ["patch", "diff"].contains(url.pathExtension.lowercased()) }

    /// Reads what a student handed in: a folder, an archive, or a patch of what is in the tree.
    func submission(at url: URL) throws -> Submission {
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw CourseError.course("Cannot read \(url.path).")
        }
        var folder = url.resolvingSymlinksInPath()
        let scratch = cache.appending(path: "submission")
        defer { try? Shell.remove(scratch) }
        if folder.fileType != .typeDirectory {
            try Shell.remove(scratch)
            try Shell.run(["mkdir", "-p", scratch.path])
            folder = scratch.appending(path: "tree")
            if Self.isPatch(url) {
                try apply(url, to: folder)
            } else {
                try unpack(url, into: folder)
            }
        }
        return try submission(in: Submission.root(in: folder, of: exercise))
    }

    /// Reads what is in a folder, such as the tree, as if it were submitted.
    func submission(in folder: URL) throws -> Submission {
        try Submission(in: folder, folders: exercise.folders, tree: tree)
    }

    private func apply(_ patch: URL, to folder: URL) throws {
        let data = try FileHandle(forReadingFrom: patch).read(upToCount: Submission.mostMegabytes << 20)
        guard let text = Submission.text(data ?? Data()) else {
            throw CourseError.submission("The patch is not a text in UTF-8 or UTF-16.")
        }
        let input = folder.deletingLastPathComponent().appending(path: "input")
        try text.write(to: input)
        // Links are enough: git writes new files.
        try Shell.run(["cp", "-Rl", tree.path, folder.path])
        guard Shell.succeeds(["git", "apply", input.path], in: folder) else {
            throw CourseError.submission("The patch does not apply to the start of the exercise.")
        }
    }

    /// Unpacks an archive into a new folder, unless it has too much in it.
    private func unpack(_ archive: URL, into folder: URL) throws {
        let input = folder.deletingLastPathComponent().appending(path: "input")
        let (list, show, unpack): (String, String, String)
        switch archive.pathExtension.lowercased() {
        case "zip":
            // Names may be separated by backslashes, as PowerShell does; unpacking then has the status 1.
            let names = Submission.skipped.flatMap { name in ["", "*[/\\\\]"].map { "'\($0)\(name)[/\\\\]*'" } }
            let rest = "../input -x \(names.joined(separator: " "))"
            (list, show, unpack) = ("unzip -Z1 \(rest)", "unzip -p \(rest)", "unzip -qo \(rest)")
        case "tar", "gz", "tgz", "xz", "bz2":
            let rest = "../input \(Submission.exclusions.joined(separator: " "))"
            (list, show, unpack) = ("tar -tf \(rest)", "tar -xOf \(rest)", "tar -xf \(rest) || exit 2")
        default:
            let name = archive.lastPathComponent
            throw CourseError.course("\(name) is not a folder, a .zip, a .tar.gz or a .patch.")
        }
        let (files, bytes) = (Submission.mostFiles, Submission.mostMegabytes << 20)
        let script = """
            [ $(\(list) | head -n \(files + 1) | wc -l) -le \(files) ] || exit 99
            [ $(\(show) | head -c \(bytes + 1) | wc -c) -le \(bytes) ] || exit 99
            \(unpack)
            """
        // Archivers read some names as patterns, or as those of other machines.
        try Shell.run(["ln", "-s", archive.path, input.path])
        try Shell.run(["mkdir", folder.path])
        let outcome = try Runner(sandbox: nil, work: folder).run(["sh", "-c", script])
        if outcome.status == 99 { throw Submission.tooLarge }
        if outcome.status > 1 { throw CourseError.submission("The archive cannot be unpacked.") }
        _ = Shell.succeeds(["chmod", "-R", "u+rwX", folder.path])
    }
}
