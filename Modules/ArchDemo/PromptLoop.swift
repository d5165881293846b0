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
        await stage.settle()
        try stage.showScreen()
        var number = 0
        while let line = try await input.nextLine(prompt: "> ") {
            number += 1
            if ["exit", "quit"].contains(line) { break }
            do {
                guard let step = try await step(line) else { continue }
                try await player.perform(step)
                await stage.settle()
                try stage.showScreen()
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
            Type a step, such as: type "Email" "ibrar@elgrocer.com" · type "Password" · tap "Log in" · back · quit
            A password is best left out: type "Password" asks for it unseen.


            """
        )
    }

    /// The step that `line` gives, with the text asked for that a person left out.
    private func step(_ line: String) async throws -> Step? {
        let step = try ScenarioParser.parseStep(line, asksForText: input.isInteractive)
        guard case .type(let label, text: nil) = step else { return step }
        let text =
            try field(label).isSecure
            ? try await HiddenEntry(input).nextLine(prompt: "\(label): ")
            : try await input.nextLine(prompt: "\(label): ")
        return text.map { Step.type(label: label, text: $0) }
    }

    /// The field that a text is to be asked for: a misspelled one is told of before anything is typed for all to see.
    private func field(_ label: String) throws(StepFailure) -> Field {
        do throws(DeviceError) {
            return try stage.device.field(label)
        } catch {
            throw StepFailure(error.message)
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
