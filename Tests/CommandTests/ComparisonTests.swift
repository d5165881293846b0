import Foundation
import TestSupport
import Testing

@Suite("A comparison of the patterns") struct ComparisonTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test func `lists the references of a screen as JSON`() async throws {
        let options = ["--sources", try sandbox.clone(), "--references", "login", "--json"]
        let outcome = try await sandbox.run(["compare"] + options, of: .lab)

        let list = try outcome.decoded() as? [String: Any]
        let names = (list?["patterns"] as? [[String: Any]])?.map { $0["name"] as? String }
        #expect(list?["screen"] as? String == "Login")
        #expect(names == ListedPattern.all.map(\.name))
    }

    @Test func `draws plots in the folder that it is given; where it cannot, it ends with 1 and names the folder`()
        async throws
    {
        let folder = sandbox.url("new/plots")
        let words = ["compare", "--sources", try sandbox.clone(), "--plots"]

        let drawn = try await sandbox.run(words + [folder.path], of: .lab)
        let file = try sandbox.file("file", "".utf8)
        let undrawn = try await sandbox.run(words + [file], of: .lab)
        let unnamed = try await sandbox.shell(
            "mkdir \"$HOME/here\"; cd \"$HOME/here\"; rmdir \"$PWD\"; \"$0\" \(words.joined(separator: " ")) arch-lab-test",
            of: .lab
        )

        #expect(drawn == Sandbox.Outcome(status: 0))
        try FileManager.default.contentsOfDirectory(atPath: folder.path).expect(["lines.svg"])
        let reasons = ["\(file).", "arch-lab-test: The working directory was removed."]
        [undrawn, unnamed].expect(
            reasons.map { Sandbox.Outcome(status: 1, messages: "arch-lab: Cannot write plots to \($0)\n") }
        )
        #expect(!FileManager.default.fileExists(atPath: "/arch-lab-test"))
    }

    @Test func `of a screen that does not exist ends with 64, and in a folder that is no clone with 66`() async throws {
        let folder = sandbox.url("elsewhere").path

        let misspelled = try await sandbox.run(
            ["compare", "--sources", sandbox.clone(), "--references", "Logn"],
            of: .lab
        )
        let elsewhere = try await sandbox.run(["compare", "--sources", folder], of: .lab)

        let message = "There is no screen “Logn”: choose Login or Signup. Did you mean “Login”?"
        #expect(misspelled == Sandbox.Outcome(status: 64, messages: "arch-lab: \(message)\n"))
        let advice = "run “compare” in a clone of this project, or name one with “--sources”."
        let messages = "arch-lab: Cannot read \(folder)/Modules/Shared: \(advice)\n"
        #expect(elsewhere == Sandbox.Outcome(status: 66, messages: messages))
    }

    @Test(arguments: [
        ("mkfifo", "Not a regular file"), ("mkdir", "Not a regular file"),
        ("ln -s missing", "No such file or directory"),
        ("printf 'let a = \"\\366\"' >", "Not UTF-8 text"),
    ])
    func `of a file that is not text ends with 65 and names it`(command: String, reason: String) async throws {
        let path = "\(try sandbox.clone())/Modules/MVP/odd.swift"

        let outcome = try await sandbox.shell(
            "\(command) '\(path)'; \"$0\" compare --sources '\(sandbox.clone())'",
            of: .lab
        )

        #expect(outcome == Sandbox.Outcome(status: 65, messages: "arch-lab: Cannot read \(path): \(reason).\n"))
    }

    @Test(arguments: [
        (
            String(repeating: "struct A { ", count: 20_000) + String(repeating: "}", count: 20_000),
            "its types or interpolations are nested too deep"
        ), ("struct A {} /* struct B {}", "it ends within a comment or a literal"),
    ])
    func `of a file that cannot be read to its end ends with 65 and names it`(text: String, reason: String) async throws
    {
        let clone = try sandbox.clone()
        let path = try sandbox.file("clone/Modules/Shared/Odd.swift", text.utf8)

        let outcome = try await sandbox.run(["compare", "--sources", clone], of: .lab)

        #expect(outcome == Sandbox.Outcome(status: 65, messages: "arch-lab: Cannot count \(path): \(reason).\n"))
    }
}

extension Sandbox {
    /// Writes a clone of which each pattern has a small Log in and Sign up; returns its path.
    func clone() throws -> String {
        for module in ["Shared", "Screens", "Headless"] {
            _ = try file("clone/Modules/\(module)/\(module).swift", "struct \(module) {}\n".utf8)
        }
        for module in ListedPattern.all.map(\.module) {
            for screen in ["Login", "Signup"] {
                let assembly = "struct \(screen)Assembly {\n    let view: \(screen)ViewController\n}\n"
                _ = try file("clone/Modules/\(module)/\(screen)/\(screen)Assembly.swift", assembly.utf8)
            }
            _ = try file("clone/Tests/\(module)Tests/Login/LoginTests.swift", "struct LoginTests {}\n".utf8)
        }
        return url("clone").path
    }
}
