import Headless
import Scenarios
import Screens
import TestSupport
import Testing

@testable import AppCommand
@testable import Monkey

/// Each test runs in a process of its own, because one executor stays in use until the process ends.
@Suite(.enabled(if: OneExecutor.isSupported, "Only on Linux does work run on one executor."))
struct WorkOrderTests {
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
    try await Run(patterns: Pattern.allCases, watchdog: .patient, makeServices: AppServices.forScenarios).perform(steps)
}

/// Performs `steps` in one turn on two equal apps, with several seeds; returns the finding of the first that has one.
private func finding(steps: Step...) async throws -> Finding? {
    let turn = [steps[0]] + steps.dropFirst().map(Step.inSameTurn)
    let pattern = FaultyApp.pattern(.numbersMarks)
    for seed: UInt64 in 1...10 {
        let subjects = try (1...2).map { _ in
            try Subject(pattern, ScenarioOptions(), makeServices: AppServices.forScenarios)
        }
        let apps = Lockstep(subjects, seed: seed)
        try await apps.launch()
        for _ in 1...2 { _ = try await apps.perform([.inSection("List", .tap(label: "Add"))]) }
        do throws(Finding) {
            _ = try await apps.perform(turn)
        } catch {
            return error
        }
        await apps.end()
    }
    return nil
}
