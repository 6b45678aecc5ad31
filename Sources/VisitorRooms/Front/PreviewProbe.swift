import HTTPTypes
import NIOCore
import WebServer

/// Tries a preview in a process of its own before a visitor sees it. A preview that ends its process is never
/// shown, because it would take the other frames of the page along.
@MainActor
final class PreviewProbe {
  private let pages: any FrontPages
  private let supply: RoomSupply
  /// The result of each preview's trial: nil for success, or the last words of its process.
  private var results: [String: Task<String?, Never>] = [:]

  /// How long a preview may take to appear.
  private static let limit = Duration.seconds(20)

  init(pages: any FrontPages, supply: RoomSupply) {
    self.pages = pages
    self.supply = supply
  }

  /// The page that says why a preview cannot be shown; nil if it can, or if the request is for none.
  func refusal(of request: PageRequest) async -> PageResponse? {
    guard request.method == .get, request.path == "/",
      let name = Self.preview(in: request.query ?? "")
    else { return nil }
    let task =
      results[name]
      ?? Task {
        await lastWords(of: request)
      }
    results[name] = task
    guard let words = await task.value else { return nil }
    return .html(pages.crashed(request, saying: words), status: .internalServerError)
  }

  /// The name of a preview in a query.
  nonisolated static func preview(in query: String) -> String? {
    query.split(separator: "&").first { $0.hasPrefix("preview=") }.map(String.init)
  }

  private func lastWords(of request: PageRequest) async -> String? {
    guard let room = try? await supply.take() else { return nil }
    room.ended = { [weak room, supply] in room.map(supply.forget) }
    var request = request
    request.headers[.cookie] = nil
    request.headers[.authorization] = nil
    request.isOnlyDrawn = true
    let start = ContinuousClock.now
    let clock = Task {
      try await Task.sleep(for: Self.limit)
      room.kill()
    }
    defer { clock.cancel() }
    guard (try? await room.ask(request)) == nil else {
      room.kill()
      return nil
    }
    supply.nameCrash()
    if .now - start >= Self.limit { return "The preview did not appear within \(Self.limit)." }
    if let message = room.process.errors?.message { return message }
    return "The process of the preview \(await room.processEnd())."
  }
}
