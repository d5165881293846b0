import Scenarios
import Shared
import TestSupport
import Testing

@testable import ArchDemo

@Suite("Apps side by side") struct RunCommandTests {
    @Test func `have a clock and data each, and answer after 2 s, unless another latency is chosen`() throws {
        var options = RunOptions(pattern: .mvp)
        options.others = [.mvc, .viper]
        let standard = try RunCommand(options).configurationsSideBySide()

        options.app.latency = .milliseconds(250)
        let chosen = try RunCommand(options).configurationsSideBySide()

        let clocks = Set(standard.map { ObjectIdentifier($0.clock.activity) })
        let databases = Set(
            standard.map { configuration -> ObjectIdentifier? in
                if case .memory(let data) = configuration.storage { ObjectIdentifier(data.database) } else { nil }
            }
        )
        #expect(clocks.count == 3)
        #expect(databases.count == 3)
        standard.map(\.latency).expect(Array(repeating: .seconds(2), count: 3))
        chosen.map(\.latency).expect(Array(repeating: .milliseconds(250), count: 3))
    }
}
