import Foundation

/// Keeps the image cache within its limits. Files with other names than the cache's own are not touched.
struct ImageHousekeeping {
    private struct File {
        let path: String
        let isDraft: Bool
        let bytes: Int
        let date: Date
    }

    /// The age limit of unfinished files: an hour, because another process may still be writing them.
    private static let drafts = ImageLimits(lifetime: .seconds(60 * 60))

    let directory: URL
    let limits: ImageLimits

    /// Removes expired images, then the oldest until `count` more bytes fit. Returns how many bytes may be written
    /// until the next call: a tenth of the limit, or `count` if that is more.
    func clean(at now: Date, for count: Int) -> Int {
        let room = max(limits.total / 10, count)
        let files = files().sorted { $0.date < $1.date }
        var bytes = files.reduce(0) { $0 + $1.bytes }
        for file in files {
            let isExpired = !(file.isDraft ? Self.drafts : limits).allow(file.date, at: now)
            guard isExpired || (!file.isDraft && bytes > limits.total - room) else { continue }
            if unlink(file.path) == 0 { bytes -= file.bytes }
        }
        return min(room, limits.total - bytes)
    }

    private func files() -> [File] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return names.compactMap { name in
            let isDraft = ImageFile.isDraftName(name)
            let path = directory.appending(path: name).path
            var status = stat()
            guard isDraft || ImageFile.isName(name), lstat(path, &status) == 0, status.isRegular else { return nil }
            // The size of a sparse file can be so large that a sum would overflow.
            let bytes = min(Int(status.st_size), limits.total)
            return File(path: path, isDraft: isDraft, bytes: bytes, date: status.date)
        }
    }
}
