/// `@Entry`: a key type beside the variable, and accessors that go through it.
enum EntryMacro {
  /// What an extension with entries may extend.
  private enum Container: String {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    var keyProtocol: String {
      switch self {
      case .environment: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .containerValues: "ContainerValueKey"
      case .focusedValues: "FocusedValueKey"
      }
    }
  }

  private struct Misuse: Error {
    var message: String
  }

  /// The variable's `get` and `set`; errors in the use of the macro are reported here.
  static func accessors(_ expansion: CompilerRequest.Expansion) -> PluginAnswer {
    do throws(Misuse) {
      let (_, variable) = try parts(of: expansion)
      return .expanded(
        """
        {
        get { self[__Key_\(variable.name).self] }
        set { self[__Key_\(variable.name).self] = newValue }
        }
        """)
    } catch {
      let use = TokenizedSource(expansion.use.text)
      let error = MacroError(
        message: error.message, filePath: expansion.use.filePath,
        offset: expansion.use.offset + (use.tokens.first?.range.lowerBound ?? 0))
      // Without accessors, the variable would also be reported as stored in an extension.
      let isStored = expansion.declaration.map { declaration in
        let variable = VariableDeclaration(TokenizedSource(declaration.text))
        return variable.introducer == "var" && !variable.hasAccessors
      }
      return .refused([error], source: isStored == true ? "{ get { fatalError() } }" : nil)
    }
  }

  /// The key type. Silent about misuse, which the accessors report.
  static func key(_ expansion: CompilerRequest.Expansion) -> PluginAnswer {
    guard let (container, variable) = try? parts(of: expansion) else { return .refused([]) }
    let name = "__Key_\(variable.name)"
    if container == .focusedValues {
      return .expanded(
        """
        nonisolated private enum \(name): \(container.keyProtocol) {
        typealias Value = \(variable.wrappedType ?? "")
        }
        """)
    }
    let type = variable.wrappedType.map { "<\($0)?>" } ?? variable.type.map { "<\($0)>" } ?? ""
    return .expanded(
      """
      nonisolated private enum \(name): \(container.keyProtocol), _EntryKey {
      static let _entryDefault = _EntryDefault\(type)(\(variable.initialValue ?? "nil"))
      }
      """)
  }

  private static func parts(
    of expansion: CompilerRequest.Expansion
  ) throws(Misuse) -> (Container, VariableDeclaration) {
    guard let declaration = expansion.declaration else {
      throw Misuse(message: "'@Entry' stands before a variable")
    }
    guard let container = expansion.surroundings.first.flatMap(container(of:)) else {
      throw Misuse(
        message: "'@Entry' only works in an extension of 'EnvironmentValues', 'Transaction', "
          + "'ContainerValues' or 'FocusedValues'")
    }
    let variable = VariableDeclaration(TokenizedSource(declaration.text))
    guard variable.introducer == "var" else {
      throw Misuse(message: "'@Entry' needs a 'var': the value can be set")
    }
    guard !variable.isStatic else {
      throw Misuse(message: "'@Entry' needs a variable of each value: remove 'static'")
    }
    guard !variable.hasAccessors else {
      throw Misuse(message: "'@Entry' makes 'get' and 'set' itself: remove the braces")
    }
    if container == .focusedValues {
      guard variable.wrappedType != nil else {
        throw Misuse(message: "an entry of 'FocusedValues' needs an optional type, such as 'Int?'")
      }
      guard variable.initialValue ?? "nil" == "nil" else {
        throw Misuse(message: "an entry of 'FocusedValues' has no default value: it starts as nil")
      }
    } else if variable.initialValue == nil, variable.wrappedType == nil {
      let written = variable.name + (variable.type.map { ": \($0)" } ?? "")
      throw Misuse(
        message: "'@Entry' needs a default value: write 'var \(written) = …' or make the type "
          + "optional")
    }
    return (container, variable)
  }

  /// The container that a head such as `public extension SwiftUI.EnvironmentValues {}` extends.
  private static func container(of head: String) -> Container? {
    let tokens = TokenizedSource(head).tokens
    guard let start = tokens.firstIndex(where: { $0.text == "extension" && $0.depth == 0 }) else {
      return nil
    }
    let name = tokens[(start + 1)...].prefix { $0.kind == .word || $0.text == "." }
    return name.last.flatMap { Container(rawValue: $0.text) }
  }
}
