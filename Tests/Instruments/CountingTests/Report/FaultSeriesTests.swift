import Foundation
import TestSupport
import Testing

@testable import Counting

@Suite("A series of faults") struct FaultSeriesTests {
    @Test func `compares only the faults made under every pattern that has any`() throws {
        let series = try series([("01", "a", true), ("01", "b", false), ("02", "a", true), ("03", "b", true)])

        series.table.columns.expect(["caught by", "Pattern A", "Pattern B"])
        series.table.rows[1].expect(["roles' own tests", "1/1 (21–100)", "0/1 (0–79)"])
        #expect(series.comparedCount == 1)
        #expect(series.count == 3)
    }

    @Test func `leaves out a check that was not run`() throws {
        let series = try series([("01", "a", nil), ("02", "a", true)])

        series.table.rows[1...2].expect([["roles' own tests", "1/1 (21–100)"], ["leak checks", "–"]])
    }

    /// Returns a series in which only the roles' own tests were run, if at all.
    private func series(_ results: [(fault: String, pattern: String, tests: Bool?)]) throws -> FaultSeries {
        let objects = results.map { result in
            let tests = result.tests.map(String.init) ?? "null"
            return "{\"fault\": \"\(result.fault)\", \"pattern\": \"\(result.pattern)\", \"tests\": \(tests)}"
        }
        let json = Data("[\(objects.joined(separator: ","))]".utf8)
        let faults = try JSONDecoder().decode([Findings.Fault].self, from: json)
        return FaultSeries(faults, of: try SmallClone([:]).inventory(of: ["A", "B", "C"]).patterns)
    }
}
