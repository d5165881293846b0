import Foundation

extension Sandbox.Outcome {
    /// Decodes standard output as a single JSON value.
    func decoded() throws -> NSObject {
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? NSObject ?? NSNull()
    }
}
