@_exported import ApusAVFoundation
