/// What choosing a row does to the choice of others.
package enum RowChoice: Int, Sendable, CaseIterable {
  /// With the arrow keys: it is chosen, and no other. A tap does the same, and may do more.
  case only
  /// With Command or Control: it is chosen or no longer, and the others stay.
  case toggle
  /// With Shift: all from the one that was chosen last to it, and no others.
  case extend
}
