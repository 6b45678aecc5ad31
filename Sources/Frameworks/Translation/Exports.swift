// A file that imports this module has SwiftUI's names, too, as with Apple's.
@_exported import ApusUI
