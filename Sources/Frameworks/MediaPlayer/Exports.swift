// A file that imports this module has UIKit's names, too, as with Apple's.
@_exported import ApusUIKit
