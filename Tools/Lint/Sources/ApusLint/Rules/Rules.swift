/// All rules, in the order in which they are listed.
public enum Rules {
  public static let all: [any Rule] = [
    ScreenLayers(),
    ContentValues(),
    ContentEnvironment(),
    ContentAsync(),
    ContentPreview(),
    ContentNavigation(),
    ContentViewModel(),
    ViewModelOwnership(),
    SharedState(),
    ProcessValues(),
    NumberText(),
    MainActorBlocking(),
    MainRunLoop(),
    MainThreadCheck(),
    MainQueueNotification(),
    MainActorXCTest(),
  ]

  public static func named(_ name: String) -> (any Rule)? {
    all.first { $0.name == name }
  }
}
