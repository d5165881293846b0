import Scenarios
import Shared

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
        Counts([
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
