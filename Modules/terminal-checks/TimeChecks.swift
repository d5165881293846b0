import Foundation
import TerminalModel

/// How much the app writes and works, and how fast it answers.
enum TimeChecks {
    static let all = [login, idle, banners, keys]

    private static let login = Check(
        sentence: "A login of 2 s writes little after its first frame",
        limit: "12 frames of 64 bytes"
    ) { lab in
        let app = try lab.start(latency: 2)
        app.type(Lab.email)
        app.settle()
        app.type("\r")
        app.settle()
        app.type(Lab.password)
        app.settle()
        app.type("\r")
        app.readFrame(within: .seconds(5))
        var sizes: [Int] = []
        while let frame = app.readFrame(within: .seconds(10)), !app.screen.shows("Dashboard") {
            sizes.append(frame.count)
        }
        app.interrupt()
        let largest = sizes.max() ?? 0
        return .init(
            isPassed: sizes.count <= 12 && largest <= 64,
            measured: "\(sizes.count) frames of \(largest) bytes"
        )
    }

    private static let idle = Check(
        sentence: "The idle screen Photos writes nothing in 10 s, and takes hardly any time",
        limit: "0 bytes, 0.5 % of a core"
    ) { lab in
        let app = try lab.startLoggedIn()
        app.type("2")
        try app.expect("Photos")
        app.settle(.seconds(1))
        let (count, share) = app.rest()
        app.interrupt()
        return .init(isPassed: count == 0 && share <= 0.5, measured: "\(count) bytes, \(share) %")
    }

    private static let banners = Check(
        sentence: "The idle screen Dashboard, whose banners move, takes hardly any time",
        limit: "0.5 % of a core"
    ) { lab in
        let app = try lab.startLoggedIn()
        app.settle(.seconds(1))
        let (count, share) = app.rest()
        app.interrupt()
        return .init(isPassed: count > 0 && share <= 0.5, measured: "\(count) bytes, \(share) %")
    }

    private static let keys = Check(
        sentence: "From a key to its frame, over 1,000 keys",
        limit: "median 5 ms, p99 30 ms"
    ) { lab in
        let app = try lab.startLoggedIn()
        app.type("2")
        try app.expect("Photos")
        app.settle(.milliseconds(500))
        let times = try (0..<1_000).map { number in
            let start = ContinuousClock.now
            app.type(number % 20 < 10 ? "j" : "k")
            guard app.readFrame(within: .seconds(5)) != nil else { throw CheckFailure(reason: "a key has no frame") }
            return ContinuousClock.now - start
        }.sorted()
        app.interrupt()
        let (median, late) = (times[500], times[990])
        return .init(
            isPassed: median <= .milliseconds(5) && late <= .milliseconds(30),
            measured: "median \(median.inMilliseconds), p99 \(late.inMilliseconds)"
        )
    }
}

extension ProgramInTerminal {
    /// Leaves the app alone for 10 s; returns the bytes that it wrote, and its share of a core in percent.
    fileprivate func rest() -> (bytes: Int, share: Double) {
        let (bytes, work) = (output.count, processorTime)
        let start = ContinuousClock.now
        while start.duration(to: .now) < .seconds(10) { read(within: .seconds(10) - start.duration(to: .now)) }
        let share = (processorTime - work) / start.duration(to: .now) * 100
        return (output.count - bytes, (share * 100).rounded() / 100)
    }

    /// The processor time so far, threads that have ended included; zero on systems without `/proc`.
    private var processorTime: Duration {
        let text = (try? String(contentsOfFile: "/proc/\(process.id)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: " ")
        guard fields.count > 14, let user = Int(fields[13]), let system = Int(fields[14]) else { return .zero }
        return .seconds(user + system) / sysconf(Int32(_SC_CLK_TCK))
    }
}
