import Foundation
import PseudoTerminal
import TestSupport
import Testing

@testable import Course

@Suite("A limited program") struct RunnerTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test func `is ended when it prints too much`() throws {
        let outcome = try runner.run(["cat", "/dev/zero"], seconds: 60, megabytes: 1)

        #expect(outcome.output.utf8.count == 1 << 20)
        #expect(outcome.status == 128 + SIGXFSZ)
    }

    @Test func `is started by the sandbox, which gets its mode and folder`() throws {
        let echo = Runner(sandbox: "/bin/echo", work: directory.url)

        let outcome = try echo.run(["swift", "build"], as: .hidden, seconds: 60, megabytes: 1)

        #expect(outcome.output == "hidden \(directory.url.path) swift build\n")
    }

    @Test func `gets of the grader's variables only those that find programs`() throws {
        let names = try runner.run(["sh", "-c", "env | cut -d = -f 1"], seconds: 60, megabytes: 1).output

        #expect(Set(names.split(separator: "\n")).isSubset(of: ["HOME", "LANG", "OLDPWD", "PATH", "PWD", "TMPDIR"]))
    }

    private var runner: Runner { Runner(sandbox: nil, work: directory.url) }
}
