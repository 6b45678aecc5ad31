/// A project as a list shows it.
struct ProjectRow: Identifiable, Equatable {
  let id: Int64
  let name: String
  let client: String
  let phase: String
  let symbol: String
  let openRFIs: String

  init(
    id: Int64, name: String, client: String, phase: String, symbol: String, openRFIs: String
  ) {
    self.id = id
    self.name = name
    self.client = client
    self.phase = phase
    self.symbol = symbol
    self.openRFIs = openRFIs
  }

  init(_ project: Project) {
    let openRFIs =
      switch project.openRFICount {
      case 0: "No open RFIs"
      case 1: "1 open RFI"
      default: "\(project.openRFICount) open RFIs"
      }
    self.init(
      id: project.id, name: project.name, client: project.client, phase: project.phase.title,
      symbol: project.phase.symbol, openRFIs: openRFIs)
  }
}
