// Screens import this module as `Combine`. OpenCombine supplies the publishers, subjects and most
// operators; a name that this module declares itself (`Published`, `ObservableObject`,
// `ObservableObjectPublisher`) shadows the re-exported one.
@_exported import OpenCombine
