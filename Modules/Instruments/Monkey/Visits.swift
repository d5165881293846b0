import Headless
import Shared

/// Counts the monkey's actions and the states that it saw.
struct Visits {
    /// An action or a state on a screen.
    struct Place: Hashable {
        enum Kind: String {
            case button, disabledButton = "disabled button", row, action, field, form, tab, other, state
        }

        let screen: String
        let kind: Kind
        let name: String
    }

    private(set) var counts: [Place: Int] = [:]
    /// The number of times that each screen appeared.
    private(set) var screens: [String: Int] = [:]
    private var lastScreen: String?

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
        if screen != lastScreen { screens[screen, default: 0] += 1 }
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

    /// The screens that never appeared.
    var unseenScreens: [String] {
        Self.titles.union([Self.feed]).subtracting(screens.keys).sorted()
    }

    /// The texts of alerts, notices and lists that never appeared.
    var unseenTexts: [String] {
        let seen = counts.keys.filter { $0.kind == .state }.map(\.name)
        return Self.texts.filter { text in !seen.contains { $0.contains(text) } }
    }

    /// All known texts, without the reasons of failures.
    private static let texts =
        [
            AlertContent.checkYourDetails(nil), .loginFailed(""), .signUpFailed(""), .logOutFailed(""), .deletePhoto,
            .photoGone, .couldNotSave(""), .couldNotLoadPhoto(""),
        ]
        .map(\.title)
        + StoredChange.allCases.map { NoticeText.couldNot($0) } + [
            NoticeText.accountCreated, NoticeText.saved, StatusText.noUsers, StatusText.noPhotos,
            StatusText.noFavorites, StatusText.nothingHere, StatusText.noMorePhotos, Device.waitingAlert,
        ]
}

extension Device {
    fileprivate static let waitingAlert = "an alert waits behind another"

    var screenName: String { screen.map { Visits.name($0.title) } ?? "" }

    /// Descriptions of the screen's unusual states.
    fileprivate var states: [String] {
        guard let screen else { return [] }
        var states: [String] = []
        if screen.isBusy { states.append("busy") }
        for element in screen.elements {
            switch element {
            case .field(let field): if let error = field.error { states.append("error “\(error)”") }
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
