import Foundation
import Shared

/// The images of one screen, loaded by the device as an image view would load them. Deinitialization cancels the
/// requests under way.
final class ScreenImages {
    private let loader: any ImageLoader
    private let work: Work<ExactText>
    private let onChange: () -> Void
    private(set) var states: [ExactText: ImageState] = [:]

    /// Creates the images; `onChange` is called whenever the state of one changes.
    init(loader: any ImageLoader, activity: Activity, onChange: @escaping () -> Void) {
        self.loader = loader
        self.onChange = onChange
        work = Work(activity: activity)
    }

    func state(of address: ExactText) -> ImageState {
        states[address] ?? .placeholder
    }

    /// Loads the images at `addresses` that are not loaded yet, and forgets those that are no longer shown. Their
    /// requests end in the loader's cache: whether they are sent must not depend on the moment of a rendering.
    func show(_ addresses: Set<ExactText>) {
        states = states.filter { addresses.contains($0.key) }
        for address in addresses.sorted() where states[address] == nil { load(address) }
    }

    /// Loads the images that failed; the loader decides whether it is time for another request.
    func retry() {
        for address in states.keys.sorted() where states[address] == .failed { load(address) }
    }

    private func load(_ address: ExactText) {
        states[address] = .placeholder
        onChange()
        work.run(address) { [loader] in
            try await loader.load(address)
        } then: { [weak self] result in
            self?.finishLoading(address, result)
        }
    }

    private func finishLoading(_ address: ExactText, _ result: Result<Data, Failure>) {
        guard states[address] != nil else { return }
        states[address] = if case .success = result { .loaded } else { .failed }
        onChange()
    }
}
