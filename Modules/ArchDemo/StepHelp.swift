import Headless
import Scenarios
import Shared

/// The help on the steps, at the prompt and as `help steps`.
nonisolated enum StepHelp {
    /// Everything on one screen of 80 columns and 24 lines.
    static let overview = text(StepGuide.overview)

    /// The overview, or the steps that begin with `word`. Throws `StepFailure` where there are none.
    static func text(about word: String?) throws(StepFailure) -> String {
        guard let word else { return overview }
        let forms = StepGuide.forms(of: word.lowercased())
        if !forms.isEmpty { return text(forms) }
        let meant = NearMiss.suggestion(for: word, among: StepGuide.words)
        let advice = meant.map { "Did you mean “help \($0)”?" } ?? "“help” lists them."
        throw StepFailure("There is no step “\(word)”. \(advice)")
    }

    private static func text(_ forms: [StepGuide.Form]) -> String {
        Columns(rows: forms.map { ($0.form, $0.meaning) }).text
    }
}
