import Foundation

/// Where a user's files belong, by the XDG Base Directory Specification.
enum UserDirectory {
    /// The app's folder in the directory that `variable` names, or else in `fallback` of the user's home. A path that is
    /// not absolute counts as none.
    static func url(_ variable: String, orInHome fallback: String, _ environment: [String: String]) -> URL {
        let home = environment["HOME"].flatMap(absolute) ?? FileManager.default.homeDirectoryForCurrentUser
        let directory = environment[variable].flatMap(absolute) ?? home.appending(path: fallback)
        return directory.appending(path: "arch-demo")
    }

    private static func absolute(_ path: String) -> URL? {
        path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
    }
}
