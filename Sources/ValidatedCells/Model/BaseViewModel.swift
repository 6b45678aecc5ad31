/// A view model of a screen.
public protocol BaseViewModel {}

/// A model that is never changed in place: another text makes another model.
public protocol ImmutableMappable {}
