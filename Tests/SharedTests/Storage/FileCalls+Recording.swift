import Foundation
import TestSupport

@testable import Shared

extension FileCalls {
    /// Returns the system's calls, and a log of them in which files have their names in `directory`.
    static func recording(in directory: URL) -> (calls: FileCalls, log: Log) {
        let (system, log) = (FileCalls.system, Log())
        let name = { @Sendable (url: URL) in
            let name = url.path == directory.path ? "." : url.lastPathComponent
            return name.replacing(/[0-9]+-[0-9]+/, with: "NEW")
        }
        let calls = FileCalls(
            write: { data, file, url in
                log.add("write \(name(url))")
                try system.write(data, file, url)
            },
            synchronize: { descriptor, url in
                log.add("flush \(name(url))")
                return system.synchronize(descriptor, url)
            },
            rename: { url, place in
                log.add("move \(name(url)) to \(name(place))")
                return system.rename(url, place)
            },
            unlink: { url in
                log.add("remove \(name(url))")
                return system.unlink(url)
            }
        )
        return (calls, log)
    }
}
