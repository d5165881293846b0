import Observation

/// What one crossing of each kind takes at least, measured with as little around it as possible.
final class CrossingFloors {
    private let batch = 100
    private let caller = Caller()
    private var timings: [WritableKeyPath<Crossings, Int>: Timings] = [:]

    /// The kinds of crossings, with their names.
    static let kinds: [(name: String, kind: WritableKeyPath<Crossings, Int>)] = [
        ("a stored call", \.stored), ("a weak call", \.weak), ("a closure", \.closures),
        ("an observable write", \.writes),
        ("a turn", \.turns),
    ]

    /// Times a batch of each kind.
    func measure() async {
        add(\.stored) { caller.callStored() }
        add(\.weak) { caller.callWeak() }
        add(\.closures) { caller.callClosure() }
        add(\.writes) { caller.write() }
        await addTurn()
    }

    /// The median time of one crossing.
    func floor(of kind: WritableKeyPath<Crossings, Int>) -> Duration { timings[kind]?.median ?? .zero }

    /// The sum of the floors of `crossings`.
    func sum(of crossings: Crossings) -> Duration {
        Self.kinds.map { floor(of: $0.kind) * crossings[keyPath: $0.kind] }.reduce(.zero, +)
    }

    private func add(_ kind: WritableKeyPath<Crossings, Int>, _ body: () -> Void) {
        let start = ContinuousClock.now
        for _ in 0..<batch { body() }
        timings[kind, default: Timings()].add((.now - start) / batch)
    }

    private func addTurn() async {
        let start = ContinuousClock.now
        let end = await Task { @MainActor in ContinuousClock.now }.value
        timings[\.turns, default: Timings()].add(end - start)
    }
}

/// Calls a counter in each way.
private final class Caller {
    private let owner: Counter
    private let stored: any Counting
    private weak var weak: (any Counting)?
    private let closure: () -> Void
    private let observable = ObservableCounter()

    init() {
        let counter = Counter()
        owner = counter
        stored = counter
        weak = counter
        closure = { [weak counter] in counter?.count() }
    }

    @inline(never) func callStored() { stored.count() }
    @inline(never) func callWeak() { weak?.count() }
    @inline(never) func callClosure() { closure() }
    @inline(never) func write() { observable.number &+= 1 }
}

private protocol Counting: AnyObject {
    func count()
}

private final class Counter: Counting {
    private var number = 0

    @inline(never) func count() { number &+= 1 }
}

@Observable
private final class ObservableCounter {
    var number = 0
}
