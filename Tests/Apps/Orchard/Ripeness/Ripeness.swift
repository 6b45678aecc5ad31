/// How sweet fruit has to be.
public enum Ripeness {
  public static func isRipe(sugar: Double) -> Bool { sugar >= 12 }
}
