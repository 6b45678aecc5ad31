import Foundation
import LoginCells
import Profiles
import ReportFlow
import SwiftUI

/// What programs may ask the showcase for.
enum ShowcaseEndpoints {
  /// Where this server answers whether an email may log in. `SHOWCASE_URL` says where the server
  /// is, if not where `HOST` and `PORT` say.
  static var emailCheck: URL {
    let environment = ProcessInfo.processInfo.environment
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    var host = value("HOST") ?? "127.0.0.1"
    if ["0.0.0.0", "::"].contains(host) { host = "127.0.0.1" }
    if host.contains(":") { host = "[\(host)]" }
    let server = value("SHOWCASE_URL") ?? "http://\(host):\(value("PORT") ?? "8080")"
    let fallback = URL(string: "http://127.0.0.1:8080")!
    return (URL(string: server) ?? fallback).appendingPathComponent(EmailPolicy.path)
  }

  static func checkEmail(_ request: Endpoint.Request) throws -> Endpoint.Response {
    try .json(
      EmailCheckAnswer(isAccepted: EmailPolicy.accepts(request.query["email"] ?? "")))
  }

  static func profilePicture(_ request: Endpoint.Request) -> Endpoint.Response {
    guard let picture = ProfilePictures.svg(of: request.query["of"] ?? "") else {
      return Endpoint.Response(status: 404, contentType: "text/plain", body: Data("none".utf8))
    }
    return Endpoint.Response(contentType: "image/svg+xml", body: Data(picture.utf8))
  }

  /// Judges a report by the rules of its screens; nothing is stored.
  static func checkReport(_ request: Endpoint.Request) throws -> Endpoint.Response {
    let check = try request.json(ReportCheck.self)
    guard let problem = check.problem(now: Date()) else { return .noContent }
    return try .json(
      problem, status: problem.status, contentType: "application/problem+json")
  }
}
