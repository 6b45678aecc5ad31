#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Years without Foundation.
public enum CivilYear {
  /// This year in coordinated universal time, by the system's clock.
  public static var current: Int { year(secondsSince1970: Int(time(nil))) }

  static func year(secondsSince1970 seconds: Int) -> Int {
    let (dayNumber, _) = seconds.quotientAndRemainder(dividingBy: 86_400)
    var day = seconds < 0 && !seconds.isMultiple(of: 86_400) ? dayNumber - 1 : dayNumber
    // The calendar repeats every 400 years, of 146,097 days.
    var year = 1970 + 400 * (day / 146_097)
    day %= 146_097
    while day < 0 {
      year -= 1
      day += days(in: year)
    }
    while day >= days(in: year) {
      day -= days(in: year)
      year += 1
    }
    return year
  }

  private static func days(in year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return isLeap ? 366 : 365
  }
}
