import Foundation
import PageProtocol
import ViewGraph
import WebServer

extension KeptSession {
  /// The session as JSON, as its `Codable` conformance reads it.
  ///
  /// The values are written by hand, because an encoder took a twelfth of a server's time where a screen keeps 10,000 of
  /// them.
  func json() throws -> [UInt8] {
    struct Rest: Encodable {
      let lastAct: Int
      let time: Double
      let successor: SessionIdentifier?
    }
    let rest = try JSONEncoder().encode(
      Rest(lastAct: lastAct, time: time, successor: successor))
    var json = JSONWriter()
    json.raw("{\"state\":{\"isPartial\":")
    json.raw(state.isPartial ? "true" : "false")
    json.raw(",\"values\":[")
    for (index, value) in state.values.enumerated() {
      if index > 0 { json.comma() }
      json.raw("{\"key\":")
      json.integer(value.key)
      json.raw(",\"name\":")
      json.string(value.name)
      json.raw(",\"type\":")
      json.string(value.type)
      json.raw(",\"data\":\"")
      json.raw(value.data.base64EncodedString())
      json.raw(value.isEntered ? "\",\"isEntered\":true}" : "\",\"isEntered\":false}")
    }
    json.raw("]},")
    return json.bytes + rest.dropFirst()
  }
}
