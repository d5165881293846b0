import Foundation
import Loopback
import Scenarios
import Shared
import Testing

@testable import ArchDemo

@Suite("A body that arrives one byte per second", .timeLimit(.minutes(4))) struct SlowAnswerTests {
    @Test func `times out after 15 seconds in total`() async throws {
        let body = Data(ServiceResponses.photos(1...3).utf8)
        let trial = Trial(["/photos": [.dripping(body: body)]], patience: .zero) { configuration, server in
            drip(server, configuration.clock)
            return try await AppServices.forScenarios(configuration)
        }
        let story = """
            expect busy
            wait 14.999
            expect busy
            expect no text "Could not load"
            wait 0.001
            expect idle
            expect rows 0
            expect text "Could not load photos. The service took too long to answer."
            network sample
            tap "Retry"
            expect rows 20
            """

        try await trial.play(on: "photos", story)
    }
}

/// Sends one more byte every second, for a minute.
private func drip(_ server: LoopbackServer, _ clock: any AppClock) {
    for second in 1...60 {
        clock.schedule(after: .seconds(second)) { server.drip() }
    }
}
