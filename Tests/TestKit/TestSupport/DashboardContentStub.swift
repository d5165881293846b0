import Shared
import Synchronization

/// Returns one item for each part of the dashboard, and a picture of the user's own; every part can be made to fail.
nonisolated package final class DashboardContentStub: CatalogService, PictureService, AddedPictureStore {
    private struct State {
        var requests: [DashboardPart] = []
        var failing: Set<DashboardPart> = []
        var ownPicturesError: (any Error)?
        var addError: (any Error)?
        var latency = Duration.zero
    }

    package let changes: Changes
    private let clock: VirtualClock
    private let state = Mutex(State())

    package init(clock: VirtualClock) {
        self.clock = clock
        changes = Changes(activity: clock.activity)
    }

    /// The requests for parts, the user's own pictures aside, in order.
    package var requests: [DashboardPart] { state.withLock { $0.requests } }

    /// The parts that fail from now on.
    package var failing: Set<DashboardPart> {
        get { state.withLock { $0.failing } }
        set { state.withLock { $0.failing = newValue } }
    }

    /// Whether reading the user's own pictures fails from now on.
    package var ownPicturesFail: Bool {
        get { ownPicturesError != nil }
        set { ownPicturesError = newValue ? StorageError("disk full") : nil }
    }

    /// The error with which reading the user's own pictures ends from now on.
    package var ownPicturesError: (any Error)? {
        get { state.withLock { $0.ownPicturesError } }
        set { state.withLock { $0.ownPicturesError = newValue } }
    }

    /// The error with which adding a picture ends from now on; `nil` lets it succeed, without an effect.
    package var addError: (any Error)? {
        get { state.withLock { $0.addError } }
        set { state.withLock { $0.addError = newValue } }
    }

    /// How long every part and the user's own pictures take from now on, unless they fail.
    package var latency: Duration {
        get { state.withLock { $0.latency } }
        set { state.withLock { $0.latency = newValue } }
    }

    package func banners() async throws -> [CatalogItem] {
        try await answer(.banners, ["Spring", "Summer"].map(makeItem))
    }

    package func categories() async throws -> [CatalogItem] { try await answer(.categories, [makeItem("Flowers")]) }
    package func products() async throws -> [CatalogItem] { try await answer(.products, [makeItem("Vase")]) }

    package func pictures() async throws -> [Picture] {
        try await answer(.pictures, [Picture(id: "1", author: "Found", address: "https://example.com/1")])
    }

    package func all() async throws -> [Picture] {
        if let ownPicturesError { throw ownPicturesError }
        if latency > .zero { try await clock.sleep(for: latency) }
        return [Picture(id: "own", author: "Added", address: "https://example.com/own")]
    }

    package func add(_ picture: NewPicture) async throws {
        if let addError { throw addError }
    }

    private func answer<Value: Sendable>(_ part: DashboardPart, _ value: Value) async throws -> Value {
        state.withLock { $0.requests.append(part) }
        if failing.contains(part) { throw ServiceError.noConnection }
        if latency > .zero { try await clock.sleep(for: latency) }
        return value
    }

    private func makeItem(_ title: String) -> CatalogItem {
        CatalogItem(id: ExactText(title.lowercased()), icon: "icon", title: title)
    }
}
