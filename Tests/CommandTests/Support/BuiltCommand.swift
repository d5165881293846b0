import Foundation

/// The built command, beside the bundle of these tests.
enum BuiltCommand {
    static var path: String {
        let tests = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        var bundle = URL(filePath: tests)
        while bundle.pathExtension != "xctest", bundle.path != "/" { bundle.deleteLastPathComponent() }
        return bundle.deletingLastPathComponent().appending(path: "arch-demo").path
    }
}
