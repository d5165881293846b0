import Shared
import Testing

@Suite("Decimal seconds") struct DurationDecimalTests {
    @Test(
        arguments: [
            ("0", 0), ("2", 2000), ("1.9", 1900), ("0.1", 100), ("0.025", 25), ("0.001", 1), ("007", 7000),
            ("999999999.999", 999_999_999_999), ("", nil), ("-1", nil), ("+1", nil), ("nan", nil), ("inf", nil),
            ("1e3", nil), ("0x10", nil), (".", nil), (".5", nil), ("1.", nil), ("1.2.3", nil), ("1,5", nil),
            (" 1", nil), ("0.0001", nil), ("٣", nil), ("1000000000", nil),
        ] as [(String, Int?)]
    )
    func `are exact to the millisecond, and no other text`(text: String, milliseconds: Int?) {
        #expect(Duration(decimalSeconds: text) == milliseconds.map { .milliseconds($0) })
    }
}
