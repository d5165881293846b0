import Headless
import Scenarios
import Shared

/// The help on the steps, at the prompt and as `help steps`.
nonisolated enum StepHelp {
    /// All steps, on one screen of 80 columns and 24 lines.
    static let overview = text(StepGuide.overview)

    /// The overview, with what a scenario file may hold besides.
    static let steps = text(StepGuide.overview + [StepGuide.option])

    /// The page on `topic`, or `nil` where there is none.
    static func page(on topic: String) -> String? {
        let forms = StepGuide.forms(of: topic.lowercased())
        return forms.isEmpty ? nil : text(forms)
    }

    /// The overview, or the page on `topic`. Throws `StepFailure` where there is none.
    static func text(about topic: String?) throws(StepFailure) -> String {
        guard let topic else { return overview }
        if let page = page(on: topic) { return page }
        let meant =
            StepSynonyms.steps(for: topic)?.first.map { String($0.prefix { $0 != " " }) }
            ?? NearMiss.suggestion(for: topic, among: StepGuide.topics)
        let advice = meant.map { "Did you mean “help \($0)”?" } ?? "“help” lists them."
        throw StepFailure("There is no step “\(topic)”. \(advice)")
    }

    private static func text(_ forms: [StepGuide.Form]) -> String {
        Columns(rows: forms.map { ($0.form, $0.meaning) }).text
    }
}
