import AppCommand
import Foundation
import Headless
import Scenarios
import Screens
import Shared
import TestTools
import Tracing

/// Records scenarios.
struct ScenarioTracer {
    /// Prepares the recording; called before anything else. Throws if this build records no calls; `command` is the one
    /// to use another build for.
    init(for command: String) throws {
        let advice = "use “swift run --traits Trace --scratch-path .build/trace arch-lab \(command) …”"
        let objection: String? =
            switch Recorder.build {
            case .recording: nil
            case .ordinary: "This build records no calls: \(advice)."
            case .optimized: "An optimized build inlines calls, so that a trace would lack some: \(advice)."
            case .onOtherSystem: "Calls are recorded on Linux only: read docs/instruments/traces."
            }
        if let objection { throw CommandFailure(message: objection, status: .wrongUsage) }
        try Recorder.prepare(patterns: Pattern.modules)
    }

    /// Plays `scenario` on `pattern`, to its end or its first failing step.
    func record(
        _ scenario: Scenario,
        on pattern: Pattern
    ) async throws -> (trace: Trace, failure: Playback.Failure?) {
        let log = TraceLog(module: pattern.module)
        let runner = ScenarioRunner(pattern, makeServices: AppServices.forScenarios)
        let playback = try await runner.play(scenario, watch: log.note)
        Recorder.stop()
        let steps = log.reader.steps
        let trace = Trace(scenario: scenario.name, pattern: pattern.name, commit: SourceCommit.name, steps: steps)
        return (trace, playback.failure)
    }
}

/// Reads the steps of a scenario while it is recorded, with the changes of the screen.
final class TraceLog {
    private(set) var reader: TraceReader
    private var screen: [String] = []
    /// The steps since the app was last settled.
    private var sources: [String] = []
    private var willLook = false

    init(module: String) {
        reader = TraceReader(module: module)
    }

    /// Handles a moment of the playback.
    func note(_ moment: Moment) {
        switch moment {
        case .begin(let clock):
            let start = clock.now
            Recorder.start { .milliseconds((clock.now.timeIntervalSince(start) * 1000).rounded()) }
        case .performed(let line, let device):
            sources.append(line?.source ?? "(the app starts)")
            device.onChange = { [weak self, weak device] in self?.lookSoon(at: device) }
            look(at: device)
        case .settled(let device):
            look(at: device)
            reader.read(Recorder.takeRecords())
            let scene = Recorder.withoutRecording { TracedStep.Scene(device) }
            reader.endStep(sources.joined(separator: " "), scene: scene)
            sources = []
        }
    }

    /// Compares the screen at the end of the turn, which may change it again.
    private func lookSoon(at device: Device?) {
        guard !willLook else { return }
        willLook = true
        // A strong reference would keep the app until the next recording, which would have its deinitializers.
        Task { [weak device] in if willLook, let device { look(at: device) } }
    }

    private func look(at device: Device) {
        willLook = false
        let lines = Recorder.withoutRecording { ScreenText(device).lines }
        guard lines != screen else { return }
        reader.read(Recorder.takeRecords())
        reader.screenChanged(from: screen, to: lines)
        screen = lines
    }
}

extension TracedStep.Scene {
    /// Reads the screen of a device, and the objects of the pattern that its visible view controller leads to.
    fileprivate init(_ device: Device) {
        let visible = device.window.viewControllers.first { $0.screen === device.screen }
        self.init(
            screen: ScreenText(device).lines,
            viewController: visible.map { "\(type(of: $0))" },
            references: visible.map { Self.references(from: $0) } ?? []
        )
    }

    /// Follows references up to other view controllers, which have screens of their own.
    private static func references(from visible: any ViewController) -> [TracedStep.LiveReference] {
        let parts = Parts.of(visible)
        var seen: Set<ObjectIdentifier> = []
        var rest: [AnyObject] = [visible]
        var found: [TracedStep.LiveReference] = []
        while let part = rest.popLast() {
            guard seen.insert(ObjectIdentifier(part)).inserted else { continue }
            for (name, target) in parts.references(of: part) {
                found.append(.init(owner: "\(type(of: part))", name: name, target: "\(type(of: target))"))
                if !(target is any ViewController) { rest.append(target) }
            }
        }
        return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
