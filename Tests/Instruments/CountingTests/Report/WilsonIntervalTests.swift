import Testing

@testable import Counting

@Suite("A Wilson interval") struct WilsonIntervalTests {
    @Test(
        arguments: [
            (14, 17, "59–94"), (0, 10, "0–28"), (10, 10, "72–100"), (5, 10, "24–76"), (1, 1, "21–100"),
        ]
    )
    func `contains the share with 95 % confidence`(count: Int, total: Int, percent: String) {
        #expect(WilsonInterval(of: count, in: total).percent == percent)
    }
}
