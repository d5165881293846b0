import Foundation

/// Makes other processes wait that use the same folder.
struct FolderLock {
    private let descriptor: Int32

    /// Waits until the folder, which is created if needed, is not in use.
    init(_ folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
            throw CourseError.usage("Cannot use the folder \(folder.path).")
        }
    }

    func release() {
        close(descriptor)
    }
}
