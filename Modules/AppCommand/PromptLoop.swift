import Headless
import Scenarios
import Shared
import Terminal

/// Reads steps from standard input, one per line, and shows the screen after each.
///
/// After a failed step a user at a terminal can try again; from a pipe the loop ends.
struct PromptLoop {
    private let stage: LiveStage
    private let player: ScenarioPlayer
    private let input: LineInput

    init(stage: LiveStage, input: LineInput) {
        self.stage = stage
        self.input = input
        player = ScenarioPlayer(stage: stage)
    }

    func run() async throws -> ExitStatus {
        try await input.unseen {
            await withProgress { await stage.settle() }
            greet()
            try stage.showScreen()
        }
        var number = 0
        var history = PromptHistory()
        while let typed = try await input.nextLine(prompt: "> ") {
            number += 1
            let line = input.isInteractive ? history.line(typed) : typed
            if line != typed { Output.messages.write("\(line.displayable)\n") }
            do {
                switch try PromptCommand(line) {
                case .quit: return .done
                case .help(let topic): showHelp(try StepHelp.text(about: topic))
                case nil: try await perform(line, number: &number)
                }
            } catch {
                let place = input.isInteractive ? "" : "line \(number): "
                Output.messages.write("arch-demo: \(place)\(Self.message(error))\n")
                if !input.isInteractive { return .failed }
            }
        }
        return .done
    }

    private func greet() {
        guard input.isInteractive else { return }
        let login = SeedAccounts.suggestion
        let steps = """
            To log in, type these three lines; the password asked for is \(login.password):
              type "Email" "\(login.email)"
              type "Password"
              tap "Log in"

            """
        Output.messages.write(
            """
            Type a step. “help” lists them, “help signs” explains the screen, “quit” ends.
            ↑ and Enter repeat the line before.
            \(stage.device.screen?.title == "Log in" ? steps : "")

            """
        )
    }

    /// Writes help: to standard output from a pipe, to standard error interactively or with JSON.
    private func showHelp(_ text: String) {
        (input.isInteractive || stage.options.isJSON ? Output.messages : Output.results).write(text)
    }

    /// Performs the step and the steps that have arrived for the same turn; counts their lines in `number`.
    private func perform(_ text: String, number: inout Int) async throws {
        guard let step = try parse(text, number: number) else { return }
        guard !step.isInSameTurn else { throw StepFailure("“+” needs the step before it: write both lines at once.") }
        guard let step = try await complete(step) else { return }
        let noEffect = try await input.unseen {
            let noEffect = try await withProgress {
                var noEffect = try await player.perform(step)
                while let text = try input.lineAtOnce(beginningWith: "+") {
                    number += 1
                    if let step = try parse(text, number: number) { noEffect = try await player.perform(step) }
                }
                await stage.settle()
                return noEffect
            }
            try stage.showScreen()
            return noEffect
        }
        if let noEffect, input.isInteractive { Output.messages.write("\(noEffect.message.displayable)\n") }
    }

    /// Returns the step of a line; `nil` for a comment. Echoes the line if it comes from a pipe.
    private func parse(_ text: String, number: Int) throws(ScenarioError) -> Step? {
        let context: StepContext = input.isInteractive ? .keyboard : .pipe
        guard let line = try ScenarioParser.parseStep(text, number: number, from: context) else { return nil }
        let step = line.step.withLabels(of: stage.device)
        if !input.isInteractive { stage.echo(step.masked(on: stage.device)?.source ?? line.source) }
        return step
    }

    /// Calls `body` while progress is shown.
    private func withProgress<Result, Failure>(
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        guard input.isInteractive, stage.options.showsScreens, Output.messages.allowsAnimation else {
            return try await body()
        }
        return try await Spinner.turn(during: body)
    }

    /// Asks for the missing text and returns the complete step; `nil` at the end of the input.
    private func complete(_ step: Step) async throws -> Step? {
        guard case .type(let label, text: nil) = step else { return step }
        let text =
            try field(label).isSecure
            ? try await input.nextHiddenLine(prompt: "\(label): ")
            : try await input.nextLine(prompt: "\(label): ")
        return text.map { Step.type(label: label, text: $0) }
    }

    /// Returns the field to ask for. Throws before the user types anything if the step cannot succeed.
    private func field(_ label: String) throws(StepFailure) -> Field {
        do throws(DeviceError) {
            return try stage.device.editableField(label)
        } catch {
            throw StepFailure(error, on: stage.device)
        }
    }

    private static func message(_ error: any Error) -> String {
        switch error {
        case let failure as StepFailure: failure.message.displayable
        case let error as ScenarioError: error.description.displayable
        default: CommandFailure(error).message
        }
    }
}
