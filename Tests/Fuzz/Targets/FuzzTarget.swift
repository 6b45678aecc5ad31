// Only a debug build lets tests see what is inside of a module.
#if DEBUG
  import ApusUI
  import Crypto
  import Foundation
  import Hummingbird
  import NIOCore
  import NIOEmbedded
  import ViewGraph

  @testable import PageProtocol
  @testable import VisitorRooms
  @testable import StrictWebSocket
  @testable import WebHost
  @testable import WebServer

  /// What reads bytes that anybody may have sent, one for each way in.
  ///
  /// Each traps if what must be true of any bytes is not.
  @MainActor
  public enum FuzzTarget: String, CaseIterable, Sendable {
    /// Frames of a browser's socket.
    case frames
    /// Frames between the front and a room.
    case rooms
    /// Messages of a page.
    case events
    /// Events that a page posts before its socket is open.
    case posted
    /// Signed tokens, and the cookies that hold them.
    case tokens
    /// Texts in a page.
    case text
    /// Files of sessions.
    case kept
    /// Languages, zones and other hints of a browser.
    case languages
    /// The first bytes of uploaded files.
    case uploads

    public func run(_ bytes: UnsafeRawBufferPointer) {
      switch self {
      case .frames: readFrames(bytes)
      case .rooms: readRoomFrames(bytes)
      case .events: readEvent(bytes)
      case .posted: _ = PostedEvents(ByteBuffer(bytes: bytes))
      case .tokens: readToken(bytes)
      case .text: drawText(bytes)
      case .kept: readKept(bytes)
      case .languages: readHints(bytes)
      case .uploads: _ = DetectedFileType(firstBytes: Array(bytes.prefix(64)))
      }
    }

    private static let signer = TokenSigner(current: SymmetricKey(data: Data(0..<32)))

    /// However the bytes are cut, the socket says the same.
    private func readFrames(_ bytes: UnsafeRawBufferPointer) {
      func events(cutAt place: Int) -> [String] {
        let (channel, notes) = (EmbeddedChannel(), SocketNotes())
        let socket = WebSocketHandler(
          delegate: notes, limits: WebSocketLimits(frame: 4096), rules: .all)
        try! channel.pipeline.syncOperations.addHandler(socket)
        try! channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        for part in [bytes.prefix(place), bytes.dropFirst(place)] {
          _ = try? channel.writeInbound(ByteBuffer(bytes: part))
        }
        _ = try? channel.finish(acceptAlreadyClosed: true)
        return notes.lines.filter { !$0.hasPrefix("closed") }
      }
      let whole = events(cutAt: 0)
      precondition(whole == events(cutAt: bytes.count / 2), "a cut changes what arrives")
    }

    private func readRoomFrames(_ bytes: UnsafeRawBufferPointer) {
      var buffer = ByteBuffer(bytes: bytes)
      while let frame = try? RoomFrameDecoder.read(&buffer) {
        var again = ByteBuffer()
        frame.write(into: &again)
        precondition(try! RoomFrameDecoder.read(&again) == frame, "a frame is not itself")
        var payload = frame.payload
        switch frame.kind {
        case .request: _ = try? payload.readWire(WireRequest.self).request(body: payload)
        case .response: _ = try? payload.readWire(WireResponse.self).response(body: payload)
        case .upload: _ = try? payload.readWire(WireUpload.self).file
        case .notice: _ = try? payload.readWire(WireNotice.self)
        default: break
        }
      }
    }

    private func readEvent(_ bytes: UnsafeRawBufferPointer) {
      guard let message = try? PageMessage(bytes) else { return }
      // What was understood was JSON; what is no UTF-8 is judged by the socket.
      let text = Data(String(decoding: bytes, as: UTF8.self).utf8)
      precondition(
        (try? JSONSerialization.jsonObject(with: text)) is [Any], "\(message) is no JSON")
    }

    private func readToken(_ bytes: UnsafeRawBufferPointer) {
      let text = String(decoding: bytes, as: UTF8.self)
      for purpose in TokenPurpose.allCases {
        precondition((try? Self.signer.verify(text, for: purpose)) == nil, "a forged token")
      }
      _ = VisitorIdentifier(cookieIn: [.cookie: text], isSecure: false, Self.signer)
      _ = CredentialCookie.credentials(in: [.cookie: text], isSecure: false)
    }

    private func drawText(_ bytes: UnsafeRawBufferPointer) {
      let text = String(decoding: bytes, as: UTF8.self)
      let page = DrawnText(text)
      precondition(page.isFaithful, "a text is not itself in a page: \(page.html)")
    }

    private func readKept(_ bytes: UnsafeRawBufferPointer) {
      precondition((try? Self.signer.decrypt(Data(bytes), of: [1])) == nil, "a forged file")
      // As if the key had leaked.
      guard let kept = try? JSONDecoder().decode(KeptSession.self, from: Data(bytes)) else {
        return
      }
      _ = Restoration(kept.state, isSameBuild: true)
    }

    private func readHints(_ bytes: UnsafeRawBufferPointer) {
      let text = String(decoding: bytes, as: UTF8.self)
      _ = PageSurroundings.guess(
        cookie: text, acceptLanguage: text, in: AppLanguages())
    }
  }

  private final class SocketNotes: WebSocketDelegate {
    var lines: [String] = []

    func webSocket(_ socket: WebSocketHandler, receivedText text: ByteBuffer) {
      lines.append("text \(String(buffer: text))")
    }
    func webSocket(_ socket: WebSocketHandler, receivedBinary data: ByteBuffer) {
      lines.append("binary \(Array(buffer: data))")
    }
    func webSocket(_ socket: WebSocketHandler, closedWith code: UInt16) {
      lines.append("closed \(code)")
    }
  }
#endif
