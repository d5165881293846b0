import Headless
import Scenarios
import Shared

/// An option of the user: one step, or several that fill in and submit a form.
struct Choice {
    let place: Visits.Place
    let weight: Double
    let steps: [Step]
    /// The account that the steps create, if any.
    var newAccount: Texts.Account?
}

/// The options of the user on a device.
struct Choices {
    /// The waits: shorter and longer than a request, a notice, a lock after wrong passwords, and a session.
    private static let waits: [(seconds: String, weight: Double)] = [
        ("0.1", 0.3), ("1", 0.3), ("2", 0.3), ("3", 0.3), ("4", 0.3), ("31", 0.1), ("90", 0.1), ("3600", 0.1),
        ("2678400", 0.15),
    ]

    /// The weight of a step that the device refuses.
    private static let refused = 0.01

    private let device: Device
    private let isOffline: Bool
    private let screen: String
    private var found: [Choice] = []

    init(on device: Device, isOffline: Bool) {
        self.device = device
        self.isOffline = isOffline
        screen = device.screenName
    }

    /// Returns all possible steps and a few impossible ones. `accounts` are the existing accounts.
    mutating func all(_ accounts: [Texts.Account], _ random: inout SeededGenerator) -> [Choice] {
        addElements(&random) { rows, random in [rows.indices.randomElement(using: &random)].compactMap(\.self) }
        if device.alert == nil { addForm(accounts, &random) }
        addScreen()
        addWorld(&random)
        return found
    }

    /// Returns the taps and gestures that the device offers as it is: the first row of each section, the actions of the
    /// first two, and one other tab stand for the rest.
    mutating func offers() -> [Step] {
        var random = SeededGenerator(seed: 1)
        addElements(&random) { rows, _ in Array(rows.indices.prefix(2)) }
        addScreen()
        let tab = device.isSheetPresented ? nil : device.tabs.map { $0.titles[($0.selected + 1) % $0.titles.count] }
        return found.filter { $0.weight > Self.refused && $0.place.kind != .field }.flatMap(\.steps).filter { step in
            switch step {
            case .tab(let title): title == tab
            case .inSection(_, .tapRow(let row)): row == .number(1)
            case .scrollToEnd: device.screen?.onScrollToEnd != nil
            default: true
            }
        }
    }

    private mutating func add(_ kind: Visits.Place.Kind, _ name: String, weight: Double = 1, _ steps: Step...) {
        found.append(Choice(place: .init(screen: screen, kind: kind, name: name), weight: weight, steps: steps))
    }

    // MARK: Elements

    /// Adds the answers to the alert, or else the actions on each element; of a section's rows, those that `choose`
    /// returns the indices of.
    private mutating func addElements(
        _ random: inout SeededGenerator,
        choose: ([Row], inout SeededGenerator) -> [Int]
    ) {
        if let alert = device.alert {
            for button in alert.buttons {
                add(.button, "\(alert.title): \(button.label)", weight: 10, .tap(label: button.label))
            }
            return
        }
        for element in device.screen?.elements ?? [] {
            switch element {
            case .field(let field): add(field, &random)
            case .button(let button): add(button, of: nil)
            case .section(let section):
                for button in section.buttons { add(button, of: section) }
                for index in choose(section.rows, &random) { add(section.rows[index], index, of: section) }
            case .image: break
            }
        }
    }

    private mutating func add(_ field: Field, _ random: inout SeededGenerator) {
        let (name, text) = random.pick(Texts.any(for: field.kind))
        add(.field, "\(field.label): \(name)", weight: 0.3, .type(label: field.label, text: text))
    }

    private mutating func add(_ button: Button, of section: Section?) {
        guard !button.isHidden else { return }
        let tap = Step.tap(label: button.label)
        let name = section.map { $0.showsTitle ? "\($0.title): \(button.label)" : button.label } ?? button.label
        add(
            button.isEnabled ? .button : .disabledButton,
            name,
            weight: weight(of: button.label),
            section.map { .inSection($0.title, tap) } ?? tap
        )
    }

    /// Returns the weight of a button. Retry weighs most while it can succeed, because it is offered only for a short
    /// time.
    private func weight(of label: String) -> Double {
        switch label {
        case "Log out": 0.02
        case "Retry": isOffline ? 1 : 20
        default: 1
        }
    }

    private mutating func add(_ row: Row, _ index: Int, of section: Section) {
        let name = section.showsTitle ? section.title : "list"
        let number = RowReference.number(index + 1)
        add(.row, name, .inSection(section.title, .tapRow(number)))
        for action in row.actions {
            add(.action, "\(name): \(action.label)", .inSection(section.title, .tapAction(action.label, of: number)))
        }
    }

    /// Adds a form filled in with valid values, and a tap on the first button below it. Valid logins weigh most, so the
    /// user gets past Log in.
    private mutating func addForm(_ accounts: [Texts.Account], _ random: inout SeededGenerator) {
        let elements = device.screen?.elements ?? []
        let fields = elements.compactMap { if case .field(let field) = $0 { field } else { nil } }
        let buttons = elements.compactMap { if case .button(let button) = $0, !button.isHidden { button } else { nil } }
        guard !fields.isEmpty, let button = buttons.first else { return }
        let isNew = fields.contains { $0.kind == .newPassword }
        let isTaken = isNew && Int.random(in: 0..<5, using: &random) == 0
        var account = isNew ? Texts.newAccount(accounts.count) : random.pick(accounts)
        if isTaken { account.email = random.pick(accounts).email }
        let typing = fields.map { Step.type(label: $0.label, text: Texts.right(for: $0.kind, of: account)) }
        let place = Visits.Place(screen: screen, kind: .form, name: button.label)
        let isDoor = fields.contains(where: \.isSecure)
        let steps = typing + [.tap(label: button.label)]
        found.append(
            Choice(place: place, weight: isDoor ? 100 : 5, steps: steps, newAccount: isNew && !isTaken ? account : nil)
        )
    }

    // MARK: The device and the world

    /// Adds the steps that a screen allows; an alert refuses all of them.
    private mutating func addScreen() {
        let usual = device.alert == nil ? 1 : Self.refused
        for title in device.tabs?.titles ?? [] { add(.tab, title, weight: 0.3 * usual, .tab(title)) }
        add(.other, "back", weight: 0.3 * usual, .back)
        add(.other, "scroll end", weight: usual, .scrollToEnd)
        add(.other, "refresh", weight: device.screen?.onRefresh == nil ? Self.refused : 0.5 * usual, .refresh)
        add(.other, "what is not there", weight: Self.refused, .tap(label: "Nowhere"))
    }

    private mutating func addWorld(_ random: inout SeededGenerator) {
        let wait = random.pick(Self.waits)
        add(.other, "wait \(wait.seconds)", weight: wait.weight, .wait(Duration(decimalSeconds: wait.seconds) ?? .zero))
        add(.other, "relaunch", weight: 0.01, .relaunch)
        if let link = random.pick(Texts.links) { add(.other, "open", weight: 0.3, .open(link)) }
        let network: Connection.Network = isOffline ? .sample : .offline
        add(.other, "network \(network.word)", weight: isOffline && device.tabs == nil ? 10 : 0.2, .network(network))
    }
}
