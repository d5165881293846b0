import Headless
import Scenarios
import Shared

/// A user who does anything that the screen allows, by chance, and prefers what was done least.
struct RandomUser {
    /// Something the user may do: a step, or a form to fill in and submit.
    struct Choice {
        let place: Visits.Place
        let weight: Double
        let steps: [Step]
    }

    private(set) var visits = Visits()
    private var random: SeededGenerator
    /// The rest of what the user has begun.
    private var plan: [Step] = []
    private var isOffline = false

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Returns the options of the next app, which starts anew.
    mutating func begin() -> ScenarioOptions {
        plan = []
        var options = ScenarioOptions()
        options.latency = pick([.zero, .zero, .milliseconds(500), .seconds(2)])
        options.app.policy = pick(PasswordPolicy.allCases)
        options.app.landing = pick(AppOptions.Landing.allCases)
        options.app.afterSignup = pick(AppOptions.AfterSignup.allCases)
        options.app.link = pick([nil, nil, nil, link()])
        options.network = pick([.sample, .sample, .sample, .offline])
        isOffline = options.network == .offline
        return options
    }

    /// Chooses the next step on `device`.
    mutating func step(on device: Device) -> Step {
        visits.add(device)
        if let step = plan.first, device.alert == nil, Int.random(in: 0..<10, using: &random) > 0 {
            plan.removeFirst()
            return step
        }
        plan = []
        let choice = choose(among: choices(on: device))
        visits.add(choice.place)
        plan = Array(choice.steps.dropFirst())
        if case .network(let network) = choice.steps[0] { isOffline = network == .offline }
        return choice.steps[0]
    }

    private mutating func choose(among choices: [Choice]) -> Choice {
        let weights = choices.map { $0.weight / Double(1 + visits[$0.place]) }
        var rest = Double.random(in: 0..<weights.reduce(0, +), using: &random)
        for (choice, weight) in zip(choices, weights) {
            rest -= weight
            if rest < 0 { return choice }
        }
        return choices[choices.count - 1]
    }

    // MARK: Choices

    private mutating func choices(on device: Device) -> [Choice] {
        let screen = device.screenName
        var choices: [Choice] = []
        func add(_ kind: Visits.Place.Kind, _ name: String, weight: Double = 1, _ steps: Step...) {
            choices.append(Choice(place: .init(screen: screen, kind: kind, name: name), weight: weight, steps: steps))
        }
        if let alert = device.alert {
            for button in alert.buttons { add(.button, "\(alert.title): \(button.label)", weight: 10, .tap(label: button.label)) }
        }
        for element in device.screen?.elements ?? [] {
            switch element {
            case .field(let field):
                let (name, text) = pick(Texts.any(for: field.kind))
                add(.field, "\(field.label): \(name)", .type(label: field.label, text: text))
            case .button(let button): if let choice = self.choice(button, on: screen) { choices.append(choice) }
            case .image: break
            case .section(let section): choices += self.choices(section, on: screen)
            }
        }
        if let form = form(on: device) { choices.append(form) }
        for title in device.tabs?.titles ?? [] { add(.tab, title, weight: 0.5, .tab(title)) }
        add(.other, "back", .back)
        add(.other, "scroll end", .scrollToEnd)
        add(.other, "refresh", weight: device.screen?.onRefresh == nil ? 0.02 : 1, .refresh)
        let seconds = pick(["0.1", "1", "2", "3", "4", "31", "90", "3600", "2678400"])
        add(.other, "wait \(seconds)", .wait(Duration(decimalSeconds: seconds) ?? .zero))
        add(.other, "relaunch", weight: 0.1, .relaunch)
        let link = link()
        add(.other, "open", weight: 0.2, .open(link))
        add(.other, isOffline ? "network sample" : "network offline", weight: isOffline ? 2 : 0.2, .network(isOffline ? .sample : .offline))
        add(.other, "what is not there", weight: 0.02, .tap(label: "Nowhere"))
        return choices
    }

    private func choice(_ button: Button, on screen: String, in section: String? = nil) -> Choice? {
        guard !button.isHidden else { return nil }
        let tap = Step.tap(label: button.label)
        let isDrastic = button.label == "Log out"
        return Choice(
            place: .init(screen: screen, kind: button.isEnabled ? .button : .disabledButton, name: [section, button.label].compactMap(\.self).joined(separator: ": ")),
            weight: isDrastic ? 0.1 : 1,
            steps: [section.map { .inSection($0, tap) } ?? tap]
        )
    }

    private mutating func choices(_ section: Section, on screen: String) -> [Choice] {
        let name = section.showsTitle ? section.title : "list"
        var choices = section.buttons.compactMap { choice($0, on: screen, in: section.title) }
        func add(_ kind: Visits.Place.Kind, _ name: String, _ step: Step) {
            let place = Visits.Place(screen: screen, kind: kind, name: name)
            choices.append(Choice(place: place, weight: 1, steps: [.inSection(section.title, step)]))
        }
        guard let index = section.rows.indices.randomElement(using: &random) else { return choices }
        let row = RowReference.number(index + 1)
        add(.row, name, .tapRow(row))
        for action in section.rows[index].actions { add(.action, "\(name): \(action.label)", .tapAction(action.label, of: row)) }
        return choices
    }

    /// Filling in the form of the screen as it wants to be filled in, then tapping its first button.
    private mutating func form(on device: Device) -> Choice? {
        var steps: [Step] = []
        let account = Texts.account(Int.random(in: 0..<Texts.accounts, using: &random))
        for element in device.screen?.elements ?? [] {
            switch element {
            case .field(let field):
                let text = Texts.right(for: field.kind, account: account)
                steps.append(.type(label: field.label, text: text))
            case .button(let button):
                guard !steps.isEmpty, !button.isHidden else { continue }
                steps.append(.tap(label: button.label))
                return Choice(place: .init(screen: device.screenName, kind: .form, name: button.label), weight: 6, steps: steps)
            case .image, .section: continue
            }
        }
        return nil
    }

    private mutating func link() -> DeepLink {
        let text = pick(["users", "favorites", "category/Flowers", "category/Cakes", "photos/1", "photos/12", "photos/57", "photos/101"])
        return DeepLink(text) ?? .users
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }
}
