import Counting
import Foundation
import SwiftReader

extension Checks {
    /// The number of messages that make a list complete, unless fewer were recorded.
    private static let needed = 3

    /// Compares prediction.txt with the recording. A complete list gives points, right or wrong.
    func prediction(_ part: ExercisePart) throws -> Finding {
        let path = "\(Course.folder)/\(exercise.name)/prediction.txt"
        let predicted = MessageList.all(in: String(decoding: submission.files[path] ?? Data(), as: UTF8.self))
        let recording = workspace.tree.appending(path: part.recording ?? "")
        let recorded = MessageList.all(in: try String(contentsOf: recording, encoding: .utf8))
        let unknown = Set(predicted.keys).subtracting(workspace.patterns.map(\.name)).sorted()
        let sources = SourceTree(workspace.tree)
        var complete = 0
        var details = unknown.map { "“\($0):” is no heading of the start" }
        for pattern in workspace.patterns {
            let list = predicted[pattern.name] ?? MessageList()
            let expected = recorded[pattern.name] ?? MessageList()
            let files = try ["Shared", "Headless", pattern.module].flatMap { try sources.files(below: "Modules/\($0)") }
            let needed = min(Self.needed, expected.messages.count)
            let objection = list.objection(types: Set(files.flatMap(\.types).map(\.name)), needed: needed)
            if objection == nil { complete += 1 }
            details.append("\(pattern.title): \(objection ?? list.deviation(from: expected))")
        }
        return .counted(complete, of: workspace.patterns.count, "lists are complete", details)
    }
}

/// Messages in their order, such as `Device → LoginViewController.logIn()`.
struct MessageList: Equatable {
    var messages: [String] = []

    /// Reads lists, each after the name of its pattern and a colon.
    static func all(in text: String) -> [String: MessageList] {
        var (lists, pattern): ([String: MessageList], String) = ([:], "")
        for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasSuffix(":") {
                pattern = String(line.dropLast())
            } else if !line.isEmpty, !line.hasPrefix("#") {
                lists[pattern, default: MessageList()].messages.append(line.replacing("->", with: "→"))
            }
        }
        return lists
    }

    /// Returns why the list is not complete; `nil` if it is.
    func objection(types: Set<String>, needed: Int) -> String? {
        if messages.count < needed { return "\(messages.count) of at least \(needed) messages" }
        for (message, names) in zip(messages, messages.map(Self.types(of:))) {
            if names.count != 2 { return "“\(message)” is not of the form FROM -> TO" }
            if let name = names.first(where: { !types.contains($0) }) {
                return "there is no type “\(name)”, as in “\(message)”"
            }
        }
        return nil
    }

    /// Describes the first message that differs; of a message, only the types are compared.
    func deviation(from recorded: MessageList) -> String {
        let same = zip(messages, recorded.messages).prefix { Self.types(of: $0) == Self.types(of: $1) }.count
        switch (messages.dropFirst(same).first, recorded.messages.dropFirst(same).first) {
        case (nil, nil): return "as recorded"
        case (nil, let next?): return "message \(same + 1) is missing: recorded is \(next)"
        case (let extra?, nil): return "message \(same + 1) was not recorded: you wrote \(extra)"
        case (let mine?, let next?): return "message \(same + 1): you wrote \(mine), recorded is \(next)"
        }
    }

    /// Returns the types of a message, without its method.
    private static func types(of message: String) -> [String] {
        message.split(separator: "→").map { $0.prefix { $0 != "." }.trimmingCharacters(in: .whitespaces) }
    }
}
