// One line in a test target gives its files XCUITest, beside their own `import XCTest`:
//
//   @_exported import ApusXCTest
//
// `apus test` generates it. A module under the alias `XCTest` is not possible: it would re-export XCTest, whose name
// the alias changes as well, and the compiler reports a circular dependency.
// Offsets of coordinates, which have this type with Foundation on Apple's platforms.
@_exported import struct ApusUI.CGVector
@_exported import IsolatedTests
@_exported import XCTest
