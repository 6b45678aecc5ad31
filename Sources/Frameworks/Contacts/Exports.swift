// A file that imports this module has Foundation's names, too, as with Apple's.
@_exported import Foundation
