/// A test in a report in the format of xUnit.
struct XUnitCase: Equatable, Sendable {
    /// The name, as `Module.Suite/name()`.
    let name: String
    var failures: [String] = []
    var isSkipped = false

    /// Reads the report of Swift Testing, which writes each element's start on a line of its own. Swift 6.3 does not
    /// escape names.
    static func all(in report: String) -> [XUnitCase] {
        var cases: [XUnitCase] = []
        for line in report.split(separator: "\n") {
            let line = line.drop { $0 == " " }
            if let test = line.wholeMatch(of: /<testcase classname="(.*)" name="(.*?)"( time="[^"]*")? \/?>/) {
                cases.append(XUnitCase(name: "\(test.1)/\(test.2)"))
            } else if let last = cases.indices.last {
                if let failure = line.wholeMatch(of: /<failure message="(.*)" \/>/) {
                    cases[last].failures.append(unescaped(String(failure.1)))
                }
                if line.hasPrefix("<skipped") { cases[last].isSkipped = true }
            }
        }
        return cases
    }

    private static func unescaped(_ text: String) -> String {
        [
            ("&#8594;", "→"), ("&#8220;", "“"), ("&#8221;", "”"), ("&#10;", " "), ("&quot;", "\""), ("&apos;", "'"),
            ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"),
        ]
        .reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
