import Dispatch
import Foundation

/// Watches a terminal on its own queue, so that input is read while the main actor is busy; reports events to the main
/// actor in order.
nonisolated final class TerminalWatch: Sendable {
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "terminal", qos: .userInteractive)
    @MainActor private var sources: [any DispatchSourceProtocol] = []
    @MainActor private var onEvent: (@MainActor (TerminalEvent) -> Void)?

    /// Starts to watch the size and the process; `onContinue` is called when the process continues after it was
    /// stopped.
    @MainActor init(
        of descriptor: Int32,
        onEvent: @escaping @MainActor (TerminalEvent) -> Void,
        onContinue: @escaping @MainActor () -> Void
    ) {
        self.descriptor = descriptor
        self.onEvent = onEvent
        Interrupts.onContinue(onContinue)
        sources = [
            resumed(DispatchSource.makeSignalSource(signal: SIGWINCH, queue: queue)) { watch, _ in
                watch.post(.resized)
            }
        ]
    }

    /// Starts to read input.
    @MainActor func read() {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        sources.append(resumed(source) { $0.read($1) })
    }

    /// Stops watching; no event is reported afterwards.
    @MainActor func cancel() {
        onEvent = nil
        Interrupts.onContinue(nil)
        for source in sources { source.cancel() }
        sources = []
    }

    /// Calls `action` once `descriptor` accepts output again.
    @MainActor static func whenWritable(_ descriptor: Int32, _ action: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue(label: "terminal output").async {
            waitUntil(descriptor, isReadyFor: POLLOUT)
            onMain(action)
        }
    }

    /// Reports `event` after earlier ones.
    func post(_ event: TerminalEvent) {
        Self.onMain { self.report(event) }
    }

    /// Reports `event` immediately.
    @MainActor func report(_ event: TerminalEvent) {
        onEvent?(event)
        if event == .ended { cancel() }
    }

    private func read(_ source: any DispatchSourceProtocol) {
        let bytes = (try? readChunk(from: descriptor)) ?? []
        if bytes.isEmpty { source.cancel() }
        post(bytes.isEmpty ? .ended : .input(bytes))
    }

    /// Returns once `source` is registered, so that no signal after that is lost.
    private func resumed(
        _ source: some DispatchSourceProtocol,
        handler: @escaping @Sendable (TerminalWatch, any DispatchSourceProtocol) -> Void
    ) -> any DispatchSourceProtocol {
        source.setEventHandler { [weak self] in if let self { handler(self, source) } }
        let registration = DispatchSemaphore(value: 0)
        source.setRegistrationHandler { registration.signal() }
        source.resume()
        registration.wait()
        return source
    }

    private static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
}
