import Headless
import Scenarios
import Shared
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

        #expect(
            refusals == [
                nil, .noEffect(.rowWithoutChoice("Row")), .noEffect(.firstScreen),
                .impossible("This screen has no tabs."),
            ]
        )
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
        #expect(
            finding
                == Finding(
                    kind: .answers,
                    pattern: "Faulty",
                    message:
                        "“\(step)” differs: “Nothing happens: the row “Row” cannot be chosen.” on Sound, it works on Faulty."
                )
        )
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

        #expect(titles == ["Category feed", "Category feed", "Category feed"])
        #expect(refusals == [nil, nil, nil])
        await apps.end()
    }

    @Test func `Apps in lockstep name all patterns that break the same invariant`() async throws {
        let apps = try await launched([.staysBusy, nil, .staysBusy])

        let finding = await #expect(throws: Finding.self) {
            for step in [open, .tap(label: "Load"), .wait(.seconds(1))] { _ = try await apps.perform([step]) }
        }

        // The screens differ too, which is said first.
        #expect(finding?.kind == .screens)
        let both = try await launched([.staysBusy, .staysBusy])
        let same = await #expect(throws: Finding.self) {
            for step in [open, .tap(label: "Load"), .wait(.seconds(1))] { _ = try await both.perform([step]) }
        }
        #expect(
            same
                == Finding(
                    kind: .violation,
                    pattern: "Faulty, Faulty",
                    message: "“Detail” is busy, but no work is under way."
                )
        )
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
        #expect(finding?.pattern == odd)
        #expect(finding?.message == "The screens differ in line 3: \(texts).")
        await apps.end()
    }

    @Test(arguments: [
        (
            FaultyApp.Fault.sendsRequest, Counts.Kind.requests,
            "Requests for /search/photos differ: 0 on Sound, 1 on Faulty."
        ),
        (.writesRow, .rows, "Rows written to failed_attempts differ: 0 on Sound, 1 on Faulty."),
    ])
    func `Apps in lockstep differ in effects that no screen shows`(
        fault: FaultyApp.Fault,
        kind: Counts.Kind,
        message: String
    )
        async throws
    {
        let apps = try await launched([nil, fault])
        _ = try await apps.perform([open])

        let finding = await #expect(throws: Finding.self) { try await apps.perform([.tap(label: "Load")]) }

        #expect(finding == Finding(kind: .counts(kind), pattern: "Faulty", message: message))
        await apps.end()
    }

    @Test(arguments: [
        (Finding.Kind.screens, "MVP differs from the other patterns."),
        (.answers, "MVP differs from the other patterns."), (.counts(.rows), "MVP differs from the other patterns."),
        (.violation, "MVP breaks what must hold."), (.unsettled, "MVP does not end a step."),
    ])
    func `A finding has a verdict of its kind`(kind: Finding.Kind, verdict: String) {
        #expect(Finding(kind: kind, pattern: "MVP", message: "").verdict == verdict)
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
