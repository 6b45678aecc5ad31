/// A report as the answer of an HTTP service, in the form of RFC 9457: send it as
/// `application/problem+json`.
///
/// ```swift
/// let report = Signup.rules.judge(signup)
/// if !report.isValid { return (422, ProblemDetails(report, wording: Wording(request.locale))) }
/// ```
public struct ProblemDetails: Sendable, Hashable, Codable {
  /// The address of a page that tells about problems of this kind.
  public var type: String
  /// What the problem is, in a few words that are always the same.
  public var title: String
  /// The status of the HTTP answer.
  public var status: Int
  /// What is wrong this time, in a sentence.
  public var detail: String?
  /// An address that names this occurrence.
  public var instance: String?
  /// Every failure.
  public var errors: [Entry]

  /// One failure.
  public struct Entry: Sendable, Hashable, Codable {
    /// What to do, in the language of who asked.
    public var detail: String
    /// Where, as the fragment of a JSON Pointer: `#/guests/2/name`.
    public var pointer: String
    /// What is wrong, for programs.
    public var code: FailureCode
    /// The field's path, in which elements are named by their ids.
    public var path: FieldPath
    /// What completes the code.
    public var arguments: [String: FailureArgument]?
  }

  /// Makes the answer for a report.
  ///
  /// - Parameters:
  ///   - report: What is wrong.
  ///   - wording: Makes the sentences.
  ///   - type: The address of a page that tells about problems of this kind.
  ///   - title: What the problem is, in a few words that are always the same.
  ///   - status: The status of the HTTP answer.
  ///   - instance: An address that names this occurrence.
  public init(
    _ report: ValidationReport, wording: Wording = Wording(), type: String = "about:blank",
    title: String = "Unprocessable Content", status: Int = 422, instance: String? = nil
  ) {
    self.type = type
    self.title = title
    self.status = status
    self.instance = instance
    detail = nil
    errors = report.map { failure in
      Entry(
        detail: wording.text(for: failure), pointer: "#" + Self.fragment(failure.pointer),
        code: failure.code, path: failure.path,
        arguments: failure.arguments.isEmpty ? nil : failure.arguments)
    }
  }

  /// The report that the answer tells of, so that a form can show its failures at their fields.
  public var report: ValidationReport {
    ValidationReport(
      errors.map { entry in
        ValidationFailure(
          path: entry.path, code: entry.code, arguments: entry.arguments ?? [:],
          positions: entry.path.hasElements ? Self.positions(entry.pointer) : [])
      })
  }

  private static func positions(_ pointer: String) -> [Int] {
    pointer.split(separator: "/").compactMap { Int($0) }
  }

  /// A JSON Pointer as the fragment of an address: all but a few ASCII characters as percent signs
  /// and digits (RFC 6901, section 6).
  private static func fragment(_ pointer: String) -> String {
    var fragment = ""
    for byte in pointer.utf8 {
      switch byte {
      case _ where byte.isLetterOrDigit, .ascii("/"), .ascii("-"), .ascii("_"), .ascii("."),
        .ascii("~"):
        fragment.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        fragment += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return fragment
  }
}

extension FieldPath {
  fileprivate var hasElements: Bool {
    components.contains { if case .element = $0 { true } else { false } }
  }
}
