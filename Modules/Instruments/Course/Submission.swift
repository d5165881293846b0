import Foundation
import TestTools

/// What a student handed in, reduced to the files that the exercise allows.
struct Submission: Equatable, Sendable {
    /// The greatest number of bytes of a file.
    static let largestFile = 1 << 20
    private static let mostEntries = 20_000
    private static let skipped: Set = [".git", ".build", ".swiftpm", ".DS_Store", "__MACOSX"]

    /// The contents of the allowed files, by their paths in the repository.
    private(set) var files: [String: Data] = [:]
    /// Why files are not used, by their paths.
    var ignored: [String: String] = [:]
    /// The folders of allowed files that the submission has: what is missing there was deleted.
    private(set) var folders: [String] = []

    var tests: [String: Data] { files.filter { $0.key.hasPrefix("Tests/") } }
}

extension Submission {
    /// Reads the submission in `folder`. Ignores files outside the allowed folders, silently if `tree` has the same.
    init(in folder: URL, folders allowed: [String], tree: URL) {
        let root = Self.root(of: folder)
        let walk = FileManager.default.enumerator(atPath: root.path)
        var count = 0
        while count < Self.mostEntries, let path = walk?.nextObject() as? String {
            if Self.skipped.contains(URL(filePath: path).lastPathComponent) {
                walk?.skipDescendants()
                continue
            }
            count += 1
            let url = root.appending(path: path)
            if url.fileType == .typeDirectory {
                if allowed.contains(path + "/") { folders.append(path + "/") }
            } else if let reason = take(path, at: url, allowed, tree) {
                ignored[path] = reason
            }
        }
    }

    /// Takes a file if it is allowed. Returns why it is ignored; `nil` if that need not be said.
    private mutating func take(_ path: String, at url: URL, _ allowed: [String], _ tree: URL) -> String? {
        guard url.fileType == .typeRegular else { return "not a regular file" }
        guard let data = try? FileHandle(forReadingFrom: url).read(upToCount: Self.largestFile + 1) ?? Data() else {
            return "not readable"
        }
        guard data.count <= Self.largestFile else { return "larger than a megabyte" }
        if allowed.contains(where: path.hasPrefix) {
            files[path] = data
            return nil
        }
        return data == (try? Data(contentsOf: tree.appending(path: path))) ? nil : "not a file of this exercise"
    }

    /// Makes the files of `folders` in `tree` those of the submission, if `chosen` returns `true` for their paths.
    func write(into tree: URL, _ folders: [String], where chosen: (String) -> Bool = { _ in true }) throws {
        let manager = FileManager.default
        let old = Submission(in: tree, folders: folders, tree: tree).files.filter { chosen($0.key) }
        for path in old.keys where files[path] == nil {
            try manager.removeItem(at: tree.appending(path: path))
        }
        for (path, data) in files where chosen(path) && old[path] != data {
            let url = tree.appending(path: path)
            try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
    }

    /// Returns the folder that has the repository's folders: `folder`, or the only folder that it or an archive wraps
    /// around them.
    private static func root(of folder: URL) -> URL {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let shown = names.filter { !skipped.contains($0) }
        guard shown.count == 1, let name = shown.first, !["Modules", "Tests", "docs"].contains(name),
            folder.appending(path: name).fileType == .typeDirectory
        else { return folder }
        return root(of: folder.appending(path: name))
    }
}
