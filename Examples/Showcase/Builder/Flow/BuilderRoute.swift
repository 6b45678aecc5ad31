/// The tabs of the area.
enum BuilderTab: String, CaseIterable, Hashable, Sendable {
  case projects, rfis, settings
}

/// A page that lies on a tab's first one.
enum BuilderPage: Hashable, Codable, Sendable {
  case project(Project.ID)
  case rfi(RFI.ID)
}

/// A place in the area: `/builder` for the projects, `/builder/projects/3`,
/// `/builder/projects/3/rfis/12`, `/builder/rfis`, `/builder/rfis/12`, `/builder/settings`.
struct BuilderRoute: Equatable {
  static let root = "/builder"

  var tab = BuilderTab.projects
  var pages: [BuilderPage] = []

  init(tab: BuilderTab = .projects, pages: [BuilderPage] = []) {
    self.tab = tab
    self.pages = pages
  }

  /// The place that an address names, nil if it names none. A query and a fragment don't matter.
  init?(address: String) {
    let parts = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
    guard parts.first == "builder" else { return nil }
    let kind = parts.count > 1 ? parts[1] : "projects"
    switch (parts.count, kind) {
    case (...2, "projects"): break
    case (3, "projects"):
      guard let id = Self.number(parts[2]) else { return nil }
      pages = [.project(id)]
    case (5, "projects") where parts[3] == "rfis":
      guard let id = Self.number(parts[2]), let rfi = Self.number(parts[4]) else { return nil }
      pages = [.project(id), .rfi(rfi)]
    case (2, "rfis"): tab = .rfis
    case (3, "rfis"):
      guard let id = Self.number(parts[2]) else { return nil }
      (tab, pages) = (.rfis, [.rfi(id)])
    case (2, "settings"): tab = .settings
    default: return nil
    }
  }

  var address: String {
    let pages = pages.map { page -> String in
      switch page {
      case .project(let id): "/\(id)"
      case .rfi(let id): tab == .rfis ? "/\(id)" : "/rfis/\(id)"
      }
    }.joined()
    switch tab {
    case .projects: return pages.isEmpty ? Self.root : "\(Self.root)/projects\(pages)"
    case .rfis: return "\(Self.root)/rfis\(pages)"
    case .settings: return "\(Self.root)/settings"
    }
  }

  /// A positive number, so that each page has one address.
  private static func number(_ part: String) -> Int64? {
    guard let number = Int64(part), number > 0 else { return nil }
    return number
  }
}
