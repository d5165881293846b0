import Headless
import Scenarios
import Shared
import TestSupport
import Testing

@testable import ArchDemo
@testable import Monkey

struct LockstepTests {
    private let open = Step.tap(label: "Open"), add = Step.inSection("List", .tap(label: "Add"))
    private let choose = Step.inSection("List", .tapRow(.number(1)))

    @Test func `Apps in lockstep return the reason why each step of a turn did nothing`() async throws {
        let apps = try await launched([nil, nil])

        let refusals = try await apps.perform([
            add, .inSameTurn(choose), .inSameTurn(.back), .inSameTurn(.tab("Users")),
        ])

        refusals.expect([
            nil, .noEffect(.rowWithoutChoice("Row")), .noEffect(.firstScreen),
            .impossible("This screen has no tabs."),
        ])
        await apps.end()
    }

    @Test(arguments: [false, true])
    func `Apps in lockstep differ if one allows a step, in a turn of its own or in the same one`(isInSameTurn: Bool)
        async throws
    {
        let apps = try await launched([nil, .choosesRow])
        let turns = isInSameTurn ? [[add, .inSameTurn(choose)]] : [[add], [choose]]

        let finding = await #expect(throws: Finding.self) {
            for turn in turns { _ = try await apps.perform(turn) }
        }

        let step = isInSameTurn ? #"+ in "List" tap row 1"# : #"in "List" tap row 1"#
        let answers = "“Nothing happens: the row “Row” cannot be chosen.” on Sound, it works on Faulty."
        #expect(finding == Finding(kind: .answers, pattern: "Faulty", message: "“\(step)” differs: \(answers)"))
        await apps.end()
    }

    @Test func `Apps in lockstep perform the steps chosen on the first device, until none is`() async throws {
        let apps = try await launched([nil, nil])
        var titles: [String] = []
        var chosen = [Step.inSameTurn(.tap(label: "Ask")), .inSameTurn(.type(label: "Name", text: "Ann"))]

        let refusals = try await apps.perform([open]) { device in
            titles.append(device.screenName)
            return chosen.popLast()
        }

        titles.expect(["Category feed", "Category feed", "Category feed"])
        refusals.expect([nil, nil, nil])
        await apps.end()
    }

    @Test(
        arguments: [
            ([.staysBusy, .staysBusy], .violation, "Faulty, Faulty", "“Detail” is busy, but no work is under way."),
            (
                [.staysBusy, nil, .staysBusy], .screens, "Sound",
                "The screens differ in line 1: “= Detail …” on Faulty, “= Detail” on Sound."
            ),
        ] as [([FaultyApp.Fault?], Finding.Kind, String, String)]
    )
    func `Apps in lockstep name all patterns that break the same invariant, unless their screens differ too`(
        faults: [FaultyApp.Fault?],
        kind: Finding.Kind,
        pattern: String,
        message: String
    ) async throws {
        let apps = try await launched(faults)

        let finding = await #expect(throws: Finding.self) {
            for step in [open, .tap(label: "Load"), .wait(.seconds(1))] { _ = try await apps.perform([step]) }
        }

        #expect(finding == Finding(kind: kind, pattern: pattern, message: message))
    }

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
        _ = try await apps.perform([open])

        let finding = await #expect(throws: Finding.self) {
            try await apps.perform([.type(label: "Name", text: "   ")])
        }

        let lines = ["Sound": "“  [Load]”", "Faulty": "“    ^ Misspelt”"]
        let texts = "\(lines[other] ?? "") on \(other), \(lines[odd] ?? "") on \(odd)"
        let message = "The screens differ in line 3: \(texts)."
        #expect(finding == Finding(kind: .screens, pattern: odd, message: message))
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
