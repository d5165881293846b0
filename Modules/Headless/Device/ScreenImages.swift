import Shared

/// The pictures of one screen, loaded by the device as an image view would load them. Deinitialization cancels the
/// requests under way.
final class ScreenImages {
    private let loader: any ImageLoader
    private let work: Work<ExactText>
    private let onChange: () -> Void
    private(set) var states: [ExactText: ImageState] = [:]

    /// Creates the pictures; `onChange` is called whenever the state of one changes.
    init(loader: any ImageLoader, clock: any AppClock, onChange: @escaping () -> Void) {
        self.loader = loader
        self.onChange = onChange
        work = Work(clock: clock)
    }

    func state(of address: ExactText) -> ImageState {
        states[address] ?? .placeholder
    }

    /// Loads the pictures at `addresses` that are not loaded yet, and cancels those that are no longer shown.
    func show(_ addresses: Set<ExactText>) {
        for address in states.keys where !addresses.contains(address) {
            work.cancel(address)
            states[address] = nil
        }
        for address in addresses.sorted() where states[address] == nil { load(address) }
    }

    /// Loads the pictures that failed; the loader decides whether it is time for another request.
    func retry() {
        for address in states.keys.sorted() where states[address] == .failed { load(address) }
    }

    private func load(_ address: ExactText) {
        states[address] = .placeholder
        onChange()
        work.run(address) { [loader] in
            try await loader.load(address)
        } then: { [weak self] result in
            self?.states[address] = if case .success = result { .loaded } else { .failed }
            self?.onChange()
        }
    }
}
