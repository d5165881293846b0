import Shared
import Testing

@Suite struct `Decimal seconds` {
    @Test(arguments: [
        ("0", 0), ("2", 2000), ("1.9", 1900), ("0.1", 100), ("0.025", 25), ("0.001", 1), ("007", 7000),
        ("999999999.999", 999_999_999_999),
    ])
    func `are exact to the millisecond`(text: String, milliseconds: Int) {
        #expect(Duration(decimalSeconds: text) == .milliseconds(milliseconds))
    }

    @Test(arguments: [
        "", "-1", "+1", "nan", "inf", "1e3", "0x10", ".", ".5", "1.", "1.2.3", "1,5", " 1", "0.0001", "٣", "1000000000",
    ])
    func `accept no other text`(text: String) {
        #expect(Duration(decimalSeconds: text) == nil)
    }
}
