import Foundation

/// A shell with job control that runs the command as a job. Whenever the job is stopped it performs the next line that
/// is typed; it exits with the job's status.
enum JobShell {
    /// Returns the launcher of the command. After `stty tostop` only a foreground job may write.
    static func launcher(inBackground: Bool = false, after setting: String = "stty -tostop") -> [String] {
        // Not a loop: the shell leaves it when a job is stopped. Its status is then 128 and the signal.
        let script = """
            perform() {
                [ $1 = \(128 + SIGTSTP) ] || [ $1 = \(128 + SIGTTOU) ] || exit $1
                echo '(stopped)'
                read -r line
                eval "$line" > /dev/null
                perform $?
            }
            set -m
            \(setting)
            "$0" "$@" \(inBackground ? "& wait %1" : "")
            perform $?
            """
        return ["/bin/bash", "-c", script]
    }

    /// Sends the stopped job a signal with `command`, and exits once it has ended.
    static func end(by command: String) -> String {
        "\(command) %1; wait -f %1; exit\n"
    }

    /// What the shell prints when the job is stopped.
    static let stopped = "(stopped)\r\n"

    /// Continues the job in the background, and waits until it is stopped again.
    static let background = "bg; wait %1\n"
}
