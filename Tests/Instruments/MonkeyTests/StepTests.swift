import Headless
import Scenarios
import Shared
import Testing

@testable import Monkey

struct StepTests {
    private nonisolated static let one = Step.tap(label: "1"), two = Step.tap(label: "2")

    @Test(
        arguments: [
            (.tapRow(.number(1)), .tapRow(.number(2))),
            (.tapAction("Like", of: .number(2)), .tapAction("Like", of: .number(3))),
            (.inSection("List", .tapRow(.number(1))), .inSection("List", .tapRow(.number(2)))),
            (.inSection("List", .tap(label: "Add")), nil), (.tapRow(.title("Row")), nil), (.back, nil),
        ] as [(Step, Step?)]
    )
    func `Steps on a row have the same on the next one`(step: Step, next: Step?) {
        #expect(step.onNextRow == next)
    }

    @Test(
        arguments: [
            ([], []), ([one], [[one]]), ([one, two], [[one], [two]]),
            ([one, .inSameTurn(two), .inSameTurn(one), two], [[one, .inSameTurn(two), .inSameTurn(one)], [two]]),
            ([.inSameTurn(one), .inSameTurn(two)], [[.inSameTurn(one), .inSameTurn(two)]]),
        ] as [([Step], [[Step]])]
    )
    func `Steps share a turn with the step before them only if they say so`(steps: [Step], turns: [[Step]]) {
        #expect(steps.turns == turns)
    }

    @Test(
        arguments: [
            ([one], true), ([.tapAction("Like", of: .number(1))], true), ([one, .inSameTurn(two)], false),
            ([.tapAction("Like", of: .number(1)), .inSameTurn(.tapAction("Like", of: .number(2)))], true),
            ([.inSection("List", .tapAction("Like", of: .number(1))), .inSameTurn(.back)], false),
        ] as [([Step], Bool)]
    )
    func `Steps of one turn may work in any order if each is an action of a row`(turn: [Step], inAnyOrder: Bool) {
        #expect(turn.hasWorkInAnyOrder == inAnyOrder)
    }

    @Test(
        arguments: [
            ([.tap(label: "Log out"), .inSameTurn(.refresh)], true),
            ([.inSection("Photos", .tap(label: "Retry")), .inSameTurn(.tap(label: "Log out"))], true),
            ([.tap(label: "Log out"), .inSameTurn(.tap(label: "Log out"))], false),
            ([.scrollToEnd, .inSameTurn(.tap(label: "Delete"))], true),
            ([.tapAction("Like", of: .number(1)), .inSameTurn(.open(.users))], true),
            ([.tapAction("Like", of: .number(1)), .inSameTurn(.tap(label: "Log out"))], false),
            ([.refresh, .inSameTurn(.back)], false),
        ] as [([Step], Bool)]
    )
    func `A turn may end in several ways if it loads and removes, or if a link and a like may fail`(
        turn: [Step],
        severalWays: Bool
    ) {
        #expect(turn.mayEndInSeveralWays == severalWays)
    }
}
