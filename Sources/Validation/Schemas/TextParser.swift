import NumberText

/// Why a text gives no value.
struct ParseRefusal: Error {
  let code: FailureCode
  var arguments: [String: FailureArgument] = [:]

  init(_ code: FailureCode, arguments: [String: FailureArgument] = [:]) {
    self.code = code
    self.arguments = arguments
  }
}

/// Makes a typed value of a text that a person entered, or says why it can't.
///
/// White space around the text is left out first.
public struct TextParser<Output>: Sendable {
  let constraints: [Constraint]
  let parse: @Sendable (String) -> Result<Output, ParseRefusal>

  init(
    constraints: [Constraint] = [],
    parse: @escaping @Sendable (String) -> Result<Output, ParseRefusal>
  ) {
    self.constraints = constraints
    self.parse = parse
  }

  /// A parser of one's own.
  ///
  /// ```swift
  /// let weekday = TextParser<Weekday>.custom("weekday") { Weekday(name: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - code: What the failure is called if there is no value.
  ///   - arguments: What completes the code.
  ///   - parse: Makes the value of a text that has more than white space.
  public static func custom(
    _ code: FailureCode, arguments: [String: FailureArgument] = [:],
    parse: @escaping @Sendable (String) -> Output?
  ) -> TextParser {
    required { text in
      parse(text).map(Result.success) ?? .failure(ParseRefusal(code, arguments: arguments))
    }
  }

  private static func required(
    _ constraint: Constraint? = nil,
    parse: @escaping @Sendable (String) -> Result<Output, ParseRefusal>
  ) -> TextParser {
    TextParser(constraints: [.required] + (constraint.map { [$0] } ?? [])) { text in
      let text = text.trimmingWhiteSpace()
      return text.isEmpty ? .failure(ParseRefusal(.required)) : parse(text)
    }
  }

  /// The parser, whose value may be left out: nothing but white space is no value.
  public var optional: TextParser<Output?> {
    TextParser<Output?>(constraints: constraints.filter { $0 != .required }) { text in
      text.isBlank ? .success(nil) : parse(text).map(Optional.some)
    }
  }

  /// The parser, whose value is turned into another.
  ///
  /// - Parameters:
  ///   - code: What the failure is called if there is no other value.
  ///   - transform: Makes the other value.
  public func map<Other>(
    orFail code: FailureCode = .invalid, _ transform: @escaping @Sendable (Output) -> Other?
  ) -> TextParser<Other> {
    TextParser<Other>(constraints: constraints) { text in
      parse(text).flatMap { value in
        transform(value).map(Result.success) ?? .failure(.init(code))
      }
    }
  }
}

extension TextParser where Output == String {
  /// The text without the white space around it. It may be empty: ask for more with rules.
  public static var text: TextParser {
    TextParser { .success($0.trimmingWhiteSpace()) }
  }

  /// The text as it was entered: for passwords.
  public static var verbatim: TextParser {
    TextParser { .success($0) }
  }
}

extension TextParser where Output: FixedWidthInteger & Sendable {
  /// A whole number. One that doesn't fit into the type fails as ``FailureCode/range``.
  public static var integer: TextParser {
    required(.format(.integer)) { text in
      guard let plain = NumberForm.integer.plain(text, nil) else {
        return .failure(ParseRefusal(.integer))
      }
      guard let value = Output(plain) else {
        return .failure(
          ParseRefusal(
            .range,
            arguments: [
              "minimum": FailureArgument(Output.min), "maximum": FailureArgument(Output.max),
            ]))
      }
      return .success(value)
    }
  }
}

extension TextParser where Output == Double {
  /// A number with or without a fraction, as the visitor of a screen writes it. An API reads a point.
  public static var decimal: TextParser { decimal() }

  /// A number with or without a fraction.
  ///
  /// - Parameter marks: The marks that are read; those of the visitor, unless others are given.
  public static func decimal(marks: NumberMarks? = nil) -> TextParser {
    required(.format(.decimal)) { text in
      Double(numberText: text, marks: marks).map(Result.success)
        ?? .failure(ParseRefusal(.decimal))
    }
  }
}

extension TextParser
where Output: RawRepresentable & CaseIterable & SendableMetatype, Output.RawValue == String {
  /// One of an enumeration's cases, by its raw value.
  public static var choice: TextParser {
    let values = Output.allCases.map { FailureArgument.text($0.rawValue) }
    return required(.oneOf(values)) { text in
      Output(rawValue: text).map(Result.success)
        ?? .failure(ParseRefusal(.oneOf, arguments: ["values": .list(values)]))
    }
  }
}
