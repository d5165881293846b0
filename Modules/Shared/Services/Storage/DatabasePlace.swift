import Foundation

/// The path of a database, what is there, and how a new database takes the place of a damaged one.
///
/// The new one is whole before the places change. A note beside it names the new place of the damaged one, until the
/// user has been told: whatever a crash interrupts, the next start completes.
struct DatabasePlace {
    /// What is at the path.
    enum Content {
        case nothing
        /// Less than the smallest page is left of a database: SQLite may take it for a new one.
        case cutShortDatabase
        case database
    }

    /// The database comes last: until then what SQLite keeps beside it is not taken for a new database's.
    private static let suffixes = ["-journal", "-wal", "-shm", ""]

    let url: URL
    /// Where a new database is made.
    let draft: URL
    private let note: URL

    /// The place at `url`, or where symbolic links at `url` lead to.
    init(_ url: URL) {
        self.url = url.followingSymbolicLinks
        draft = self.url.beside(".\(self.url.lastPathComponent)-new")
        note = self.url.beside(".\(self.url.lastPathComponent)-set-aside")
    }

    /// Throws where something else than a file is at the path.
    func content() throws(StorageError) -> Content {
        guard let status = url.status else {
            return url.withSuffix("-wal").status == nil ? .nothing : .cutShortDatabase
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw StorageError("Not a regular file") }
        return status.st_size < 512 ? .cutShortDatabase : .database
    }

    /// Gives the draft its place.
    func moveDraft() throws(StorageError) {
        try move(draft, to: url)
        try DurableFile.synchronize(url.deletingLastPathComponent())
    }

    /// Sets the damaged database aside, and gives the draft its place. What a process that ended too soon began is
    /// completed.
    func setAside() throws(StorageError) {
        let aside = noted.flatMap { isFree($0) ? $0 : nil } ?? freeURL()
        try DurableFile.write(Data(aside.lastPathComponent.utf8), to: note)
        for suffix in Self.suffixes where url.withSuffix(suffix).status != nil {
            try move(url.withSuffix(suffix), to: aside.withSuffix(suffix))
        }
        try moveDraft()
    }

    /// Whether a new database was made that did not get its place.
    var hasDraft: Bool { draft.status != nil }

    /// Calls `report` with the place of a database that was set aside, here or in a process that ended too soon, and
    /// removes the note. A note that names no such file is not believed.
    func reportSetAside(_ report: (URL) -> Void) throws(StorageError) {
        guard note.status != nil else { return }
        if let noted, Self.suffixes.contains(where: { noted.withSuffix($0).status != nil }) { report(noted) }
        try DurableFile.remove(note)
    }

    /// Removes what a kill left more than an hour ago.
    func removeLeftovers() {
        DurableFile.removeLeftovers(
            of: note,
            others: [draft.lastPathComponent, draft.withSuffix("-journal").lastPathComponent]
        )
    }

    /// The place that the note names, where it is one for a damaged database.
    private var noted: URL? {
        guard
            let name = try? String(contentsOf: note, encoding: .utf8),
            let number = name.split(separator: "-").last.flatMap({ Int($0.dropLast(".sqlite".count)) }),
            numbered(number).lastPathComponent == name
        else { return nil }
        return numbered(number)
    }

    /// Whether the database can be moved to `aside` without replacing anything.
    private func isFree(_ aside: URL) -> Bool {
        aside.status == nil
            && Self.suffixes.allSatisfy { url.withSuffix($0).status == nil || aside.withSuffix($0).status == nil }
    }

    private func move(_ file: URL, to place: URL) throws(StorageError) {
        guard rename(file.path, place.path) == 0 else { throw .ofLastCall }
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
    /// The file that symbolic links at this path lead to in the end, whether it exists or not.
    fileprivate var followingSymbolicLinks: URL {
        var url = self
        for _ in 0..<40 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
            url = URL(filePath: target, relativeTo: url.deletingLastPathComponent()).absoluteURL
        }
        return url
    }

    /// What `lstat` says of the file; `nil` where there is none.
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
