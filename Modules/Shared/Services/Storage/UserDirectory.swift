import Foundation

/// The user's directories by the XDG Base Directory Specification.
enum UserDirectory {
    /// Returns the app's folder in the directory that `variable` names, or by default in `fallback` in the user's home.
    /// A relative path in `variable` is ignored, as the specification requires. Throws if the home directory is needed
    /// and `HOME` is a relative path.
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
