import Synchronization
import ViewGraph

/// The fixed HTML of a role: one numbered element and its inner parts.
///
/// What an element's attributes say is filled into the parts by ``Rule``s.
final class Template: Sendable {
  /// An HTML element of a template.
  struct Frame: Sendable {
    let tag: Tag
    /// 0 is the element itself; others carry their number as `data-p`; -1 is never addressed.
    let part: Int
    var className = ""
    var constants: [(Name, String)] = []
    var text: String?
    /// Whether children of the element go here.
    var isSlot = false
    var frames: [Frame] = []
    /// An inner part before the children of the element, which is never addressed.
    var leading: [Frame] = []

    init(
      _ tag: Tag, part: Int = 0, _ className: String = "", text: String? = nil,
      isSlot: Bool = false, _ frames: [Frame] = []
    ) {
      self.init(tag, part: part, className, [], text: text, isSlot: isSlot, frames)
    }

    init(
      _ tag: Tag, part: Int = 0, _ className: String, _ constants: [(Name, String)],
      text: String? = nil, isSlot: Bool = false, _ frames: [Frame] = []
    ) {
      self.tag = tag
      self.part = part
      self.className = className
      self.constants = constants
      self.text = text
      self.isSlot = isSlot
      self.frames = frames
    }

    var lastSlot: Int? {
      for frame in frames.reversed() {
        if let slot = frame.lastSlot { return slot }
      }
      return isSlot ? part : nil
    }

    var hasSlot: Bool { isSlot || frames.contains { $0.hasSlot } }

    func tag(of part: Int) -> Tag? {
      if part == self.part { return tag }
      for frame in frames {
        if let tag = frame.tag(of: part) { return tag }
      }
      return nil
    }
  }

  let root: Frame
  /// The part that is the control: it has the identifier, the label and the state.
  let control: Int
  /// Children with these roles go to the part given; all others to `content`.
  let slots: [Role: Int]
  let content: Int
  /// Whether what is in it are items of menus.
  let holdsCommands: Bool
  /// Whether the element shows children at all.
  let hasSlot: Bool
  /// The slot that comes last in the document.
  let lastSlot: Int
  /// A short number for the element table.
  let index: UInt8

  init(
    _ root: Frame, control: Int = 0, slots: [Role: Int] = [:], content: Int = 0,
    holdsCommands: Bool = false
  ) {
    self.holdsCommands = holdsCommands
    self.root = root
    self.control = control
    self.slots = slots
    self.content = content
    hasSlot = root.hasSlot
    lastSlot = root.lastSlot ?? 0
    index = UInt8(Self.count.wrappingAdd(1, ordering: .relaxed).oldValue)
    Self.all[Int(index)] = Unmanaged.passRetained(self)
  }

  private static let count = Atomic(0)
  /// By index. Templates live as long as the process.
  // Unsafe to the compiler because it is memory; each template writes only its own index, before it is
  // known to other code.
  nonisolated(unsafe) private static let all = {
    let all = UnsafeMutablePointer<Unmanaged<Template>?>.allocate(capacity: 256)
    all.initialize(repeating: nil, count: 256)
    return all
  }()

  static func at(_ index: UInt8) -> Template { all[Int(index)]!.takeUnretainedValue() }

  /// The surroundings of the children in a slot.
  func kind(of slot: Int, in around: Surroundings.Kind) -> Surroundings.Kind {
    guard let tag = root.tag(of: slot) else { return around == .control ? .control : .flow }
    switch tag {
    case .select: return .choices
    case .button, .a: return .control
    default:
      if around == .control || root.tag == .button || root.tag == .a { return .control }
      if around == .commands || holdsCommands { return .commands }
      switch tag {
      case .ul: return .items
      case .h1, .h2, .h3, .h4, .h5, .h6: return .heading
      default: return .flow
      }
    }
  }

  func slot(for role: Role) -> Int { slots[role] ?? content }
}

/// The context of an element, as far as its HTML depends on it.
struct Surroundings: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case flow
    /// Directly in a `<ul>`: rows and sections are `<li>`.
    case items
    /// In the bar of menus, where each control is an item.
    case commands
    /// In a button or link, which HTML does not nest.
    case control
    /// Directly in a heading, which HTML does not nest either.
    case heading
    /// In a `<select>`.
    case choices
  }

  var kind = Kind.flow
  /// The number of the element around: 0 is the screen.
  var parent: NodeID = 0
}
