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

    /// Begins to set the damaged database aside, under a name that no file has. A draft has to be there.
    func beginSettingAside() throws(StorageError) {
        try DurableFile.write(Data(freeURL().lastPathComponent.utf8), to: note)
    }

    /// Completes what `beginSettingAside` began, here or in a process that ended too soon, and calls `report` once with
    /// the new place of the damaged database.
    func completeSettingAside(_ report: (URL) -> Void) throws(StorageError) {
        guard let name = try? String(contentsOf: note, encoding: .utf8) else { return }
        let aside = url.beside(name)
        if draft.status != nil {
            for suffix in Self.suffixes where url.withSuffix(suffix).status != nil {
                try move(url.withSuffix(suffix), to: aside.withSuffix(suffix))
            }
            try moveDraft()
        }
        report(aside)
        try DurableFile.remove(note)
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
