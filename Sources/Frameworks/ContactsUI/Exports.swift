// A file that imports this module has UIKit's names, and those of contacts, as with Apple's.
@_exported import ApusContacts
@_exported import ApusUIKit
