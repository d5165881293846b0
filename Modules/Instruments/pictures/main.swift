import Foundation
import SVG

// Draws pictures of `arch-demo` in a terminal as SVG. Arguments: the paths of the program, of one built with the trait
// `Trace`, and of the folder to write to.

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 3 else {
    print("usage: pictures ARCH-DEMO TRACED-ARCH-DEMO FOLDER")
    exit(64)
}
let folder = URL(filePath: arguments[2], directoryHint: .isDirectory)

do {
    for (name, picture) in try Tour.pictures(of: arguments[0]) + Walk.pictures(of: arguments[1]) {
        try picture.svg.write(to: folder.appending(path: "\(name).svg"), atomically: true, encoding: .utf8)
    }
} catch {
    FileHandle.standardError.write(Data("pictures: \(error)\n".utf8))
    exit(1)
}
