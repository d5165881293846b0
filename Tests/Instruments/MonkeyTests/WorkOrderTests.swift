import Headless
import OneExecutor
import Scenarios
import Screens
import Shared
import TestSupport
import Testing

@testable import ArchDemo
@testable import Monkey

/// Each test runs in a process of its own, because one executor stays in use until the process ends.
@Suite(.timeLimit(.minutes(4))) struct WorkOrderTests {
    @Test func `Work on one executor runs in the order of its start without a seed, else in another for each`() async {
        await #expect(processExitsWith: .success) {
            OneExecutor.use()

            let (one, other, none) = (await order(seed: 1), await order(seed: 2), await order(seed: nil))

            let orders = Set([one, other, none])
            #expect(none == Array(0..<20))
            #expect(one.sorted() == none)
            #expect(orders.count == 3)
        }
    }

    @Test func `Work on one executor lets the monkey find nothing in the patterns`() async {
        await #expect(processExitsWith: .success) {
            OneExecutor.use()

            let report = try await report(steps: 2_000)

            #expect(report.steps == 2_000)
            #expect(report.failure == nil)
        }
    }

    @Test func `Work on one executor shows an app whose result depends on its order`() async {
        await #expect(processExitsWith: .success) {
            OneExecutor.use()

            let findings = [try await finding(steps: mark(1), mark(2)), try await finding(steps: mark(1), .back)]

            findings.map { $0?.kind }.expect([.screens, nil])
        }
    }
}

private func mark(_ row: Int) -> Step {
    .inSection("List", .tapAction("Mark", of: .number(row)))
}

/// Returns the order in which 20 tasks run. None can run before all wait, because this function occupies the executor.
private func order(seed: UInt64?) async -> [Int] {
    OneExecutor.shuffle(seed: seed)
    return await withTaskGroup { group in
        for number in 0..<20 { group.addTask { @concurrent in number } }
        var finished: [Int] = []
        for await number in group { finished.append(number) }
        return finished
    }
}

/// Lets a random user loose on all patterns.
private func report(steps: Int) async throws -> Report {
    try await Run(patterns: Pattern.allCases, makeServices: AppServices.forScenarios).perform(steps)
}

/// Performs `steps` in one turn on two equal apps, with several seeds; returns the finding of the first that has one.
private func finding(steps: Step...) async throws -> Finding? {
    let turn = [steps[0]] + steps.dropFirst().map(Step.inSameTurn)
    let pattern = Pattern(name: "marking", title: "Marking") { MarkingApp($0, $1) }
    for seed: UInt64 in 1...10 {
        let subjects = try (1...2).map { _ in
            try Subject(pattern, ScenarioOptions(), makeServices: AppServices.forScenarios)
        }
        let apps = Lockstep(subjects, seed: seed)
        try await apps.launch()
        do throws(Finding) {
            _ = try await apps.perform(turn)
        } catch {
            return error
        }
        await apps.end()
    }
    return nil
}

/// An app that numbers its rows in the order in which the work of their marks ends.
private final class MarkingApp: Application {
    private let services: Services
    private let window: Window

    init(_ services: Services, _ window: Window) {
        (self.services, self.window) = (services, window)
    }

    func start() {
        let stack = NavigationStack()
        stack.push(MarkingView(services.clock))
        window.setRoot(stack)
    }

    func open(_ link: DeepLink) {}
}

private final class MarkingView: ViewController {
    let screen: Screen
    private let list = Section("List")
    private let work: Work<ExactText>
    private var lastNumber = 0

    init(_ clock: any AppClock) {
        screen = Screen("List", [.section(list)])
        work = Work(clock: clock)
        list.rows = ["1", "2"].map { Row(id: $0, title: "Row", actions: [Row.Action("Mark")]) }
        list.onAction = { [weak self] in self?.mark($1) }
    }

    private func mark(_ id: ExactText) {
        work.run(id) {
        } then: { [weak self] _ in
            self?.number(id)
        }
    }

    private func number(_ id: ExactText) {
        lastNumber += 1
        for index in list.rows.indices where list.rows[index].id == id { list.rows[index].mark = "\(lastNumber)" }
    }
}
