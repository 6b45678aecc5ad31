import Foundation

/// How much memory a process may use before the kernel ends it.
enum MemoryLimit {
  /// The bytes that this process's control group, or one around it, may use; the machine's if that is less.
  ///
  /// - Parameters:
  ///   - root: Where the system's files are.
  ///   - machine: Bytes of the machine.
  static func bytes(
    root: String = "", machine: Int = Int(ProcessInfo.processInfo.physicalMemory)
  ) -> Int {
    let groups = (try? String(contentsOfFile: root + "/proc/self/cgroup", encoding: .utf8)) ?? ""
    var least = machine
    for line in groups.split(separator: "\n") {
      // Such as `4:memory:/system.slice/shop.service`, or `0::/…` where there is one hierarchy.
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let isOnly = parts[1].isEmpty
      guard isOnly || parts[1].split(separator: ",").contains("memory") else { continue }
      let mount = root + "/sys/fs/cgroup" + (isOnly ? "" : "/memory")
      let file = isOnly ? "/memory.max" : "/memory.limit_in_bytes"
      // A container sees its own group as the root, under whatever path.
      for group in groupsAround(String(parts[2])) {
        guard let text = try? String(contentsOfFile: mount + group + file, encoding: .utf8),
          let limit = Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
        else { continue }
        least = min(least, limit)
      }
    }
    return least
  }

  /// A group and those that it lies in, the root last.
  private static func groupsAround(_ path: String) -> [String] {
    var names = path.split(separator: "/").map(String.init)
    var groups: [String] = []
    while !names.isEmpty {
      groups.append("/" + names.joined(separator: "/"))
      names.removeLast()
    }
    return groups + [""]
  }
}
