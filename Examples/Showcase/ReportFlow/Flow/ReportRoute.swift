/// The address of the flow: `/report` for the first step, `/report/photo` and so on for the others.
public enum ReportRoute {
  public static let root = "/report"

  /// The address of the step that lies on top.
  public static func path(for steps: [ReportStep]) -> String {
    guard let top = steps.last else { return root }
    return root + "/" + top.rawValue
  }

  /// The stack that an address stands for, whether or not the person has come so far; the first
  /// step for an address that is not one of the flow's. A query and a fragment do not matter.
  public static func steps(from path: String) -> [ReportStep] {
    guard contains(path) else { return [] }
    return segments(of: path).dropFirst().first.flatMap { ReportStep(rawValue: String($0)) }?.stack
      ?? []
  }

  /// Whether the address is that of a step, whether or not the person has come so far.
  public static func contains(_ path: String) -> Bool {
    let parts = segments(of: path)
    guard parts.first == "report", parts.count <= 2 else { return false }
    return parts.count == 1 || ReportStep(rawValue: String(parts[1])) != nil
  }

  private static func segments(of path: String) -> [Substring] {
    path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
  }
}
