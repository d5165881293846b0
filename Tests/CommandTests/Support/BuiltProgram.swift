import Foundation

/// A built program, beside the bundle of these tests.
enum BuiltProgram: String {
    case demo = "arch-demo"
    case lab = "arch-lab"

    var path: String {
        let tests = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        var bundle = URL(filePath: tests)
        while bundle.pathExtension != "xctest", bundle.path != "/" { bundle.deleteLastPathComponent() }
        return bundle.deletingLastPathComponent().appending(path: rawValue).path
    }
}
