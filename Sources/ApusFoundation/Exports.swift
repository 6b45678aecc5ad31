// Foundation as Apple's has it.
//
// An app's files are compiled with `-import-module ApusFoundation`, which imports this module into each
// of them. A file that imports Foundation alone finds the names here, and those of FoundationNetworking.
// A type of this module hides Foundation's of the same name, because this module exports Foundation.

@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
