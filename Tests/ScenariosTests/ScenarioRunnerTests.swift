import Foundation
import Headless
import Scenarios
import Screens
import Shared
import TestSupport
import Testing

struct ScenarioRunnerTests {
    @Test func `The transcript contains only the steps and the output of print`() async throws {
        let story = """
            # A comment.
            option   landing users

            expect rows 1   # another
            print
            """

        let playback = try await StubServices().play(story)

        let expected = """
            option landing users
            expect rows 1
            print
                 Dashboard  <Users>
                = List
                - People
                  1. User 1 · at second 0
                  [More]
                - Nobody
                  No one yet
            """
        playback.transcript.expect(expected.components(separatedBy: "\n"))
    }

    @Test(arguments: [
        ("tab \"Users\"\nwait 1", ["tab \"Users\"", "busy", "wait 1", "idle"]),
        ("back\n+ tab \"Users\"\n+ back", ["back", "+ tab \"Users\"", "+ back", "busy"]),
    ])
    func `Who watches sees each step when it is performed, and when all steps of its turn are over`(
        steps: String,
        moments: [String]
    ) async throws {
        let log = Log()

        try await StubServices().play("option latency 1\n" + steps) { moment in
            switch moment {
            case .begin: log.add("begin")
            case .performed(let line, _): log.add(line?.source ?? "launch")
            case .settled(let device): log.add("\(device.screen?.isBusy == true ? "busy" : "idle")")
            }
        }

        log.entries.expect(["begin", "launch", "idle"] + moments)
    }

    @Test func `A failing step ends the scenario with its position and the screen`() async throws {
        let story = """
            tab "Users"

            expect rows 4
            print
            """

        let playback = try await StubServices().play(story)

        playback.transcript.expect(["tab \"Users\"", "expect rows 4"])
        let failure = playback.failure
        #expect(failure?.file == "story.scenario")
        #expect(failure?.line == 3)
        #expect(failure?.message == "Expected 4 rows, found 1.")
        #expect(failure?.screen.prefix(2) == [" Dashboard  <Users>", "= List"])
    }

    @Test func `A step after which work does not settle fails and names it`() async throws {
        let runner = ScenarioRunner(StubApplication.pattern, limit: .zero) { configuration in
            _ = configuration.activity.begin("endless job")
            return try await StubServices().makeServices(configuration)
        }

        let playback = try await runner.play(try ScenarioParser.parse(Array("back".utf8), file: "story.scenario"))

        #expect(playback.failure?.line == 1)
        #expect(playback.failure?.message.contains("endless job runs") == true)
    }

    @Test func `Relaunch keeps data, clock and network, and ends the work under way`() async throws {
        let services = StubServices()
        let story = """
            option latency 2
            tap "Ask"
            tap "Yes"
            tap "OK"
            tab "Users"
            wait 1
            network offline
            relaunch
            expect screen "Form"
            expect no alert
            tab "Users"
            wait 2
            expect text "No connection"
            network sample
            relaunch
            tab "Users"
            wait 2
            expect rows 3
            expect text "at second 5"
            """

        let playback = try await services.play(story)

        #expect(playback.failure == nil)
        #expect(services.configurations.count == 3)
    }

    @Test func `Relaunch releases the app before it starts another`() async throws {
        weak var app: (any Application)?
        var leftovers = 0
        let pattern = Pattern(name: "stub", title: "Stub") { services, window in
            if app != nil { leftovers += 1 }
            let made = StubApplication(services, window)
            app = made
            return made
        }
        let services = StubServices()

        _ = try await services.play("option latency 2\ntab \"Users\"\nrelaunch", pattern: pattern)

        #expect(services.configurations.count == 2)
        #expect(leftovers == 0)
    }

    @Test(arguments: [(1, 2), (2, 3)])
    func `A write under way at a relaunch is never completed, one that has ended is kept`(seconds: Int, rows: Int)
        async throws
    {
        let story = """
            option latency 2
            tap "Write"
            wait \(seconds)
            relaunch
            wait 5
            tab "Users"
            wait 2
            expect rows \(rows)
            """

        let playback = try await StubServices().play(story)

        #expect(playback.failure == nil)
    }

    @Test func `An app that does not start again fails the relaunch`() async throws {
        let services = StubServices()
        services.launchesBeforeFailure = 1

        let playback = try await services.play("back\nrelaunch\nback")

        let failure = playback.failure
        let message = "The app did not start again. The device could not store or read its data. Try again."
        #expect(failure?.line == 2)
        #expect(failure?.message == message)
        #expect(failure?.screen == [])
    }

    @Test func `An app that does not start is an error, not a failure of the scenario`() async {
        let services = StubServices()
        services.launchesBeforeFailure = 0

        await #expect(throws: StorageError.self) { try await services.play("back") }
    }

    @Test func `A data directory that is given is used and kept`() async throws {
        let directory = try TemporaryDirectory()

        _ = try await StubServices().play("back", in: .directory(directory.url))
        let playback = try await StubServices().play("tab \"Users\"\nexpect rows 2", in: .directory(directory.url))

        #expect(playback.failure == nil)
    }

    @Test func `With kept data the clock starts at the real date`() async throws {
        let directory = try TemporaryDirectory()
        let services = StubServices()
        let before = SystemClock().now

        _ = try await services.play("back", in: .directory(directory.url))

        let now = services.configurations.first?.clock.now
        #expect(now.map((before...SystemClock().now).contains) == true)
    }

    @Test func `After a scenario its app is freed and nothing runs`() async throws {
        weak var app: (any Application)?
        let pattern = Pattern(name: "stub", title: "Stub") { services, window in
            let made = StubApplication(services, window)
            app = made
            return made
        }
        let services = StubServices()
        let story = """
            option latency 2
            tap "Greet"
            tap "Write"
            tab "Users"
            """

        let playback = try await services.play(story, pattern: pattern)

        let activity = try #require(services.configurations.first).activity
        #expect(playback.failure == nil)
        #expect(app == nil)
        #expect(Activity.Reason.allCases.allSatisfy { activity.count(waitingFor: $0) == 0 })
    }
}
