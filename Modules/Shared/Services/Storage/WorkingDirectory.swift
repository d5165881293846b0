import Foundation

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
