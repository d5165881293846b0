import Foundation

/// The user's directories by the XDG Base Directory Specification.
enum UserDirectory {
    /// Returns the app's folder in the directory that `variable` names, or by default in `fallback` in the user's home.
    /// A relative path in `variable` is ignored, as the specification requires. Throws if a needed variable is not
    /// UTF-8, or if `HOME` is needed and is a relative path.
    static func url(
        _ variable: String,
        orInHome fallback: String,
        _ environment: [String: String]
    ) throws(DataDirectoryError) -> URL {
        let directory =
            if let path = try value(of: variable, environment), path.hasPrefix("/") {
                URL(filePath: path, directoryHint: .isDirectory)
            } else {
                try home(environment).appending(path: fallback)
            }
        return directory.appending(path: "arch-demo")
    }

    /// Returns the value of a variable. Throws if it is not UTF-8, because the repaired text names another directory.
    private static func value(
        of variable: String,
        _ environment: [String: String]
    ) throws(DataDirectoryError) -> String? {
        let value = environment[variable]
        if value?.contains("\u{FFFD}") == true, let bytes = getenv(variable), String(validatingCString: bytes) == nil {
            throw .notUTF8(variable: variable)
        }
        return value
    }

    private static func home(_ environment: [String: String]) throws(DataDirectoryError) -> URL {
        guard let path = try value(of: "HOME", environment), !path.isEmpty else {
            return FileManager.default.homeDirectoryForCurrentUser
        }
        guard path.hasPrefix("/") else { throw .homeNotAbsolute(path) }
        return URL(filePath: path, directoryHint: .isDirectory)
    }
}

/// The directory in which relative paths begin.
package enum WorkingDirectory {
    /// The reason why Foundation would look up a relative path in another directory; `nil` if it would not.
    package static var objection: String? {
        let path = getcwd(nil, 0)
        defer { free(path) }
        guard let path else { return "The working directory was removed" }
        return String(validatingCString: path) == nil ? "The path of the working directory is not UTF-8" : nil
    }
}
