import Headless
import Scenarios
import Shared
import Terminal

/// Reads steps from standard input, one a line, and shows the screen after each.
///
/// A person gets another try after a step that failed; from a pipe it ends the loop.
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
        greet()
        try await showSettledScreen()
        var number = 0
        while let line = try await input.nextLine(prompt: "> ") {
            number += 1
            do {
                switch PromptCommand(line) {
                case .quit: return .done
                case .help(let word): Output.messages.write(try StepHelp.text(about: word))
                case nil: try await perform(line, number: number)
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
        Output.messages.write(
            """
            Type a step, such as: tap "Sign up" · back · help · quit
            To log in: type "Email" "ibrar@elgrocer.com", then type "Password",
            which asks for ibrar1234 and does not show it, then tap "Log in"


            """
        )
    }

    private func perform(_ text: String, number: Int) async throws {
        let context: StepContext = input.isInteractive ? .keyboard : .pipe
        guard let line = try ScenarioParser.parseStep(text, number: number, from: context) else { return }
        if !input.isInteractive { stage.echo(line.source) }
        guard let step = try await complete(line.step.withLabels(of: stage.device)) else { return }
        let noEffect = try await player.perform(step)
        try await showSettledScreen()
        if let noEffect, input.isInteractive { Output.messages.write("\(noEffect.message.displayable)\n") }
    }

    private func showSettledScreen() async throws {
        if input.isInteractive, stage.showsProgress {
            await Spinner().turn { await stage.settle() }
        } else {
            await stage.settle()
        }
        try stage.showScreen()
    }

    /// The step with the text asked for that a person left out, or `nil` where the input ends before.
    private func complete(_ step: Step) async throws -> Step? {
        guard case .type(let label, text: nil) = step else { return step }
        let text =
            try field(label).isSecure
            ? try await HiddenEntry(input).nextLine(prompt: "\(label): ")
            : try await input.nextLine(prompt: "\(label): ")
        return text.map { Step.type(label: label, text: $0) }
    }

    /// The field that a text is to be asked for: a step that cannot succeed fails before anything is typed.
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
