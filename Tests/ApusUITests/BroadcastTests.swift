import ApusUI
import Foundation
import Synchronization
import Testing

@testable import ViewGraph

@Suite struct BroadcastTests {
  @Test func whatIsPostedReachesWhoListensToThatTopic() async {
    let topic = "topic-\(UUID())"
    let numbers = Broadcast.values(of: Int.self, on: topic)
    let others = Broadcast.values(of: Int.self, on: topic + "-other")
    Broadcast.post(1, on: topic)
    Broadcast.post("of another type", on: topic)
    Broadcast.post(2, on: topic)
    Broadcast.post(3, on: topic + "-other")
    var iterator = numbers.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 2)
    var other = others.makeAsyncIterator()
    #expect(await other.next() == 3)
  }

  @Test func whoNoLongerListensIsForgotten() async {
    let broadcasts = Broadcasts()
    let end = broadcasts.listen(to: "a") { _ in }
    #expect(broadcasts.count == 1)
    end()
    #expect(broadcasts.count == 0)
  }

  @Test func whatOthersPostIsNotSentBackToThem() {
    let broadcasts = Broadcasts()
    let heard = Mutex<[String]>([])
    let sent = Mutex<[String]>([])
    broadcasts.send = { topic, _ in sent.withLock { $0.append(topic) } }
    let end = broadcasts.listen(to: "a") { data in
      heard.withLock { $0.append(String(decoding: data, as: UTF8.self)) }
    }
    broadcasts.receive(Data("theirs".utf8), on: "a")
    broadcasts.post(Data("ours".utf8), on: "a")
    end()
    #expect(heard.withLock { $0 } == ["theirs", "ours"])
    #expect(sent.withLock { $0 } == ["a"])
  }
}
