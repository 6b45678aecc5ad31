import ApusCheck
import Foundation
import ToolTesting

@testable import ApusRun

/// The program `apus` beside a `swift` that tells what it is asked, and does what a test says.
struct Command {
  let folder: TemporaryFolder
  /// Lines of what `swift` was asked.
  var asked: [String] {
    ((try? Files.text(folder.path("asked"))) ?? "").split(separator: "\n").map(String.init)
  }

  /// An app of one file with a test. The real compiler never sees it.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\n@main struct Main: App {}\n", to: "app/Sources/Shop/Main.swift")
    try folder.write("import XCTest\n", to: "app/Tests/ShopTests/ShopTests.swift")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .executableTarget(name: "Shop"),
          .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        ])
      """, to: "app/Package.swift")
    try folder.write("", to: "asked")
    for name in ["build", "test"] { try swift(name, prints: "", code: 0) }
    let script = """
      #!/bin/sh
      echo "$@" >> "\(folder.path("asked"))"
      . "\(folder.path("."))/$1.sh"
      """
    try folder.write(script, to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/swift"))
  }

  /// Sets what `swift build` or `swift test` does.
  func swift(_ name: String, prints output: String, code: Int, first: String = "") throws {
    try folder.write(output, to: "\(name).output")
    try folder.write(
      "\(first)\ncat \"\(folder.path("\(name).output"))\"\nexit \(code)\n", to: "\(name).sh")
  }

  /// Makes each build write a program of the app.
  func build(program: String) throws {
    try folder.write("#!/bin/sh\n\(program)\n", to: "program")
    let debug = folder.path("built/debug")
    try swift(
      "build", prints: "", code: 0,
      first: "mkdir -p \(debug); cp \(folder.path("program")) \(debug)/Shop; chmod +x \(debug)/Shop"
    )
  }

  /// Starts `apus` in the folder of the app.
  func start(_ arguments: [String], output: Int32 = -1) throws -> Child {
    let program = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("apus").path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Child(
      program, arguments, in: folder.path("app"),
      environment: ["PATH": folder.path("bin") + ":" + path], output: output)
  }

  /// Runs `apus` to its end.
  func run(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let file = try folder.write("", to: "output")
    let output = open(file, O_WRONLY | O_CLOEXEC)
    defer { close(output) }
    let child = try start(arguments, output: output)
    return (child.waited(), try Files.text(file))
  }
}

extension Child {
  /// The exit code, after the end of the program.
  func waited() -> Int32 {
    while exitCode == nil {
      // A process can be read until it has ended.
      var information = siginfo_t()
      waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT)
      update()
    }
    return exitCode ?? -1
  }
}
