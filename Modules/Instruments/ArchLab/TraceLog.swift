import ArchDemo
import Foundation
import Headless
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
                Trace.Mark(source: sources.joined(separator: " "), end: Recorder.mark(), changes: changes)
            )
            (sources, changes) = ([], [])
        }
    }

    /// Compares the screen at the end of the turn, which may change it again.
    private func lookSoon(at device: Device?) {
        guard !willLook, let device else { return }
        willLook = true
        Task { if willLook { look(at: device) } }
    }

    private func look(at device: Device) {
        willLook = false
        let lines = Recorder.withoutRecording { ScreenText(device).lines }
        if lines != screen { changes.append((Recorder.mark(), from: screen, to: lines)) }
        screen = lines
    }
}
