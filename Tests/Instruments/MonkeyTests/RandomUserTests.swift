import Headless
import Scenarios
import Shared
import Testing

@testable import Monkey

struct RandomUserTests {
    private let device = Device(clock: VirtualClock())
    private var user = RandomUser(seed: 1)

    init() {
        _ = user.begin()
    }

    @Test func `A random user begins with any option`() {
        var user = RandomUser(seed: 1)

        let options = (1...400).map { _ in user.begin() }

        let latencies: Set<Duration> = [.zero, .milliseconds(500), .seconds(2)]
        #expect(Set(options.map(\.latency)) == latencies)
        #expect(Set(options.map(\.app.policy)) == Set(PasswordPolicy.allCases))
        #expect(Set(options.map(\.app.landing)) == Set(AppOptions.Landing.allCases))
        #expect(Set(options.map(\.app.afterSignup)) == Set(AppOptions.AfterSignup.allCases))
        #expect(Set(options.map(\.network.word)) == ["sample", "offline"])
        #expect(Set(options.map { $0.app.link?.text }) == Set([nil] + Texts.links.map { $0?.text }))
        #expect(50..<150 ~= options.count { $0.network == .offline })
    }

    @Test func `A random user fills in a form step by step`() {
        show([.field(Field("Email", .email)), .field(Field("Password", .password)), .button(Button("Log in"))])
        let forms = Texts.accounts.map {
            [
                Step.type(label: "Email", text: $0.email), .type(label: "Password", text: $0.password),
                .tap(label: "Log in"),
            ]
        }

        let steps = steps(of: 1, count: 200)

        let pairs = zip(steps, steps.dropFirst()).map { [$0, $1] }
        for form in forms { #expect(steps.indices.contains { steps[$0...].starts(with: form) }) }
        // A step is often done again: one of ten.
        #expect(5..<40 ~= pairs.count { $0[0] == $0[1] })
    }

    @Test mutating func `A random user drops the rest of a form when an alert is up`() {
        show([.field(Field("Email", .email)), .field(Field("Password", .password)), .button(Button("Log in"))])
        while true {
            guard case .type(label: "Email", _) = user.step(on: device) else { continue }
            break
        }
        device.window.present(Alert(title: "Sure?"))

        let steps = (1...30).map { _ in user.step(on: device) }

        let passwords = steps.filter { if case .type(label: "Password", _) = $0 { true } else { false } }
        #expect(passwords.isEmpty)
        #expect(steps.contains(.tap(label: "OK")))
    }

    @Test func `A random user seldom repeats frequent steps`() {
        show((1...4).map { .button(Button("\($0)")) })

        let steps = steps(of: 1, count: 800)

        let counts = (1...4).map { number in steps.count { $0 == .tap(label: "\(number)") } }
        #expect(counts.allSatisfy { abs($0 - counts[0]) < 20 })
        #expect(counts[0] > 40)
    }

    @Test mutating func `A random user counts what was done and offers what was not`() {
        show([.button(Button("One")), .button(Button("Log out"))])
        for _ in 1...10 { _ = user.step(on: device) }

        let visits = user.visits
        let one = Visits.Place(screen: "Users", kind: .button, name: "One")
        let nowhere = Visits.Place(screen: "Users", kind: .other, name: "what is not there")
        #expect(visits.screens == ["Users": 1])
        #expect(visits[one] > 0)
        #expect(visits.counts[nowhere] == 0)
        #expect(5...10 ~= visits.counts.values.reduce(0, +))
    }

    @Test mutating func `A random user signs up with accounts that it then logs in with, until the next app`() {
        let email = Field("Email", .email), password = Field("Password", .newPassword)
        show([.field(email), .field(password), .button(Button("Sign up"))])
        for _ in 1...60 { _ = user.step(on: device) }
        show([.field(Field("Email", .email)), .field(Field("Password", .password)), .button(Button("Log in"))])

        let known = Set((1...200).compactMap { _ in emailTyped(by: &user) })
        _ = user.begin()
        let after = Set((1...200).compactMap { _ in emailTyped(by: &user) })

        let own = Set((3..<10).map { Texts.newAccount($0).email })
        #expect(known.intersection(own).count > 1)
        // The field’s own texts contain this one.
        #expect(after.intersection(own) == [Texts.newAccount(3).email])
    }

    @Test func `A random user turns the network on again, and off`() {
        show([])

        let networks = steps(of: 1, count: 2_000).compactMap {
            if case .network(let network) = $0 { network.word } else { nil }
        }

        #expect(Set(networks) == ["sample", "offline"])
        // Twice the same only where the step was done again.
        #expect(networks.count > 10)
        #expect(zip(networks, networks.dropFirst()).count { $0 == $1 } < networks.count / 3)
    }

    @Test mutating func `A random user follows a step on a row in the same turn, most often by one on the next row`() {
        let list = Section("List")
        list.rows = [Row(id: "1", title: "One")]
        show([.section(list), .button(Button("Load"))])
        let row = Step.inSection("List", .tapRow(.number(1)))
        let pairs = (1...1_000).map { _ in
            let step = user.step(on: device)
            return (step, user.stepAtOnce(on: device))
        }

        let after = pairs.filter { $0.0 == row }.map(\.1)
        let did = after.compactMap(\.self)
        #expect(did.count * 5 > after.count)
        #expect(did.count * 2 < after.count)
        let next = did.count { $0 == .inSameTurn(.inSection("List", .tapRow(.number(2)))) }
        #expect(next * 3 > did.count)
        #expect(did.contains(.inSameTurn(row)))
        #expect(did.contains(.inSameTurn(.tap(label: "Load"))))
        #expect(did.allSatisfy { if case .inSameTurn(let step) = $0 { step.isAction } else { false } })
        let load = pairs.filter { $0.0 == .tap(label: "Load") }.map(\.1)
        #expect(load.compactMap(\.self).count * 10 < load.count)
        #expect(pairs.allSatisfy { $0.0.isAction || $0.1 == nil })
    }

    @Test mutating func `A random user follows a step by one possible before it, on what is rendered now`() {
        let load = Button("Load"), stop = Button("Stop", isHidden: true)
        let screen = show([.button(load), .button(stop)])
        var followers: Set<String> = []
        let early = user.stepAtOnce(on: device)

        for _ in 1...3_000 {
            _ = user.step(on: device)
            screen.setNeedsUpdate { (load.isHidden, stop.isHidden) = (true, false) }
            if let step = user.stepAtOnce(on: device) { followers.insert(step.source) }
            (load.isHidden, stop.isHidden) = (false, true)
        }

        #expect(early == nil)
        #expect(followers.isSuperset(of: [#"+ tap "Load""#, #"+ tap "Stop""#]))
    }

    private func emailTyped(by user: inout RandomUser) -> String? {
        if case .type(label: "Email", let text) = user.step(on: device) { text } else { nil }
    }

    private func steps(of seed: UInt64, count: Int) -> [Step] {
        var user = RandomUser(seed: seed)
        _ = user.begin()
        return (1...count).map { _ in user.step(on: device) }
    }

    @discardableResult
    private func show(_ elements: [Element]) -> Screen {
        let screen = Screen("Users", elements)
        device.window.setRoot(NavigationStack(root: Shown(screen)))
        return screen
    }
}
