import ArchDemo
import Foundation
import Headless
import LiveObjects
import Scenarios
import Shared
import Tracing

/// Records where the steps of a scenario end in a recording, and the changes of the screen.
final class TraceLog {
    private(set) var marks: [Trace.Mark] = []
    private var changes: [(record: Int, from: [String], to: [String])] = []
    private var screen: [String] = []
    /// The steps since the app was last settled.
    private var sources: [String] = []
    private var willLook = false

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
            marks.append(
                Trace.Mark(
                    source: sources.joined(separator: " "),
                    end: Recorder.mark(),
                    changes: changes,
                    scene: Recorder.withoutRecording { TracedStep.Scene(device) }
                )
            )
            (sources, changes) = ([], [])
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
        if lines != screen { changes.append((Recorder.mark(), from: screen, to: lines)) }
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
