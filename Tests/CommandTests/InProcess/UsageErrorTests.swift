import Screens
import Shared
import Testing

@testable import AppCommand

@Suite("Wrong usage") @MainActor struct UsageErrorTests {
    @Test(arguments: [
        ([], "Choose a pattern with “--pattern”: \(patterns)."),
        (["--patern", "mvp"], "Unknown option “--patern”. Did you mean “--pattern”?"),
        (["--frobnicate"], "Unknown option “--frobnicate”."),
        (["--evil\u{1B}[2J\u{202E}"], "Unknown option “--evil\u{FFFD}[2J\u{FFFD}”."),
        (["--pattern"], "“--pattern” needs a value: \(patterns)."),
        (["--pattern", "--plain"], "“--pattern” needs a value: \(patterns)."),
        (["--pattern=mvp", "--data", "-v"], "“--data” needs a value: DIR."),
        (["--data="], "“--data” needs a value: DIR."),
        (["--plain=yes"], "“--plain” takes no value."),
        (
            ["--pattern", "vipr"],
            "“vipr” is not a value of “--pattern”: choose \(patterns). Did you mean “viper”?"
        ),
        (
            ["--pattern=viper,mvvp"],
            "“mvvp” is not a value of “--pattern”: choose \(patterns). Did you mean “mvp”?"
        ),
        (["--pattern=viper,mvp,viper"], "“viper” was given twice."),
        (
            ["--pattern=viper,mvp", "--data", "here"],
            "Patterns side by side run full screen, each on data of its own: leave out “--plain”, “--json”, “--scenario” "
                + "and “--data”."
        ),
        (
            ["--pattern=mvp", "--network=ftp"],
            "“ftp” is not a value of “--network”: choose sample, offline, live or http://HOST."
        ),
        (
            ["--pattern=mvp", "--network=http://[::1]:8080"],
            "“http://[::1]:8080” is an IPv6 address, which cannot be used here: write the host's name."
        ),
        (
            ["--pattern=mvp", "--network=http://127.1:8080"],
            "“http://127.1:8080” has a number for a host: write its name, or four numbers such as 127.0.0.1."
        ),
        (
            ["--pattern=mvp", "--latency", "-1"],
            "“-1” is not a latency: write seconds up to 999999999 with at most three decimals, such as 2 or 0.25."
        ),
        (
            ["--pattern=mvp", "--open=category/Cars"],
            "“category/Cars” is not a link into the app: write users, favorites, photos/12, or category/ and one of "
                + "Flowers, Cakes, Dresses, Venues, Electronics, Clothing, Fruits, Bakery, Drinks or Home. "
                + "Did you mean “category/Cakes”?"
        ),
        (
            ["--pattern=mvp", "--plain", "--scenario=a"],
            "“--plain” reads steps from standard input, “--scenario” from a file: choose one."
        ),
        (
            ["--pattern=mvp", "--open=Users"],
            "“Users” is not a link into the app: write \(DeepLink.forms). Did you mean “users”?"
        ),
        (["--pattern=mvp", "--pattern", "viper"], "“--pattern” was given twice."),
        (["--version", "extra"], "“run” does not take the argument “extra”."),
        (["run", "login.scenario"], "“run” does not take the argument “login.scenario”."),
        (["--pattern=mvp", "verify"], "Write the command first: “arch-demo verify”."),
    ])
    func `of run prints one sentence and a pointer to the help`(words: [String], message: String) {
        #expect(text(of: words) == "arch-demo: \(message)\nTry “arch-demo help run”.\n")
    }

    @Test(arguments: [
        (["verify", "--plain"], "“verify” does not take the option “--plain”.", "help verify"),
        (["verify", "--versoin"], "Unknown option “--versoin”. Did you mean “--verbose”?", "help verify"),
        (["patterns", "all"], "“patterns” does not take the argument “all”.", "help patterns"),
        (["patterns", "-v"], "“patterns” does not take the option “-v”.", "help patterns"),
        (["scenarios", "log", "in"], "“scenarios” does not take the argument “in”.", "help scenarios"),
        (["scenarios", "--jsn"], "Unknown option “--jsn”. Did you mean “--json”?", "help scenarios"),
        (["verfy"], "Unknown command “verfy”. Did you mean “verify”?", "help"),
        (["viper"], "Unknown command “viper”. Did you mean “--pattern viper”?", "help"),
        (["dance"], "Unknown command “dance”.", "help"),
        ([String(repeating: "a", count: 100_000)], "Unknown command “\(String(repeating: "a", count: 80))…”.", "help"),
        ([""], "Unknown command “”.", "help"),
        (["help", "scenario"], "Unknown command “scenario”. Did you mean “scenarios”?", "help"),
        (["help", "run", "verify"], "“help” does not take the argument “verify”.", "help help"),
    ])
    func `of another command points to its help`(words: [String], message: String, page: String) {
        #expect(text(of: words) == "arch-demo: \(message)\nTry “arch-demo \(page)”.\n")
    }

    @Test(arguments: [
        (
            "trace log-in --pattern viper",
            "--traits Trace --scratch-path .build/trace arch-lab trace log-in --pattern viper"
        ),
        ("compare --screens", "arch-lab compare --screens"), ("help bench", "arch-lab help bench"),
    ])
    func `of a command of the laboratory names the command line for it`(line: String, other: String) {
        let words = line.split(separator: " ").map(String.init)

        let command = words[0] == "help" ? words[1] : words[0]
        let message = "“\(command)” is a command of another program: use “swift run \(other)”."
        #expect(text(of: words) == "arch-demo: \(message)\nTry “arch-demo help”.\n")
    }
}

nonisolated private let patterns = Pattern.words.asAlternatives

@MainActor private func text(of words: [String]) -> String? {
    do throws(UsageError) {
        _ = try DemoCommands.program.parse(words)
        return nil
    } catch {
        return DemoCommands.program.text(of: error)
    }
}
