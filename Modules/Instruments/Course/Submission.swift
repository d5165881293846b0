import Foundation

/// What a student handed in, reduced to the files that the exercise allows.
struct Submission: Equatable, Sendable {
    struct Ignored: Encodable, Equatable, Sendable {
        let path: String
        var reason = "not a file of this exercise"
    }

    /// The greatest number of bytes of a file.
    static let largestFile = 1 << 20
    private static let mostEntries = 20_000
    private static let skipped: Set = [".git", ".build", ".swiftpm", ".DS_Store", "__MACOSX"]

    /// The contents of the allowed files, by their paths in the repository.
    private(set) var files: [String: Data] = [:]
    var ignored: [Ignored] = []
    /// The folders of allowed files that the submission has; its files replace all that are there.
    private(set) var folders: [String] = []

    init(files: [String: Data] = [:]) {
        self.files = files
    }

    var tests: [String: Data] { files.filter { $0.key.hasPrefix("Tests/") } }

    /// Reads the submission in `folder`. Ignores files outside the allowed folders, silently if `tree` has the same.
    init(in folder: URL, folders allowed: [String], tree: URL) {
        let root = Self.root(of: folder)
        var (rest, count) = ([""], 0)
        while let parent = rest.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/" + parent)) ?? []
            for name in names.sorted() where !Self.skipped.contains(name) {
                count += 1
                guard count <= Self.mostEntries else { return }
                let path = parent + name
                switch FileStatus(root.appending(path: path)) {
                case .folder:
                    rest.append(path + "/")
                    if allowed.contains(path + "/") { folders.append(path + "/") }
                case .file(let size): take(path, size, in: root, allowed, tree)
                case .other: ignored.append(Ignored(path: path, reason: "not a regular file"))
                }
            }
        }
        ignored.sort { $0.path < $1.path }
    }

    private mutating func take(_ path: String, _ size: Int, in root: URL, _ allowed: [String], _ tree: URL) {
        guard size <= Self.largestFile else {
            return ignored.append(Ignored(path: path, reason: "larger than a megabyte"))
        }
        guard let data = try? Data(contentsOf: root.appending(path: path)) else {
            return ignored.append(Ignored(path: path, reason: "not readable"))
        }
        if allowed.contains(where: path.hasPrefix) {
            files[path] = data
        } else if data != (try? Data(contentsOf: tree.appending(path: path))) {
            ignored.append(Ignored(path: path))
        }
    }

    /// Returns this submission with the files of the start that it leaves out. In a folder that it has, it leaves out
    /// none: what is missing there was deleted.
    func over(_ start: Submission) -> Submission {
        var merged = self
        for (path, data) in start.files where files[path] == nil && !folders.contains(where: path.hasPrefix) {
            merged.files[path] = data
        }
        return merged
    }

    /// Makes the files of `folders` in `tree` those of the submission, if `chosen` returns `true` for their paths.
    func write(into tree: URL, _ folders: [String], where chosen: (String) -> Bool = { _ in true }) throws {
        let manager = FileManager.default
        let there = folders.flatMap { folder in
            ((try? manager.subpathsOfDirectory(atPath: tree.path + "/" + folder)) ?? []).map { folder + $0 }
        }
        for path in there where chosen(path) && files[path] == nil {
            if case .file = FileStatus(tree.appending(path: path)) {
                try manager.removeItem(at: tree.appending(path: path))
            }
        }
        for (path, data) in files where chosen(path) {
            let url = tree.appending(path: path)
            guard (try? Data(contentsOf: url)) != data else { continue }
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
            case .folder = FileStatus(folder.appending(path: name))
        else { return folder }
        return root(of: folder.appending(path: name))
    }
}

/// What is at a path; a symbolic link is not followed.
enum FileStatus {
    case folder, other
    case file(size: Int)

    init(_ url: URL) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        switch attributes?[.type] as? FileAttributeType {
        case .typeDirectory: self = .folder
        case .typeRegular: self = .file(size: attributes?[.size] as? Int ?? 0)
        default: self = .other
        }
    }
}
