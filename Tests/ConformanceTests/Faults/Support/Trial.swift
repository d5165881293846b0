import Foundation
import Headless
import Scenarios
import Screens
import Shared
import TestSupport
import TestTools
import Testing

@testable import AppCommand

/// A scenario of a user who is logged in, played on every pattern, each time with new data and a new server with the
/// same script.
struct Trial {
    typealias ServicesFactory = @MainActor (ServicesConfiguration, LoopbackServer) async throws -> Services

    private let script: [String: [LoopbackResponse]]
    private let patience: Duration
    private let makeServices: ServicesFactory

    /// Creates a trial; a step waits for a real response for up to `patience` of real time.
    init(
        _ script: [String: [LoopbackResponse]] = [:],
        patience: Duration = .seconds(60),
        makeServices: @escaping ServicesFactory = { configuration, _ in
            try await AppServices.forScenarios(configuration)
        }
    ) {
        self.script = script
        self.patience = patience
        self.makeServices = makeServices
    }

    /// Creates a trial with a service whose responses take time by the virtual clock.
    init(_ answer: @escaping (ScriptedClient) -> Void) {
        self.init { configuration, _ in
            let client = ScriptedClient(clock: configuration.clock)
            answer(client)
            return try await AppServices.factory(passwordCost: .low, seed: 1, remote: client)(configuration)
        }
    }

    /// Plays `story`, in which SERVER stands for the server's address, and returns its transcript. Expects that every
    /// step succeeds, and that the transcripts of all patterns are equal.
    @discardableResult
    func play(
        on landing: String,
        network: String = "SERVER",
        latency: Int = 0,
        _ story: String,
        at place: SourceLocation = #_sourceLocation
    ) async throws -> [String] {
        let options = "option landing \(landing)\noption network \(network)\noption latency \(latency)\n"
        var transcripts: Set<[String]> = []
        for pattern in Pattern.allCases {
            let playback = try await play(options + logIn(waiting: latency) + story, on: pattern)
            #expect(playback.failure == nil, "\(pattern.title)", sourceLocation: place)
            transcripts.insert(playback.transcript)
        }
        #expect(transcripts.count == 1, sourceLocation: place)
        return transcripts.first ?? []
    }

    private func play(_ story: String, on pattern: Pattern) async throws -> (
        transcript: [String], failure: Playback.Failure?
    ) {
        let server = try LoopbackServer(script)
        let address = try server.url().absoluteString
        let text = story.replacing("SERVER", with: address)
        let runner = ScenarioRunner(pattern, patience: patience) { try await makeServices($0, server) }
        let playback = try await runner.play(ScenarioParser.parse(Array(text.utf8), file: "story.scenario"))
        await server.stop()
        let transcript = playback.transcript.map { line in
            line.replacingOccurrences(of: address, with: "SERVER", options: .literal)
        }
        return (transcript, playback.failure)
    }

    private func logIn(waiting latency: Int) -> String {
        """
        type "Email" "ibrar@elgrocer.com"
        type "Password" "ibrar1234"
        tap "Log in"
        wait \(latency)

        """
    }
}
