import Foundation

/// A cache of images in a directory that several processes may share. One that is world-writable, or belongs to neither
/// this user nor root, is not used.
package actor ImageDisk: ImageStore {
    private let executor = QueueExecutor(label: "ImageDisk")
    private let directory: URL
    private let clock: any AppClock
    private let limits: ImageLimits
    /// The number of bytes that may be written before the next cleanup.
    private var allowance = 0

    /// Creates a cache in a folder of `cacheDirectory`; both are created with the first image.
    package init(cacheDirectory: URL, clock: any AppClock, limits: ImageLimits = ImageLimits()) {
        directory = cacheDirectory.appending(path: "images")
        self.clock = clock
        self.limits = limits
    }

    /// The cache's own thread, the only one that reading, writing and cleaning up block.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Returns the app's cache directory by the XDG Base Directory Specification. If `XDG_CACHE_HOME` is not set and
    /// the user has chosen a data directory, returns that one.
    package static func standardDirectory(
        chosenData: URL? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(DataDirectoryError) -> URL {
        if let chosenData, environment["XDG_CACHE_HOME"]?.hasPrefix("/") != true { return chosenData }
        return try UserDirectory.url("XDG_CACHE_HOME", orInHome: ".cache", environment)
    }

    package func image(_ key: ImageKey, fromAnyNetwork: Bool) -> Data? {
        guard isTrusted else { return nil }
        return content(of: file(key)).flatMap { ImageFile.image(in: $0, key, fromAnyNetwork: fromAnyNetwork) }
    }

    /// Stores an image, replacing another network's for the same address.
    package func insert(_ image: Data, _ key: ImageKey) {
        let content = ImageFile.content(image, key)
        guard
            isTrusted, image.count <= ImageLimits.image, content.count <= min(ImageFile.sizeLimit, limits.total),
            makeRoom(for: content.count)
        else { return }
        try? PrivateDirectory.create(directory)
        guard let draft = try? DraftFile(in: directory, suffix: ImageFile.draftSuffix) else { return }
        guard write(content, to: draft), rename(draft.url.path, file(key).path) == 0 else {
            unlink(draft.url.path)
            return
        }
    }

    private func file(_ key: ImageKey) -> URL {
        directory.appending(path: ImageFile.name(key))
    }

    /// Reads a file of the cache. Does not block on a pipe, and does not read a file larger than an image.
    private func content(of file: URL) -> Data? {
        let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard
            fstat(descriptor, &status) == 0, status.isRegular, status.st_size <= ImageFile.sizeLimit,
            limits.allow(status.date, at: clock.now)
        else { return nil }
        return try? handle.read(upToCount: Int(status.st_size))
    }

    private func makeRoom(for count: Int) -> Bool {
        if allowance < count {
            allowance = ImageHousekeeping(directory: directory, limits: limits).clean(at: clock.now, for: count)
        }
        guard allowance >= count else { return false }
        allowance -= count
        return true
    }

    /// Whether only this user, root and the directory's group can put images there.
    private var isTrusted: Bool {
        [directory.deletingLastPathComponent(), directory].allSatisfy {
            !PrivateDirectory.isOpenToAll($0) && !PrivateDirectory.isForeign($0)
        }
    }

    /// Writes a draft, which is renamed when it is complete, so that no process reads half an image. Its date is the
    /// app's.
    private func write(_ content: Data, to draft: DraftFile) -> Bool {
        guard (try? draft.file.write(contentsOf: content)) != nil else { return false }
        let seconds = timespec(tv_sec: Int(clock.now.timeIntervalSince1970), tv_nsec: 0)
        return futimens(draft.file.fileDescriptor, [seconds, seconds]) == 0
    }
}
