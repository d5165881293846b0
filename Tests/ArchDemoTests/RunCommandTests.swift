import Scenarios
import Shared
import Testing

@testable import ArchDemo

@Suite("Apps side by side") struct RunCommandTests {
    @Test func `have a clock and data each, and answer after 2 s, unless another latency is chosen`() throws {
        var options = RunOptions(pattern: .mvp)
        options.others = [.mvc, .viper]
        let standard = try RunCommand(options).configurationsSideBySide()

        options.app.latency = .milliseconds(250)
        let chosen = try RunCommand(options).configurationsSideBySide()

        let databases = standard.map { configuration -> ObjectIdentifier? in
            if case .memory(let data) = configuration.storage { ObjectIdentifier(data.database) } else { nil }
        }
        #expect((Set(standard.map { ObjectIdentifier($0.clock.activity) }).count, Set(databases).count) == (3, 3))
        #expect(
            (standard + chosen).map(\.latency) == [.seconds(2), .seconds(2), .seconds(2)]
                + Array(repeating: .milliseconds(250), count: 3)
        )
    }
}
