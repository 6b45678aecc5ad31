/// One thing that is looked for, and what to tell whoever did it.
///
/// A rule is asked once for each file. It may ask the ``Project`` what other files declare, but it
/// reports only places in the file that it was given.
public protocol Rule: Sendable {
  /// What findings, comments and baselines call it: lower case, words joined by hyphens.
  var name: String { get }
  /// What it demands, in one sentence.
  var summary: String { get }
  /// What goes wrong where it is broken.
  var why: String { get }
  /// How a place that breaks it is mended, in general; a finding may say it more closely.
  var mend: String { get }
  /// What it cannot see, so that its silence is not taken for more than it is.
  var blindSpots: String { get }
  /// Whether it looks at tests; most rules are about the app only.
  var appliesToTests: Bool { get }

  /// Whether code that is compiled only on Apple's systems cannot break it.
  var isAboutLinux: Bool { get }

  func findings(in file: SourceFile, of project: Project) -> [Finding]
}

extension Rule {
  public var appliesToTests: Bool { false }
  public var isAboutLinux: Bool { false }
}
