import Dispatch
import Foundation
import Hummingbird
import Logging
import NIOCore
import VisitorRooms
import Synchronization
import WebHost
import WebServer

/// A site that does what its tests ask for: it answers, echoes, dies, hangs.
@MainActor final class FixtureSite: Site {
  let context: ServerContext

  init(context: ServerContext) { self.context = context }

  func respond(to request: PageRequest) -> PageResponse {
    switch request.path {
    case "/pid": return .text("\(getpid())")
    case "/direct": return .text("\(MainLoop.isDirect)")
    case "/timers": return .text(Timers.report)
    case "/trap": fatalError("asked to")
    case "/poison":
      let fingerprint: UInt64 = 0xF00D
      if Quarantine.holds(fingerprint) { return .text("quarantined") }
      return Quarantine.running(fingerprint) { fatalError("poison") }
    case "/hang":
      while true { Thread.sleep(forTimeInterval: 1) }
    default:
      return .text("\(request.method.rawValue) \(request.path) \(String(buffer: request.body))")
    }
  }

  func drain() {}

  func connect(
    _ request: SocketRequest, socket: any SocketConnection
  ) -> (any SocketReceiver)? {
    EchoReceiver(socket: socket)
  }
}

@MainActor final class EchoReceiver: SocketReceiver {
  let socket: any SocketConnection

  init(socket: any SocketConnection) { self.socket = socket }

  func received(_ text: ByteBuffer) {
    MainActor.assertIsolated()
    socket.send(text)
  }

  func closed(code: UInt16) {}
}

/// What has to go on working while the event loop holds the main thread.
@MainActor enum Timers {
  static var fired: Set<String> = []
  static var report: String { fired.sorted().joined(separator: " ") }

  static func start() {
    DispatchQueue.main.async { MainActor.assumeIsolated { _ = fired.insert("queue") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      MainActor.assumeIsolated { _ = fired.insert("queue-after") }
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
      MainActor.assumeIsolated { _ = fired.insert("timer") }
    }
    Task {
      try await Task.sleep(for: .milliseconds(10))
      MainActor.assertIsolated()
      fired.insert("sleep")
    }
    Task.detached {
      await MainActor.run { _ = fired.insert("detached") }
    }
  }
}

let variables = ProcessInfo.processInfo.environment
if variables["APUS_WORKER"] == "room", let seed = variables["HOSTILE_ROOM"].flatMap(UInt64.init) {
  HostileRoom.run(seed: seed)
}

serve { context in
  Timers.start()
  return FixtureSite(context: context)
}
