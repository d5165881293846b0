import Foundation

/// Where a user's files belong, by the XDG Base Directory Specification.
enum UserDirectory {
    /// The app's folder in the directory that `variable` names, or else in `fallback` of the user's home. As the
    /// specification says, a path in `variable` that is not absolute is ignored. Throws where `HOME` is needed and is not
    /// absolute.
    static func url(
        _ variable: String,
        orInHome fallback: String,
        _ environment: [String: String]
    ) throws(DataDirectoryError) -> URL {
        let directory =
            if let path = environment[variable], path.hasPrefix("/") {
                URL(filePath: path, directoryHint: .isDirectory)
            } else {
                try home(environment).appending(path: fallback)
            }
        return directory.appending(path: "arch-demo")
    }

    private static func home(_ environment: [String: String]) throws(DataDirectoryError) -> URL {
        guard let path = environment["HOME"], !path.isEmpty else {
            return FileManager.default.homeDirectoryForCurrentUser
        }
        guard path.hasPrefix("/") else { throw .homeNotAbsolute(path) }
        return URL(filePath: path, directoryHint: .isDirectory)
    }
}
