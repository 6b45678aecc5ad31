/// What was declared: steps, and groups of steps.
///
/// It is kept beside the programs that are made of it, since rules that are nested in others are
/// made anew there, and since exports read it.
@usableFromInline
indirect enum Node: Sendable {
  case step(Step)
  case group(Group)
}

/// One declaration that reports on one or several fields.
@usableFromInline struct Step: Sendable {
  /// The fields on which it reports, from the model that it is declared for.
  let targets: [FieldPath]
  /// The fields that it reads.
  let reads: [FieldPath]
  /// What exports tell of it.
  let description: FieldDescription?
  let isAsynchronous: Bool
  /// Makes the program, with its failures ready.
  let compile: @Sendable (Place) -> Program

  @usableFromInline init(
    targets: [FieldPath], reads: [FieldPath], description: FieldDescription? = nil,
    isAsynchronous: Bool = false, compile: @escaping @Sendable (Place) -> Program
  ) {
    self.targets = targets
    self.reads = reads
    self.description = description
    self.isAsynchronous = isAsynchronous
    self.compile = compile
  }
}

/// Steps that share where they apply or whether.
@usableFromInline struct Group: Sendable {
  @usableFromInline enum Kind: Sendable {
    /// The steps of a model inside the model.
    case nested(isOptional: Bool)
    /// The steps of each element of an array.
    case rows
    /// Steps that apply under a condition.
    case condition(ConditionDescription?)
  }

  let kind: Kind
  /// What it adds to the paths of its steps.
  let path: FieldPath
  /// What its condition reads, from the model that it is declared for.
  let reads: [FieldPath]
  let children: [Node]
  /// Makes one program of the steps' program.
  let wrap: @Sendable (Place, Program) -> Program

  @usableFromInline init(
    kind: Kind, path: FieldPath, reads: [FieldPath], children: [Node],
    wrap: @escaping @Sendable (Place, Program) -> Program
  ) {
    self.kind = kind
    self.path = path
    self.reads = reads
    self.children = children
    self.wrap = wrap
  }
}

/// Where a declaration stands in the rules that hold it.
@usableFromInline struct Place: Sendable {
  let rules: RulesIdentity
  /// The path from the innermost element of an array, or from the model, to the declaration's model.
  var path: FieldPath = .root
  /// The same from the outermost model, with ``FieldPath/Component/each``.
  var pattern: FieldPath = .root
  /// Positions in the declarations, from the innermost element of an array.
  var order: [Int] = []
  /// The number of the step among all.
  var step = 0

  /// A failure of the declaration, ready to be reported.
  ///
  /// - Parameter part: The position of the failure among those of the declaration.
  @usableFromInline
  func failure(
    at target: FieldPath, part: Int, code: FailureCode, arguments: [String: FailureArgument]
  ) -> ValidationFailure {
    ValidationFailure(
      content: .init(
        path: path.appending(target), positions: [], code: code, arguments: arguments,
        origin: .init(rules: rules, step: step, order: order + [part])))
  }

  /// The place of the group's steps.
  func inside(_ group: Group) -> Place {
    var place = self
    place.pattern = pattern.appending(group.path)
    if case .rows = group.kind {
      place.path = .root
      place.order = []
    } else {
      place.path = path.appending(group.path)
    }
    return place
  }
}

/// Tells the rules apart from which failures come.
@usableFromInline final class RulesIdentity: Sendable {
  init() {}
}
