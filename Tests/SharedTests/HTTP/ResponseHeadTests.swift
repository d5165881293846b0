import Foundation
import TestSupport
import Testing

@testable import Shared

@Suite("The head of a response") struct ResponseHeadTests {
    @Test func `has the first value of each header, without spaces around it, and nothing that is not a header`() {
        let head = head(
            "HTTP/1.1 200 OK\r\n",
            "Content-Type:  text/plain \t\r\n",
            "A: 1\n",
            "a: 2\r\n",
            "B:\r\n",
            "no colon\r\n",
            " folded: x\r\n",
            "a b: c\r\n",
            ": no name\r\n",
            "Ü: x\r\n",
            "\r\n"
        )

        #expect(head.fields == ["content-type": "text/plain", "a": "1", "b": ""])
        #expect(head.isComplete)
    }

    @Test func `is complete only after its empty line, begins again after a provisional one and contains no trailer`() {
        let heads = [
            head(), head("HTTP/1.1 200 OK\r\n", "A: 1\r\n"),
            head("HTTP/1.1 103 Early Hints\r\n", "A: 1\r\n", "\r\n", "HTTP/1.1 200 OK\r\n", "B: 2\r\n"),
            head("HTTP/1.1 200 OK\r\n", "A: 1\r\n", "\r\n", "B: 2\r\n"),
        ]

        heads.map(\.isComplete).expect([false, false, false, true])
        heads.map(\.fields).expect([[:], ["a": "1"], ["b": "2"], ["a": "1"]])
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
