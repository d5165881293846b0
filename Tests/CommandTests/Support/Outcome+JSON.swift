import Foundation

extension Sandbox.Outcome {
    /// Standard output as the one JSON value that it is.
    func decoded() throws -> NSObject {
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? NSObject ?? NSNull()
    }
}
