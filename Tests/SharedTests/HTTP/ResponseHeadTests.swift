import Foundation
import Testing

@testable import Shared

@Suite struct `The head of a response` {
    @Test func `has the first value of each header, without spaces around it`() {
        let head = head(
            "HTTP/1.1 200 OK\r\n",
            "Content-Type:  text/plain \t\r\n",
            "A: 1\n",
            "a: 2\r\n",
            "B:\r\n",
            "\r\n"
        )

        #expect(head.fields == ["content-type": "text/plain", "a": "1", "b": ""])
        #expect(head.isComplete)
    }

    @Test func `is complete only after its empty line`() {
        #expect(!head().isComplete)
        #expect(!head("HTTP/1.1 200 OK\r\n", "A: 1\r\n").isComplete)
    }

    @Test func `begins again after a provisional one`() {
        let head = head("HTTP/1.1 103 Early Hints\r\n", "A: 1\r\n", "\r\n", "HTTP/1.1 200 OK\r\n", "B: 2\r\n")

        #expect(head.fields == ["b": "2"])
        #expect(!head.isComplete)
    }

    @Test func `contains no trailer`() {
        #expect(head("HTTP/1.1 200 OK\r\n", "A: 1\r\n", "\r\n", "B: 2\r\n").fields == ["a": "1"])
    }

    @Test(arguments: ["no colon\r\n", " folded: x\r\n", "a b: c\r\n", ": no name\r\n", "Ü: x\r\n"])
    func `ignores what is not a header`(line: String) {
        #expect(head("HTTP/1.1 200 OK\r\n", line).fields == [:])
    }

    private func head(_ lines: String...) -> ResponseHead {
        var head = ResponseHead()
        for line in lines {
            let isAccepted = head.add(Array(line.utf8))
            #expect(isAccepted)
        }
        return head
    }
}
