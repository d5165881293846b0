import Scenarios
import Shared

/// Effects of one turn that no screen shows, and the work under way after it.
struct Counts: Equatable {
    enum Kind: String, CaseIterable {
        case requests = "Requests for"
        case rows = "Rows written to"
        case observers = "Observers of"
        case waits = "Waits for"
    }

    let counts: [Kind: [String: Int]]

    subscript(kind: Kind, name: String) -> Int { counts[kind]?[name] ?? 0 }

    /// Returns what the first count of `kinds` that differs is about; `nil` if all are equal.
    func difference(from other: Counts, in kinds: [Kind]) -> (kind: Kind, name: String)? {
        for kind in kinds {
            let names = [self, other].flatMap { $0.counts[kind].map { Array($0.keys) } ?? [] }
            if let name = names.sorted().first(where: { self[kind, $0] != other[kind, $0] }) { return (kind, name) }
        }
        return nil
    }
}

/// Counts effects of an app that no screen shows.
final class Counter {
    /// The prefixes of the services' paths. Image requests are not counted: whether a request is sent before its row
    /// disappears depends on when the pattern renders.
    private static let services = ["/v2/", "/photos", "/search/"]

    let requests = RequestLog()
    private let rows: RowLog
    private let activity: Activity
    private var services: Services?

    init(_ activity: Activity, _ rows: RowLog) {
        self.activity = activity
        self.rows = rows
    }

    /// Returns a factory of the same services with counted observers.
    func counting(_ makeServices: @escaping RunningApp.ServicesFactory) -> RunningApp.ServicesFactory {
        { [weak self] configuration in
            let services = try await makeServices(configuration)
            self?.services = services
            return services
        }
    }

    /// Returns the requests and rows since the last call, and the current observers and waits.
    func take() -> Counts {
        Counts(counts: [
            .requests: requests.take().filter { path, _ in Self.services.contains { path.hasPrefix($0) } },
            .rows: rows.take(),
            .observers: [
                "added pictures": services?.addedPictures.changes.observerCount ?? 0,
                "favorites": services?.favorites.changes.observerCount ?? 0,
                "photos": services?.photos.changes.observerCount ?? 0,
            ],
            .waits: [
                "a timer": activity.count(waitingFor: .timer),
                "a delay": activity.count(waitingFor: .delay),
                "an answer": activity.count(waitingFor: .answer),
                "other work": activity.count(waitingFor: .work),
            ],
        ])
    }
}
