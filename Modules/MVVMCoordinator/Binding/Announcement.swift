import Shared

/// The event of a view model that has its view show an alert or a notice.
nonisolated enum Announcement: Equatable {
    case alert(AlertContent)
    case notice(String)
}
