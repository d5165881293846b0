import Foundation

/// The most memory that this process has held so far.
nonisolated enum PeakMemory {
    /// Resident memory at its highest, in millions of bytes; zero where the system does not say.
    static var megabytes: Double {
        #if canImport(Darwin)
            var usage = rusage()
            return getrusage(RUSAGE_SELF, &usage) == 0 ? Double(usage.ru_maxrss) / 1_000_000 : 0
        #else
            // The same field of getrusage would count the program that started this one.
            let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
            let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
            return (kilobytes ?? 0) * 1024 / 1_000_000
        #endif
    }
}
