/// First number of the attributes `.shape` and `.clipShape`; further numbers are its parameters.
package enum ShapeKind: Int, Sendable {
  /// No parameters.
  case rectangle = 1, circle, ellipse, capsule
  /// Corner radius (or four: top leading, bottom leading, bottom trailing, top trailing).
  case roundedRectangle
  /// Width and height of the box in which the path was made, then commands: 0 move x y, 1 line x y,
  /// 2 quad cx cy x y, 3 cubic, 4 close. The box is stretched to the element; a negative box keeps
  /// its proportions, in the middle of the element; a zero box is not scaled: points.
  case path
}
