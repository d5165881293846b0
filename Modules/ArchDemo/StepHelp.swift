import Headless
import Scenarios
import Shared

/// The help on the steps, for the prompt and `help steps`.
nonisolated enum StepHelp {
    /// All steps, on one screen of 80 columns and 24 lines.
    static let overview = text(StepGuide.overview)

    /// The overview, with the options of a scenario file.
    static let steps = text(StepGuide.overview + [StepGuide.option])

    /// Returns the page on `topic`; `nil` if there is none.
    static func page(on topic: String) -> String? {
        let forms = StepGuide.forms(of: topic.lowercased())
        return forms.isEmpty ? nil : text(forms)
    }

    /// Returns the page on `topic`, or the overview for `nil`. Throws `StepFailure` if there is no such page.
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
