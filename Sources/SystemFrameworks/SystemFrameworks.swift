// What the kit's libraries write instead of `import SwiftUI` and `import Combine`. An app gives Apus's
// modules these names by flags, but SwiftPM calls such flags unsafe: a library that other packages
// depend on should have none. So this is the one place that knows both names.

#if canImport(Darwin)
  @_exported import Combine
  @_exported import SwiftUI
#else
  @_exported import ApusCombine
  @_exported import ApusUI
#endif
