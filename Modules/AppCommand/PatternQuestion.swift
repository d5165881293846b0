import Screens
import Terminal

/// The question at a terminal which pattern is to build the app.
struct PatternQuestion {
    private let input = LineInput()

    /// Asks until a line names patterns; returns none if the user quits.
    func answer() async throws(InputFailure) -> [Pattern] {
        let rows = Pattern.allCases.map { ($0.name, $0.title + ($0.isBaseline ? ", the baseline" : "")) }
        Output.messages.write(
            """
            Type a pattern, or several with commas between to see them side by side.
            \(Columns(rows: rows).text)\
            “arch-demo --pattern NAME” starts one directly, “quit” ends.

            """
        )
        while let line = try await input.nextLine(prompt: "> ") {
            if (try? PromptCommand(line)) == .quit { return [] }
            let words = line.filter { !$0.isWhitespace }
            guard !words.isEmpty else { continue }
            do throws(UsageError) {
                return try Pattern.list(words)
            } catch {
                Output.messages.write("arch-demo: \(error.message)\n")
            }
        }
        return []
    }
}
