import CTerminal
import Foundation

/// The resources that the system allows the process. Dispatch waits forever for a thread that it cannot start, and ends
/// the process if it cannot open its files.
nonisolated package enum Resources {
    /// More than the app was observed to use.
    private static let (threads, files): (Int32, Int) = (12, 32)

    /// The reason why the process cannot get enough of them; `nil` if it can.
    package static var objection: String? {
        reason("start threads", threads_try(threads)) ?? reason("open files", tryFiles())
    }

    private static func reason(_ purpose: String, _ code: Int32) -> String? {
        code == 0 ? nil : "Cannot \(purpose): \(String(cString: strerror(code)))."
    }

    /// Opens files and closes them again; returns 0 or the error code of the first that cannot be opened.
    private static func tryFiles() -> Int32 {
        var opened: [Int32] = []
        defer { for descriptor in opened { close(descriptor) } }
        while opened.count < files {
            let descriptor = open("/", O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return errno }
            opened.append(descriptor)
        }
        return 0
    }
}
