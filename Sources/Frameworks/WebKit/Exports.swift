// `import WebKit` brings Foundation and UIKit's views, as on a phone.
@_exported import ApusUI
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import struct FoundationNetworking.URLRequest
#endif
