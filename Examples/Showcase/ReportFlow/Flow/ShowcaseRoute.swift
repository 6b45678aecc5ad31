/// A page of the showcase, by its address.
public enum ShowcaseRoute: Hashable, Sendable {
  case start
  case reports
  case report([ReportStep])

  /// The start page for an address that is nobody's.
  public init(address: String) {
    if ReportRoute.contains(address) {
      self = .report(ReportRoute.steps(from: address))
    } else if address.prefix(while: { $0 != "?" && $0 != "#" }).split(separator: "/") == ["reports"]
    {
      self = .reports
    } else {
      self = .start
    }
  }

  public var address: String {
    switch self {
    case .start: "/"
    case .reports: "/reports"
    case .report(let steps): ReportRoute.path(for: steps)
    }
  }
}
