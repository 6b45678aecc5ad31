import ApusMacroExpansion

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The expansion is a library of its own: a test target that depends on a macro makes SwiftPM compile
// everything that it tests a second time, for the machine that compiles.
do {
  try Plugin.serve(input: STDIN_FILENO, output: STDOUT_FILENO)
} catch {
  let complaint = Array("ApusMacros: \(error)\n".utf8)
  _ = write(STDERR_FILENO, complaint, complaint.count)
  exit(1)
}
