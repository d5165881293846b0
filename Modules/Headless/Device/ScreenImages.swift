import Shared

/// The pictures of one screen, loaded by the device as an image view would. What is under way ends with the screen.
final class ScreenImages {
    private let loader: any ImageLoader
    private let work: Work<String>
    private let onChange: () -> Void
    private var states: [String: ImageState] = [:]

    /// `onChange` is called whenever the state of a picture changes.
    init(loader: any ImageLoader, clock: any AppClock, onChange: @escaping () -> Void) {
        self.loader = loader
        self.onChange = onChange
        work = Work(clock: clock)
    }

    func state(of address: String) -> ImageState {
        states[address] ?? .placeholder
    }

    /// Loads the pictures at `addresses` that are not there yet, and gives up those that are not wanted any more.
    func show(_ addresses: Set<String>) {
        for address in states.keys where !addresses.contains(address) {
            work.cancel(address)
            states[address] = nil
        }
        for address in addresses.sorted() where states[address] == nil { load(address) }
    }

    /// Loads the pictures that failed again; the loader decides whether it is time for another request.
    func retry() {
        for address in states.keys.sorted() where states[address] == .failed { load(address) }
    }

    private func load(_ address: String) {
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
