@_exported import ApusCoreLocation
