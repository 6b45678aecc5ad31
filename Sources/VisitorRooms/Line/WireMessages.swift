import Foundation
import HTTPTypes
import NIOCore
import WebServer

/// Whose room it is, as the front tells it.
struct RoomAdoption: Codable, Sendable {
  /// Fingerprints of what ended two of this visitor's rooms.
  var quarantined: [UInt64]
}

/// Facts about the app that the front does not know.
struct RoomFacts: Codable, Sendable {
  /// Paths that programs ask.
  var endpoints: [String]
}

/// A ``PageRequest`` but for its body.
struct WireRequest: Codable, Sendable {
  var method: String
  var path: String
  var query: String?
  var headers: HTTPFields
  var address: String
  var isSecure: Bool
  var origin: String?
  var nonce: String
  var visitor: VisitorIdentifier?
  var isOnlyDrawn: Bool

  init(_ request: PageRequest) {
    method = request.method.rawValue
    path = request.path
    query = request.query
    headers = request.headers
    address = request.address.description
    isSecure = request.isSecure
    origin = request.origin
    nonce = request.nonce
    visitor = request.visitor
    isOnlyDrawn = request.isOnlyDrawn
  }

  func request(body: ByteBuffer) -> PageRequest {
    var request = PageRequest(
      method: HTTPRequest.Method(method) ?? .get, path: path, query: query, headers: headers,
      address: ClientAddress(address) ?? .loopback, isSecure: isSecure, nonce: nonce, body: body)
    request.visitor = visitor
    request.isOnlyDrawn = isOnlyDrawn
    request.origin = origin
    return request
  }
}

/// An ``UploadedFile``, which lies on the disk.
struct WireUpload: Codable, Sendable {
  var location: URL
  var size: Int
  var declaredName: String
  var declaredType: String
  var detectedType: String?
  var payload: [UInt8]
  var request: WireRequest

  init(_ file: UploadedFile) {
    location = file.location
    size = file.size
    declaredName = file.declaredName
    declaredType = file.declaredType
    detectedType = file.detectedType?.rawValue
    payload = file.payload
    request = WireRequest(file.request)
  }

  var file: UploadedFile {
    UploadedFile(
      location: location, size: size, declaredName: declaredName, declaredType: declaredType,
      detectedType: detectedType.flatMap(DetectedFileType.init), payload: payload,
      request: request.request(body: ByteBuffer()))
  }
}

/// A ``SocketRequest``, and what the front has read from the connection.
struct WireSocketRequest: Codable, Sendable {
  var query: String?
  var headers: HTTPFields
  var address: String
  var isSecure: Bool
  var visitor: VisitorIdentifier?
  /// The lengths of the messages that begin the body. Bytes of no message follow them.
  var early: [Int]
  /// The socket's place in ``SocketMarks``.
  var mark: Int?

  init(_ request: SocketRequest, early: [ByteBuffer] = [], mark: Int? = nil) {
    self.early = early.map(\.readableBytes)
    self.mark = mark
    query = request.query
    headers = request.headers
    address = request.address.description
    isSecure = request.isSecure
    visitor = request.visitor
  }

  /// - Parameter rest: Bytes that were read and are in no message.
  func payload(early: [ByteBuffer], rest: ByteBuffer) throws -> ByteBuffer {
    var body = ByteBuffer()
    for message in early { body.writeImmutableBuffer(message) }
    body.writeImmutableBuffer(rest)
    return try .wire(self, body: body)
  }

  /// Takes the early messages off a body.
  func readEarly(_ body: inout ByteBuffer) -> [ByteBuffer] {
    early.compactMap { body.readSlice(length: max(0, $0)) }
  }

  var request: SocketRequest {
    var request = SocketRequest(
      query: query, headers: headers, address: ClientAddress(address) ?? .loopback,
      isSecure: isSecure)
    request.visitor = visitor
    return request
  }
}

/// A ``PageResponse`` but for its body.
struct WireResponse: Codable, Sendable {
  var status: Int
  var headers: HTTPFields
  var trustedTypesPolicies: [String]
  var pictureHosts: [String]
  var isSandboxed: Bool
  var isFramed: Bool

  init(_ response: PageResponse) {
    status = response.status.code
    headers = response.headers
    trustedTypesPolicies = response.trustedTypesPolicies
    pictureHosts = response.pictureHosts
    isSandboxed = response.isSandboxed
    isFramed = response.isFramed
  }

  func response(body: ByteBuffer) -> PageResponse {
    // What an app's process says must not end the front: a status that HTTP has not would.
    let isKnown = (200...599).contains(status)
    var response = PageResponse(
      status: isKnown ? .init(code: status) : .badGateway, headers: headers, body: body)
    response.trustedTypesPolicies = trustedTypesPolicies
    response.pictureHosts = pictureHosts
    response.isSandboxed = isSandboxed
    response.isFramed = isFramed
    return response
  }
}

/// What one room tells the others.
struct WireNotice: Codable, Sendable {
  var topic: String
  /// JSON.
  var value: Data
}

extension ByteBuffer {
  /// A value as JSON, with its length, and bytes after it.
  static func wire(_ value: some Encodable, body: ByteBuffer = ByteBuffer()) throws -> ByteBuffer {
    let head = try JSONEncoder().encode(value)
    var buffer = ByteBuffer()
    buffer.reserveCapacity(4 + head.count + body.readableBytes)
    buffer.writeInteger(UInt32(head.count))
    buffer.writeBytes(head)
    buffer.writeImmutableBuffer(body)
    return buffer
  }

  /// Reads what ``wire(_:body:)`` gave; the rest is the body.
  mutating func readWire<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let length = readInteger(as: UInt32.self), let head = readBytes(length: Int(length))
    else {
      throw RoomFrameError(description: "a message without its head")
    }
    return try JSONDecoder().decode(type, from: Data(head))
  }
}
