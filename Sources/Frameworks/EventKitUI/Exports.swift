// A file that imports this module has UIKit's names, and those of calendars, as with Apple's.
@_exported import ApusEventKit
@_exported import ApusUIKit
