import Headless
import Scenarios
import Shared
import TestSupport
import Testing

@testable import AppCommand
@testable import Monkey

struct LockstepTests {
    private let open = Step.tap(label: "Open")

    @Test(
        arguments: [
            ([nil, .misspells], "Faulty", "Sound"), ([.misspells, nil], "Sound", "Faulty"),
            ([.misspells, nil, nil], "Faulty", "Sound"), ([nil, .misspells, nil], "Faulty", "Sound"),
            ([nil, nil, .misspells], "Faulty", "Sound"), ([.misspells, .misspells, nil], "Sound", "Faulty"),
            ([nil, nil, nil, .misspells], "Faulty", "Sound"),
        ] as [([FaultyApp.Fault?], String, String)]
    )
    func `Apps in lockstep blame the one that differs, or the second of two`(
        faults: [FaultyApp.Fault?],
        odd: String,
        other: String
    ) async throws {
        let apps = try await launched(faults)
        let lines = ["Sound": "“  [Load]”", "Faulty": "“    ^ Misspelt”"]

        let finding = await #expect(throws: Finding.self) {
            for step in [open, .type(label: "Name", text: "   ")] { _ = try await apps.perform([step]) }
        }

        let texts = [other, odd].map { "\(lines[$0] ?? "") on \($0)" }.joined(separator: ", ")
        #expect(finding == Finding(kind: .screens, pattern: odd, message: "The screens differ in line 3: \(texts)."))
        await apps.end()
    }

    @Test func `Apps in lockstep name all patterns that break the same invariant`() async throws {
        let apps = try await launched([.staysBusy, .staysBusy])

        let finding = await #expect(throws: Finding.self) {
            for step in [open, .tap(label: "Load"), .wait(.seconds(1))] { _ = try await apps.perform([step]) }
        }

        #expect(finding?.kind == .violation)
        #expect(finding?.pattern == "Faulty, Faulty")
        await apps.end()
    }

    private func launched(_ faults: [FaultyApp.Fault?]) async throws -> Lockstep {
        let apps = Lockstep(
            try faults.map {
                try Subject(FaultyApp.pattern($0), ScenarioOptions(), makeServices: AppServices.forScenarios)
            }
        )
        try await apps.launch()
        return apps
    }
}
