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

  /// The place that an address names, or the nearest above it. A query and a fragment don't matter.
  init(address: String) {
    let parts = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
    guard parts.first == "builder", parts.count > 1 else { return }
    switch parts[1] {
    case "projects":
      guard let id = Self.number(parts, 2) else { return }
      pages = [.project(id)]
      if parts.count > 3, parts[3] == "rfis", let rfi = Self.number(parts, 4) {
        pages.append(.rfi(rfi))
      }
    case "rfis":
      tab = .rfis
      if let id = Self.number(parts, 2) { pages = [.rfi(id)] }
    case "settings": tab = .settings
    default: return
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
  private static func number(_ parts: [String], _ index: Int) -> Int64? {
    guard parts.count > index, let number = Int64(parts[index]), number > 0 else { return nil }
    return number
  }
}
