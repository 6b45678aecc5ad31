import Foundation

@testable import Builder

/// 2026-11-20 12:00 UTC.
let sampleNow = Date(timeIntervalSince1970: 1_795_176_000)

let day: TimeInterval = 24 * 60 * 60

extension Project {
  static func sample(_ id: Int64, _ name: String) -> Project {
    Project(
      id: id, name: name, client: "City", place: "Market Square 1", phase: .building,
      createdAt: sampleNow - Double(id) * day, openRFICount: Int(id) - 1)
  }

  static let samples = [sample(1, "Market Hall"), sample(2, "Oak Street")]
}

extension RFI {
  static func sample(
    _ id: Int64, _ subject: String, _ status: RFIStatus = .pending, due: TimeInterval = day,
    project: Project.ID = 1, answer: String? = nil
  ) -> RFI {
    RFI(
      id: id, projectID: project, projectName: project == 1 ? "Market Hall" : "Oak Street",
      subject: subject, question: "How about \(subject)?", answer: answer, status: status,
      assignee: "Wendy Fields", createdAt: sampleNow - day, dueAt: sampleNow + due)
  }

  static let samples = [
    sample(1, "Façade anchors", .pending, due: -day),
    sample(2, "Roof truss", .draft),
    sample(3, "Colour of the café tiles", .answered, due: -2 * day, answer: "RAL 6021"),
    sample(4, "Door T-14", .closed, due: -3 * day, project: 2, answer: "EI 60"),
    sample(5, "FACADE cleaning", .closed, due: 2 * day),
  ]
}
