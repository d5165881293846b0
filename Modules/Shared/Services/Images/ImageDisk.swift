import Foundation
import Synchronization

/// Images in a directory that several processes may share. A cache: what it cannot read it does not have, and what it
/// cannot write it forgets.
package final class ImageDisk: Sendable {
    private let directory: URL
    private let clock: any AppClock
    private let housekeeping: ImageHousekeeping
    /// How many bytes may be written before the directory has to be looked through again.
    private let allowance = Mutex(0)

    /// Images in `directory`, made where it is missing: up to `limit` bytes, none older than `lifetime`.
    package init(
        directory: URL,
        clock: any AppClock,
        limit: Int = 100_000_000,
        lifetime: Duration = .seconds(7 * 24 * 60 * 60)
    ) {
        self.directory = directory
        self.clock = clock
        housekeeping = ImageHousekeeping(directory: directory, limit: limit, lifetime: lifetime.seconds)
    }

    /// Where the images are unless the user says otherwise, by the XDG Base Directory Specification.
    package static func standardDirectory(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        UserDirectory.url("XDG_CACHE_HOME", orInHome: ".cache", environment)
    }

    /// The image kept under `key`, or the one of its address `fromAnyNetwork`.
    func image(_ key: ImageKey, fromAnyNetwork: Bool) -> Data? {
        let descriptor = open(file(key).path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard
            fstat(descriptor, &status) == 0,
            housekeeping.isFresh(status, at: clock.now),
            let content = try? handle.readToEnd()
        else { return nil }
        return ImageFile.image(in: content, key, fromAnyNetwork: fromAnyNetwork)
    }

    /// Keeps an image, where that is possible, in place of what another network gave for its address.
    func insert(_ image: Data, _ key: ImageKey) {
        let content = ImageFile.content(image, key)
        guard content.count <= housekeeping.largestFile else { return }
        makeRoom(for: content.count)
        let draft = directory.appending(path: ".\(UUID().uuidString)")
        guard write(content, to: draft), rename(draft.path, file(key).path) == 0 else {
            unlink(draft.path)
            return
        }
    }

    private func file(_ key: ImageKey) -> URL {
        directory.appending(path: String(key.address.stableHash, radix: 16))
    }

    private func makeRoom(for count: Int) {
        allowance.withLock { allowance in
            if allowance < count {
                createDirectory()
                allowance = housekeeping.clean(at: clock.now)
            }
            allowance -= count
        }
    }

    private func createDirectory() {
        try? FileManager.default.createDirectory(
            at: directory,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// A reader never meets half an image: the file gets its name when it is whole. Its date is the app's.
    private func write(_ content: Data, to draft: URL) -> Bool {
        let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard (try? handle.write(contentsOf: content)) != nil else { return false }
        let seconds = timespec(tv_sec: Int(clock.now.timeIntervalSince1970), tv_nsec: 0)
        return futimens(descriptor, [seconds, seconds]) == 0
    }
}
