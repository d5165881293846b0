import Foundation
import TestTools

/// What a student handed in, reduced to the files that the exercise allows.
struct Submission: Equatable, Sendable {
    /// The greatest number of bytes of a file.
    static let largestFile = 1 << 20
    static let mostFiles = 20_000
    static let mostMegabytes = 200
    /// Names that are not read, such as those of builds.
    static let skipped: Set = [".git", ".build", ".swiftpm", ".DS_Store", "__MACOSX"]
    /// The options of `tar` that leave these out.
    static let exclusions = skipped.map { "--exclude=\($0)" }
    static let tooLarge = CourseError.submission(
        "It has more than \(mostFiles) files or \(mostMegabytes) MB: “arch-lab exercise hand-in” packs only sources."
    )

    /// The contents of the allowed files, by their paths in the repository.
    private(set) var files: [String: Data] = [:]
    /// Why files are not used, by their paths.
    var ignored: [String: String] = [:]
    /// The folders of allowed files that the submission has: what is missing there was deleted.
    private(set) var folders: [String] = []
}

extension Submission {
    /// Reads the repository in `folder`. Ignores files outside the allowed folders, silently if `tree` has the same.
    init(in folder: URL, folders allowed: [String], tree: URL) throws(CourseError) {
        // Of the tree, the other folders need not be read.
        for start in folder == tree ? allowed : [""] {
            for path in try Self.paths(in: folder.appending(path: start)).map({ start + $0 }) {
                let url = folder.appending(path: path)
                if url.fileType == .typeDirectory {
                    if allowed.contains(path + "/") { folders.append(path + "/") }
                } else if let reason = take(path, at: url, allowed, tree) {
                    ignored[path] = reason
                }
            }
        }
    }

    /// Returns what is in a folder, without what builds and Macs write. Throws if there is too much.
    private static func paths(in folder: URL) throws(CourseError) -> [String] {
        let walk = FileManager.default.enumerator(atPath: folder.path)
        var paths: [String] = []
        while let path = walk?.nextObject() as? String {
            let name = URL(filePath: path).lastPathComponent
            if skipped.contains(name) || name.hasPrefix("._") {
                walk?.skipDescendants()
            } else {
                paths.append(path)
            }
            guard paths.count <= mostFiles else { throw tooLarge }
        }
        return paths
    }

    /// Returns the folder that has the exercise's folders: `folder`, or one that it or an archive wraps around them.
    static func root(in folder: URL, of exercise: Exercise) throws(CourseError) -> URL {
        var roots: Set<[Substring]> = []
        for path in try paths(in: folder) {
            let parts = path.split(separator: "/")
            for own in exercise.folders.map({ $0.split(separator: "/") }) where parts.suffix(own.count) == own[...] {
                let isFolder = folder.appending(path: path).fileType == .typeDirectory
                if isFolder { roots.insert(Array(parts.dropLast(own.count))) }
            }
        }
        let nearest = roots.map(\.count).min()
        let names = roots.filter { $0.count == nearest }.map { $0.joined(separator: "/") }.sorted()
        if names.count == 1 { return folder.appending(path: names[0]) }
        guard names.isEmpty else {
            let list = names.joined(separator: ", ")
            throw .submission("The exercise's folders are in it more than once: \(list). Hand in one of these.")
        }
        let folders = exercise.folders.joined(separator: ", ")
        throw .submission("It has none of the folders \(folders): “arch-lab exercise hand-in” packs all.")
    }

    /// Takes a file if it is allowed. Returns why it is ignored; `nil` if that need not be said.
    private mutating func take(_ path: String, at url: URL, _ allowed: [String], _ tree: URL) -> String? {
        guard url.fileType == .typeRegular else { return "not a regular file" }
        guard let data = try? FileHandle(forReadingFrom: url).read(upToCount: Self.largestFile + 1) ?? Data() else {
            return "not readable"
        }
        guard data.count <= Self.largestFile else { return "larger than a megabyte" }
        if allowed.contains(where: path.hasPrefix) {
            files[path] = Self.text(data)
            return files[path] == nil ? "not a text in UTF-8 or UTF-16" : nil
        }
        let original = try? Data(contentsOf: tree.appending(path: path))
        let isSame = data == original || original != nil && Self.text(data) == original
        return isSame ? nil : "not a file of this exercise"
    }

    /// Returns a text in UTF-8, without a byte order mark and with `\n` as the end of each line; `nil` if it is neither
    /// UTF-8 nor UTF-16.
    static func text(_ data: Data) -> Data? {
        let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8)
        guard let text, !text.unicodeScalars.contains("\0") else { return nil }
        return Data(text.drop { $0 == "\u{FEFF}" }.replacing("\r\n", with: "\n").utf8)
    }

    /// Makes the files of `folders` in `tree` those of the submission, if `chosen` returns `true` for their paths.
    func write(into tree: URL, _ folders: [String], where chosen: (String) -> Bool = { _ in true }) throws {
        let manager = FileManager.default
        let old = try Submission(in: tree, folders: folders, tree: tree).files.filter { chosen($0.key) }
        for path in old.keys where files[path] == nil {
            try manager.removeItem(at: tree.appending(path: path))
        }
        for (path, data) in files where chosen(path) && old[path] != data {
            let url = tree.appending(path: path)
            try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
    }
}
