import Foundation
import Scenarios
import Shared

nonisolated extension DataDirectories {
    /// The directories that `--data` and the environment name. The image cache is in the folder “cache” of the data
    /// directory that was chosen, unless `XDG_CACHE_HOME` says where caches belong.
    init(
        data path: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(DataDirectoryError) {
        guard let path else {
            self.init(
                data: try DataDirectory.standard(environment: environment),
                cache: try ImageDisk.standardDirectory(environment: environment)
            )
            return
        }
        let data = URL(filePath: path, directoryHint: .isDirectory)
        let isCacheElsewhere = environment["XDG_CACHE_HOME"]?.hasPrefix("/") == true
        self.init(
            data: data,
            cache: isCacheElsewhere
                ? try ImageDisk.standardDirectory(environment: environment) : data.appending(path: "cache")
        )
    }
}
