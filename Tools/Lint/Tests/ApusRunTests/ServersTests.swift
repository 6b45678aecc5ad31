import CChildren
import Foundation
import Testing
import ToolTesting

@testable import ApusRun

@Suite("servers, one after the other")
struct ServersTests {
  /// Started programs, which run until they are told to end.
  private final class Started {
    var children: [Child] = []
    var answers = false

    func servers() -> Servers {
      Servers(answers: { self.answers }) { () throws(RunError) -> Child in
        let child = try Child("/usr/bin/tail", ["-f", "/dev/null"], in: "/")
        self.children.append(child)
        return child
      }
    }

    func end(_ index: Int) -> Int32 {
      children[index].signal(SIGTERM)
      return children[index].waited()
    }
  }

  @Test("a new build takes over from the one before")
  func replaced() throws {
    let started = Started()
    let servers = started.servers()
    try servers.renew()
    #expect(servers.update() == nil)
    #expect(servers.isStarting)
    started.answers = true
    #expect(servers.update() == .serves)
    #expect(servers.update() == nil)
    try servers.renew()
    #expect(servers.isStarting)
    #expect(servers.update() == nil)
    #expect(started.end(0) == 128 + SIGTERM)
    #expect(servers.update() == .replaced)
    #expect(servers.update() == nil)
    servers.signal(SIGINT)
    #expect(started.children[1].waited() == 128 + SIGINT)
    #expect(servers.update() == .ended(128 + SIGINT))
    #expect(servers.isEmpty)
  }

  @Test("a new build that ends leaves the one before")
  func failed() throws {
    let started = Started()
    started.answers = true
    let servers = started.servers()
    try servers.renew()
    #expect(servers.update() == .serves)
    try servers.renew()
    _ = started.end(1)
    #expect(servers.update() == .nextFailed(128 + SIGTERM))
    #expect(servers.update() == nil)
    #expect(!servers.isEmpty)
    #expect(started.children[0].exitCode == nil)
    started.children[0].signal(SIGTERM)
    _ = started.children[0].waited()
  }

  @Test("a program has the standard streams alone, and no input")
  func descriptors() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "output")
    let output = open(file, O_WRONLY | O_CLOEXEC)
    // Without the flag, a program would inherit it.
    let other = open("/dev/null", O_RDONLY)
    defer {
      close(output)
      close(other)
    }
    let child = try Child(
      "/bin/sh", ["-c", "readlink /proc/$$/fd/0; ls /proc/$$/fd; pwd; echo $A"], in: folder.path,
      environment: ["A": "b c"], output: output)
    #expect(child.waited() == 0)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == "/dev/null\n0\n1\n2\n\(folder.path)\nb c\n")
  }

  @Test("numbers of many processes are never signalled")
  func numbers() {
    for number: pid_t in [-2, -1, 0, 1] { #expect(child_signal(number, 0) == EINVAL) }
    #expect(child_signal(getpid(), 0) == 0)
  }

  @Test("a program that is not there")
  func missing() {
    #expect(throws: RunError("/none cannot be started: No such file or directory")) {
      try Child("/none", [], in: "/")
    }
    #expect(throws: RunError.self) { try Child("/bin/sh", [], in: "/none") }
    #expect(throws: RunError.self) { try Child.program(named: "no such program") }
  }
}
