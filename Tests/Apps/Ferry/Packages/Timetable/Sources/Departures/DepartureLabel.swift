import SwiftUI
import Timetable

/// A line of the board.
public struct DepartureLabel: View {
  private let crossing: Crossing

  public init(crossing: Crossing) { self.crossing = crossing }

  public var body: some View {
    Label("\(crossing.time) \(crossing.harbour)", systemImage: "ferry")
  }
}
