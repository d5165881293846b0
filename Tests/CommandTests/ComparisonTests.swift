import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A comparison of the patterns` {
    private let clone = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    @Test func `counts the code of the clone that it is given`() async throws {
        let sandbox = try Sandbox()

        let outcome = try await sandbox.run(["compare", "--sources", clone])

        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("All features together\n\ncounted "))
        #expect(outcome.messages == "")
    }

    @Test func `lists the references of a screen as JSON`() async throws {
        let sandbox = try Sandbox()

        let outcome = try await sandbox.run(["compare", "--sources", clone, "--references", "login", "--json"])

        let list = try #require(try outcome.decoded() as? [String: Any])
        #expect(list["screen"] as? String == "Login")
        #expect((list["patterns"] as? [[String: Any]])?.map { $0["name"] as? String } == ["viper", "mvp", "mvvm-c"])
    }

    @Test func `of a screen that does not exist ends with 64 and names the screens`() async throws {
        let sandbox = try Sandbox()

        let outcome = try await sandbox.run(["compare", "--sources", clone, "--references", "Logn"])

        #expect(outcome.status == 64)
        #expect(outcome.messages.hasPrefix("arch-demo: There is no screen “Logn”: choose AddImage, App, "))
        #expect(outcome.messages.hasSuffix(" Did you mean “Login”?\n"))
    }

    @Test func `in a folder that is no clone ends with 66 and says what to do`() async throws {
        let sandbox = try Sandbox()
        let folder = sandbox.url("elsewhere").path

        let outcome = try await sandbox.run(["compare", "--sources", folder])

        let advice = "run “compare” in a clone of this project, or name one with “--sources”."
        let messages = "arch-demo: Cannot read \(folder)/Modules/Shared: \(advice)\n"
        #expect(outcome == Sandbox.Outcome(status: 66, output: "", messages: messages))
    }
}
