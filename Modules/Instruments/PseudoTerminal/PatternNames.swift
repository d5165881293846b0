import Foundation

/// The names of the patterns, read from the program that has them.
package enum PatternNames {
    /// Returns what `arch-demo patterns` at the path `program` lists.
    package static func listed(by program: String) throws -> [String] {
        let environment = ProcessInfo.processInfo.environment
        let outcome = try ChildProcess.run(
            [program, "patterns", "--quiet"],
            environment: environment,
            limit: .seconds(60)
        )
        return outcome.output.split(separator: "\n").map(String.init)
    }
}
