#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

let stream = MessageStream(input: STDIN_FILENO, output: STDOUT_FILENO)
do {
  while let message = try stream.next() {
    try stream.send(Plugin.answer(message))
  }
} catch {
  let complaint = Array("ApusMacros: \(error)\n".utf8)
  _ = write(STDERR_FILENO, complaint, complaint.count)
  exit(1)
}
