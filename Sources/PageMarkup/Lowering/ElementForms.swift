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

    var slot: Slot {
      switch self {
      case .known(let write): write.slot
      case .own(let rule, _), .all(let rule): rule.slot
      }
    }
  }

  let role: Role
  let template: Template
  let steps: [Step]
  /// What a patch will need, if it is the same for all.
  let remembered: RememberedAttributes?
  /// Whether attributes of the element's own are among what a patch will need.
  let remembersOwn: Bool
  /// What all of them write, if they differ in single places; known when the first is written.
  @exclusivity(unchecked) var markup: FormMarkup?
  /// Whether it needs the script of what pages seldom have.
  @exclusivity(unchecked) var isUnusual = false
  fileprivate let description: [UInt8]
  /// The number of the form of the element that came after the last one of this form.
  @exclusivity(unchecked) fileprivate var next: Int?

  fileprivate init(
    _ description: [UInt8], _ role: Role, template: Template, steps: [Step],
    remembered: RememberedAttributes?, remembersOwn: Bool
  ) {
    self.description = description
    self.role = role
    self.template = template
    self.steps = steps
    self.remembered = remembered
    self.remembersOwn = remembersOwn
  }

  /// - Parameter own: Gets the offsets of the element's own attributes.
  fileprivate func fits(
    _ role: Role, _ attributes: Attributes, in kind: Surroundings.Kind, own: inout [Int]
  ) -> Bool {
    description.withUnsafeBytes {
      $0[0] == role.rawValue && $0[1] == kind.rawValue
        && attributes.isDescribed(by: UnsafeRawBufferPointer(rebasing: $0[2...]), own: &own)
    }
  }
}

/// The forms that were met while a stream is rendered.
struct ElementForms {
  /// What repeats itself has few.
  private static let limit = 64

  private let isUsed: Bool
  private var forms: [ElementForm] = []
  private var numbers: [Int: Int] = [:]
  /// Of the element asked for last: its form, and where its own attributes begin.
  private var description: [UInt8] = []
  private(set) var own: [Int] = []
  private var last: ElementForm?

  init(isUsed: Bool) { self.isUsed = isUsed }

  /// Whether the element asked for last should be learned.
  var isLearning: Bool { isUsed && forms.count < Self.limit }

  /// The form of an element, if one like it was met.
  mutating func form(
    _ role: Role, _ attributes: Attributes, in kind: Surroundings.Kind
  ) -> ElementForm? {
    guard isUsed else { return nil }
    // Rows are alike in what follows what, too.
    let before = last
    if let next = before?.next {
      own.removeAll(keepingCapacity: true)
      if forms[next].fits(role, attributes, in: kind, own: &own) {
        last = forms[next]
        return last
      }
    }
    last = nil
    description.removeAll(keepingCapacity: true)
    own.removeAll(keepingCapacity: true)
    description.append(role.rawValue)
    description.append(kind.rawValue)
    attributes.describe(in: &description, own: &own)
    if let number = numbers[digest], forms[number].description == description {
      before?.next = number
      last = forms[number]
    }
    return last
  }

  /// Finds an element's own attributes once more, after other elements were asked for.
  mutating func locate(_ attributes: Attributes) {
    description.removeAll(keepingCapacity: true)
    own.removeAll(keepingCapacity: true)
    attributes.describe(in: &description, own: &own)
  }

  /// Keeps what the rules made of the element asked for last.
  mutating func learn(
    _ role: Role, _ template: Template, _ steps: [ElementForm.Step],
    remembered: RememberedAttributes?, remembersOwn: Bool
  ) -> ElementForm {
    let form = ElementForm(
      description, role, template: template, steps: steps, remembered: remembered,
      remembersOwn: remembersOwn)
    numbers[digest] = forms.count
    forms.append(form)
    return form
  }

  private var digest: Int {
    var hasher = Hasher()
    description.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
