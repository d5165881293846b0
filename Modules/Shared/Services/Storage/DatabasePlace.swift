import Foundation

/// The path of a database, where a new database replaces a damaged one.
///
/// The new database is complete before the damaged one is moved. Until the user has been warned, a note beside it
/// contains the new path of the damaged one: the next start completes whatever a crash interrupted.
struct DatabasePlace {
    /// What is at the path.
    enum Content {
        case nothing
        /// The file is smaller than the smallest page: SQLite may take it for a new database.
        case cutShortDatabase
        case database
    }

    /// The suffixes of the database's files. The database itself is moved last: until then SQLite does not take the
    /// other files for a new database's.
    private static let suffixes = ["-journal", "-wal", "-shm", ""]

    let url: URL
    /// The temporary path of a new database.
    let draft: URL
    private let note: URL
    /// The symbolic links that lead to the database.
    private let links: [URL]
    private let calls: FileCalls

    /// Refers to the database at `url`, or at the target of symbolic links there.
    init(_ url: URL, by calls: FileCalls = .system) {
        self.calls = calls
        (links, self.url) = url.followingSymbolicLinks
        draft = self.url.beside(".\(self.url.lastPathComponent)-new")
        note = self.url.beside(".\(self.url.lastPathComponent)-set-aside")
    }

    /// Throws if the database, its directory, one of its other files or a link to it belongs to another user than this
    /// one or root.
    func checkOwners() throws(DataDirectoryError) {
        let files = Self.suffixes.map { url.withSuffix($0) }
        for url in links + [url.deletingLastPathComponent().resolvingSymlinksInPath()] + files {
            guard let status = url.status, status.isForeign else { continue }
            throw .cannotUse(path: url.path, reason: "It belongs to \(status.owner)")
        }
    }

    /// Returns what is at the path. Throws if that, or one of the database's other files, is not a file: SQLite would
    /// wait for the other end of a pipe.
    func content() throws(StorageError) -> Content {
        for suffix in Self.suffixes.dropLast() {
            let file = url.withSuffix(suffix)
            if file.status?.isRegular == false { throw StorageError("\(file.lastPathComponent) is not a regular file") }
        }
        guard let status = url.status else {
            return url.withSuffix("-wal").status == nil ? .nothing : .cutShortDatabase
        }
        guard status.isRegular else { throw StorageError("Not a regular file") }
        return status.st_size < 512 ? .cutShortDatabase : .database
    }

    /// Moves the draft to the path.
    func moveDraft() throws(StorageError) {
        try move(draft, to: url)
        try DurableFile.synchronize(url.deletingLastPathComponent(), by: calls)
    }

    /// Sets the damaged database aside and moves the draft to the path. Completes what a killed process began.
    func setAside() throws(StorageError) {
        let aside = noted.flatMap { isFree($0) ? $0 : nil } ?? freeURL()
        try DurableFile.write(Data(aside.lastPathComponent.utf8), to: note, by: calls)
        for suffix in Self.suffixes where url.withSuffix(suffix).status != nil {
            try move(url.withSuffix(suffix), to: aside.withSuffix(suffix))
        }
        try moveDraft()
    }

    /// Whether there is a new database that was not moved to the path.
    var hasDraft: Bool { draft.status != nil }

    /// Calls `report` with the path of a database that this process or a killed one set aside, and removes the note. A
    /// note that names no such file is ignored.
    func reportSetAside(_ report: (URL) -> Void) throws(StorageError) {
        guard note.status != nil else { return }
        if let noted, Self.suffixes.contains(where: { noted.withSuffix($0).status != nil }) { report(noted) }
        try DurableFile.remove(note, by: calls)
    }

    /// Removes unfinished files that are older than an hour.
    func removeLeftovers() {
        DurableFile.removeLeftovers(
            of: note,
            others: [draft.lastPathComponent, draft.withSuffix("-journal").lastPathComponent]
        )
    }

    /// The path that the note contains, if it is one for a damaged database.
    private var noted: URL? {
        guard
            note.status?.isRegular == true,
            let name = try? String(contentsOf: note, encoding: .utf8),
            let number = name.split(separator: "-").last.flatMap({ Int($0.dropLast(".sqlite".count)) }),
            numbered(number).lastPathComponent == name
        else { return nil }
        return numbered(number)
    }

    /// Returns whether the database can be moved to `aside` without replacing anything.
    private func isFree(_ aside: URL) -> Bool {
        aside.status == nil
            && Self.suffixes.allSatisfy { url.withSuffix($0).status == nil || aside.withSuffix($0).status == nil }
    }

    private func move(_ file: URL, to place: URL) throws(StorageError) {
        guard calls.rename(file, place) == 0 else { throw .ofLastCall }
    }

    private func freeURL() -> URL {
        var number = 1
        while Self.suffixes.contains(where: { numbered(number).withSuffix($0).status != nil }) { number += 1 }
        return numbered(number)
    }

    private func numbered(_ number: Int) -> URL {
        url.beside("\(url.deletingPathExtension().lastPathComponent)-damaged-\(number).sqlite")
    }
}

extension URL {
    /// The symbolic links at this path, and their final target, whether it exists or not.
    fileprivate var followingSymbolicLinks: (links: [URL], target: URL) {
        var (links, url) = ([URL](), self)
        while links.count < 40 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
            links.append(url)
            url = URL(filePath: target, relativeTo: url.deletingLastPathComponent()).absoluteURL
        }
        return (links, url)
    }

    /// The result of `lstat`; `nil` if there is no file.
    fileprivate var status: stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }

    fileprivate func beside(_ name: String) -> URL {
        deletingLastPathComponent().appending(path: name)
    }

    fileprivate func withSuffix(_ suffix: String) -> URL {
        beside(lastPathComponent + suffix)
    }
}
