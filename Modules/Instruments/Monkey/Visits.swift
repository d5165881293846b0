import Headless
import Shared

/// Counts the monkey's actions and the states that it saw.
struct Visits {
    /// A screen, or an action or a state on it.
    struct Place: Hashable {
        enum Kind: String {
            case screen, button, disabledButton = "disabled button", row, action, field, form, tab, other, state
        }

        let screen: String
        let kind: Kind
        let name: String
    }

    /// The visits of each place that is known; of a screen, how often it came into view.
    private(set) var counts: [Place: Int] = [:]
    private var lastScreen: String?

    init() {
        for screen in Self.titles.union([Self.feed]) { offer(Place(screen: screen, kind: .screen, name: "")) }
    }

    subscript(place: Place) -> Int { counts[place, default: 0] }

    /// Counts a visit of `place`.
    mutating func add(_ place: Place) {
        counts[place, default: 0] += 1
    }

    /// Adds `place` with no visit, unless it is known.
    mutating func offer(_ place: Place) {
        counts[place, default: 0] += 0
    }

    /// Counts the screen and the states that the device shows.
    mutating func add(_ device: Device) {
        let screen = device.screenName
        if screen != lastScreen { add(Place(screen: screen, kind: .screen, name: "")) }
        lastScreen = screen
        for state in device.states { add(Place(screen: screen, kind: .state, name: state)) }
    }
}

extension Visits {
    private static let titles: Set = [
        "Log in", "Sign up", "Dashboard", "Photos", "Users", "Favorites", "Photo", "Add image",
    ]
    private static let feed = "Category feed"

    /// Returns the name of the screen with this title, which is the same for the feeds of all categories.
    static func name(_ title: String) -> String {
        titles.contains(title) ? title : feed
    }

    /// The visits of all places, and the texts of alerts, notices and lists that never appeared.
    var lines: [Report.Line] {
        let seen = counts.keys.filter { $0.kind == .state }.map(\.name)
        let unseen = Self.texts.filter { text in !seen.contains { $0.contains(text) } }
            .map { Place(screen: "", kind: .state, name: $0) }
        return (Array(counts.keys) + unseen)
            .map { Report.Line(screen: $0.screen, kind: $0.kind.rawValue, name: $0.name, count: self[$0]) }
            .sorted { ($0.screen, $0.kind, $0.name) < ($1.screen, $1.kind, $1.name) }
    }

    /// All known texts, without the reasons of failures.
    private static let texts =
        [
            AlertContent.checkYourDetails(nil), .loginFailed(""), .signUpFailed(""), .logOutFailed(""), .photoGone,
            .couldNotSave(""), .couldNotLoadPhoto(""),
        ]
        .map(\.title)
        + StoredChange.allCases.map { NoticeText.couldNot($0) } + [
            QuestionContent.deletePhoto.title, NoticeText.accountCreated, NoticeText.saved, StatusText.noUsers,
            StatusText.noPhotos, StatusText.noFavorites, StatusText.nothingHere, StatusText.noMorePhotos,
            Device.waitingAlert,
        ]
}

extension Device {
    fileprivate static let waitingAlert = "an alert waits behind another"

    var screenName: String { screen.map { Visits.name($0.title) } ?? "" }

    /// Descriptions of the screen's unusual states.
    fileprivate var states: [String] {
        guard let screen else { return [] }
        var states = screen.isBusy ? ["busy"] : []
        for element in screen.elements {
            switch element {
            case .field(let field): states += [field.error.map { "error “\($0)”" }].compactMap(\.self)
            case .section(let section): states += section.states
            case .button, .image: break
            }
        }
        if let alert { states.append("alert “\(alert.title)”") }
        if window.alerts.count > 1 { states.append(Self.waitingAlert) }
        if let notice { states.append("notice “\(notice)”") }
        return states
    }
}

extension Section {
    fileprivate var states: [String] {
        let name = showsTitle ? "\(title) " : ""
        return (isBusy ? ["\(name)busy"] : []) + (status.map { ["\(name)“\($0)”"] } ?? [])
    }
}
