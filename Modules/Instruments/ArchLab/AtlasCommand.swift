import AppCommand
import Atlas
import Counting
import Foundation
import Headless
import Scenarios
import Screens
import Shared
import Terminal
import Tracing

/// `atlas`: writes a page that shows recordings step by step.
struct AtlasCommand {
    private static let sizeLimit = 1 << 28

    let options: AtlasOptions

    func perform() async throws -> ExitStatus {
        let inputs = try options.inputs.map(read)
        let tracer = inputs.contains { $0.scenario != nil } ? try ScenarioTracer(for: "atlas") : nil
        let (patterns, sources) = try readSources()
        var recordings: [AtlasRecording] = []
        var failures: [Playback.Failure] = []
        for (scenario, recorded) in inputs {
            var traces = recorded
            for pattern in Pattern.allCases {
                guard let scenario, let tracer else { break }
                let (trace, failure) = try await tracer.record(scenario, on: pattern)
                traces.append(trace)
                failures += [failure].compactMap(\.self)
            }
            recordings += self.recordings(of: traces)
        }
        try write(try AtlasPage(recordings, patterns: patterns, sources: sources).html())
        for failure in failures { Output.messages.write(failure.text) }
        return failures.isEmpty ? .done : .failed
    }

    /// Reads a scenario or a recording, which begins with a brace as no scenario does.
    private func read(_ path: String) throws -> (scenario: Scenario?, traces: [Trace]) {
        guard let bytes = try? FileBytes.read(path, atMost: Self.sizeLimit), bytes.first == UInt8(ascii: "{") else {
            return (try ScenarioFile.read(path), [])
        }
        do {
            return (nil, try Trace.read(bytes, patterns: Pattern.allCases.map(\.name)))
        } catch {
            let message = "The recording \(quoted(path)) is damaged: \(error.reason)."
            throw CommandFailure(message: message, status: .badInput)
        }
    }

    /// Returns the scenarios of `traces` in their order.
    private func recordings(of traces: [Trace]) -> [AtlasRecording] {
        let names = traces.map(\.scenario).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return names.map { name in
            let summary = BuiltInScenarios.all.first { $0.name == name }?.summary ?? ""
            return AtlasRecording(name: name, summary: summary, traces: traces.filter { $0.scenario == name })
        }
    }

    private func readSources() throws -> ([AtlasPattern], AtlasSources) {
        let root = URL(filePath: options.sources)
        do {
            let inventory = try Inventory(of: Pattern.allCases.map(\.compared), in: root)
            let patterns = zip(Pattern.allCases, inventory.patterns).map { pattern, counted in
                AtlasPattern(
                    name: pattern.name,
                    title: pattern.title,
                    module: pattern.module,
                    isBaseline: pattern.isBaseline,
                    owners: AtlasOwners(features: counted.features.map(\.references))
                )
            }
            return (patterns, try AtlasSources(patterns: patterns.map(\.module), in: root))
        } catch {
            throw CommandFailure(error, in: "atlas")
        }
    }

    private func write(_ page: String) throws {
        do {
            try page.write(to: URL(filePath: options.output), atomically: true, encoding: .utf8)
        } catch {
            throw CommandFailure(message: "Cannot write the page to \(options.output).", status: .failed)
        }
    }
}
