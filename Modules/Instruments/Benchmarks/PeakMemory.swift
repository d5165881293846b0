import Foundation

/// The peak memory of this process.
nonisolated enum PeakMemory {
    /// The peak resident memory in millions of bytes; zero if the system does not report it.
    static var megabytes: Double {
        #if canImport(Darwin)
            var usage = rusage()
            return getrusage(RUSAGE_SELF, &usage) == 0 ? Double(usage.ru_maxrss) / 1_000_000 : 0
        #else
            // The corresponding field of `getrusage` would include the program that started this one.
            let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
            let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
            return (kilobytes ?? 0) * 1024 / 1_000_000
        #endif
    }
}
