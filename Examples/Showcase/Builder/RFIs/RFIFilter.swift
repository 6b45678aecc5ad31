import Foundation

/// The segments above the list of requests.
enum RFIFilterStatus: String, CaseIterable, Hashable {
  case all = "All"
  case draft = "Draft"
  case pending = "Pending"
  case answered = "Answered"
  case closed = "Closed"

  /// The status that is let through; nil: every one.
  var status: RFIStatus? {
    switch self {
    case .all: nil
    case .draft: .draft
    case .pending: .pending
    case .answered: .answered
    case .closed: .closed
    }
  }
}

/// Which requests a list shows: those of a status whose subject has the text in it.
struct RFIFilter: Equatable {
  var status = RFIFilterStatus.all
  var text = ""

  func callAsFunction(_ rfis: [RFI]) -> [RFI] {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return rfis.filter { rfi in
      guard status.status == nil || rfi.status == status.status else { return false }
      return words.isEmpty
        || rfi.subject.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
