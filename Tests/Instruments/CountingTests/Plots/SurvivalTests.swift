import TestSupport
import Testing

@testable import Counting

@Suite("The survival of runs") struct SurvivalTests {
    @Test func `falls at each finding and never rises`() {
        let survival = Survival([30, nil, 7, 7])

        [6, 7, 29, 30, 20_000].map(survival.share(after:)).expect([1, 0.5, 0.5, 0.25, 0.25])
    }

    @Test(
        arguments: [
            ([30, nil, 7, 20], 20), ([30, nil, 7, nil], 30), ([7, nil, nil, nil], nil), ([1, 2, 3, 4, 5, nil], 3),
            ([], nil),
        ] as [([Int?], Int?)]
    )
    func `has as median the step after which half have found something`(steps: [Int?], median: Int?) {
        #expect(Survival(steps).median == median)
    }
}
