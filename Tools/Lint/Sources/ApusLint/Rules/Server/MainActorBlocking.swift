import SwiftSyntax

/// Waiting on the main actor.
struct MainActorBlocking: Rule {
  let name = "main-actor-blocking"
  let summary = "Nothing on the main actor waits by holding its thread."
  let why = """
    On a phone that freezes one screen for a moment. In a served app the main actor draws the screens \
    of all visitors, and all of them wait; 'DispatchQueue.main.sync' from it ends the process.
    """
  let mend = "Await instead: 'try await Task.sleep(for:)', an async function, a continuation."
  let blindSpots = """
    Only code that its own declaration, or the type around it, puts on the main actor: views, \
    '@MainActor' types and functions. What such code calls is not followed.
    """

  let isAboutLinux = true

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  private static let sleeps: Set<String> = [
    "Thread.sleep", "sleep", "usleep", "nanosleep", "Foundation.sleep", "Foundation.usleep",
  ]

  private final class Visitor: IsolationVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard isOnMainActor, let name = node.calledExpression.dottedName else {
        return super.visit(node)
      }
      if MainActorBlocking.sleeps.contains(name), !isOwnFunction(name) {
        report(
          at: node, "'\(name)' on the main actor holds up all visitors",
          mend: "Use 'try await Task.sleep(for:)'.")
      } else if name == "DispatchQueue.main.sync" {
        report(
          at: node, "'DispatchQueue.main.sync' on the main actor waits for itself",
          mend: "Call the code: it is on the main actor already.")
      } else if name.hasSuffix(".wait"), isSemaphore(String(name.dropLast(".wait".count))) {
        report(
          at: node, "'\(name)' on the main actor holds up all visitors",
          mend: "Make what it waits for an async function, and await that.")
      }
      return super.visit(node)
    }

    /// Whether a function of that name belongs to the type that calls it.
    private func isOwnFunction(_ name: String) -> Bool {
      !name.contains(".") && localFunctions.contains(name)
    }

    /// Whether a name is declared in this file as something that is waited for with its thread.
    private func isSemaphore(_ name: String) -> Bool {
      semaphores.contains(name.lastName)
    }

    private lazy var localFunctions: Set<String> = {
      let names = NameCollector(viewMode: .sourceAccurate)
      names.walk(file.syntax)
      return names.functions
    }()

    private lazy var semaphores: Set<String> = {
      let names = NameCollector(viewMode: .sourceAccurate)
      names.walk(file.syntax)
      return names.semaphores
    }()
  }
}

/// The names of a file's functions, and of what it waits for.
private final class NameCollector: SyntaxVisitor {
  private(set) var functions: Set<String> = []
  private(set) var semaphores: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for property in node.properties {
      let names =
        (property.type?.heldTypes.map(\.name) ?? [])
        + [property.value?.constructedType].compactMap(\.self)
      if names.contains(where: ["DispatchSemaphore", "DispatchGroup"].contains) {
        semaphores.insert(property.name)
      }
    }
    return .visitChildren
  }
}
