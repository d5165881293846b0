import Foundation

extension Shell {
    /// Makes a folder equal to another, down to dates, unless equal files keep theirs; without what has a name in
    /// `skipped`. Equal files stay: on ext4 it takes ten seconds to create thousands where as many were just removed.
    static func copy(
        _ original: URL,
        to folder: URL,
        without skipped: Set<String> = [],
        keepsDates: Bool = false
    ) throws {
        let names = Set(try FileManager.default.contentsOfDirectory(atPath: original.path)).subtracting(skipped)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !names.contains(name) {
            try remove(folder.appending(path: name))
        }
        var changed: [String] = []
        for name in names {
            let (file, copied) = (original.appending(path: name), folder.appending(path: name))
            let (new, old) = (FileStatus(of: file), FileStatus(of: copied))
            switch (new?.type, old?.type) {
            case (S_IFDIR?, S_IFDIR?):
                try copy(file, to: copied, keepsDates: keepsDates)
            case (S_IFREG?, S_IFREG?):
                let contents = { try Data(contentsOf: $0, options: .alwaysMapped) }
                let isEqual = try (keepsDates || new == old) && contents(file) == contents(copied)
                if !isEqual { changed.append(file.path) }
            default:
                if old != nil { try remove(copied) }
                changed.append(file.path)
            }
        }
        if !changed.isEmpty { try run(["cp", "-Rpf"] + changed + [folder.path]) }
    }
}

/// What a file and its copy have in common, apart from the content.
struct FileStatus: Equatable {
    let mode: mode_t
    let size: off_t
    private let date: [Int]

    /// Looks at a file, or at a symbolic link itself; `nil` if there is none. `FileManager` is slow for thousands.
    init?(of file: URL) {
        var status = stat()
        guard lstat(file.path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        (mode, size, date) = (status.st_mode, status.st_size, [time.tv_sec, time.tv_nsec])
    }

    var type: mode_t { mode & S_IFMT }
}
