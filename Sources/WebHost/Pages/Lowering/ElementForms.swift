import ViewGraph

/// What the rules made of an element, for others of the same form: the same role, in surroundings of the
/// same kind, with the same attributes but for those that are each element's own
/// (``AttributeKey/isOwn``). The rows of a list differ in nothing else, so most of what they write is
/// known from the first.
final class ElementForm {
  enum Step {
    /// The same for all.
    case known(Write)
    /// A rule that reads one attribute of the element's own: which one, in the order of the stream.
    case own(Rule, Int)
    /// A rule that reads several attributes, or the element's place.
    case all(Rule)
  }

  let template: Template
  let steps: [Step]
  /// What a patch will need, if it is the same for all.
  let remembered: RememberedAttributes?
  /// Whether attributes of the element's own are among what a patch will need.
  let remembersOwn: Bool
  fileprivate let description: [UInt8]

  fileprivate init(
    _ description: [UInt8], template: Template, steps: [Step], remembered: RememberedAttributes?,
    remembersOwn: Bool
  ) {
    self.description = description
    self.template = template
    self.steps = steps
    self.remembered = remembered
    self.remembersOwn = remembersOwn
  }
}

/// The forms that were met while a stream is rendered.
struct ElementForms {
  /// What repeats itself has few.
  private static let limit = 64

  private let isUsed: Bool
  private var known: [Int: ElementForm] = [:]
  /// Of the element asked for last: its form, and where its own attributes begin.
  private var description: [UInt8] = []
  private(set) var own: [Int] = []

  init(isUsed: Bool) { self.isUsed = isUsed }

  /// Whether the element asked for last should be learned.
  var isLearning: Bool { isUsed && known.count < Self.limit }

  /// The form of an element, if one like it was met.
  mutating func form(
    _ role: Role, _ attributes: Attributes, in kind: Surroundings.Kind
  ) -> ElementForm? {
    guard isUsed else { return nil }
    description.removeAll(keepingCapacity: true)
    own.removeAll(keepingCapacity: true)
    description.append(role.rawValue)
    description.append(kind.rawValue)
    attributes.describe(in: &description, own: &own)
    guard let found = known[digest], found.description == description else { return nil }
    return found
  }

  /// Keeps what the rules made of the element asked for last.
  mutating func learn(
    _ template: Template, _ steps: [ElementForm.Step], remembered: RememberedAttributes?,
    remembersOwn: Bool
  ) {
    known[digest] = ElementForm(
      description, template: template, steps: steps, remembered: remembered,
      remembersOwn: remembersOwn)
  }

  private var digest: Int {
    var hasher = Hasher()
    description.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
