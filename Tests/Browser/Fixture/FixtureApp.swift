import SwiftUI

/// The app that a test asks for.
@main
enum Fixture {
  static func main() {
    switch ProcessInfo.processInfo.environment["FIXTURE"] {
    case "notes": NotesApp.main()
    case "listed": ListedApp.main()
    case "reach":
      MainActor.assumeIsolated { ReachedControls.write(Array(CommandLine.arguments.dropFirst())) }
    case "pointed": PointedControls.answer()
    default: FixtureApp.main()
    }
  }
}

/// Screens on which the browser tests provoke what no showcase should have.
struct FixtureApp: App {
  static let roomEnvironment = ["FIXTURE", "FIXTURE_EFFECTS", "FIXTURE_BUILD"]

  var body: some Scene {
    WindowGroup("Fixture") {
      switch ProcessInfo.processInfo.environment["FIXTURE"] {
      case "phone": PhoneApp()
      case "wandering": WanderingApp()
      case "mail": MailScreen()
      case "device": DeviceScreen()
      case "drawing": DrawingScreen()
      case "club": ClubScreen()
      case "people": PeopleTabs()
      default: FixtureRoot()
      }
    }
    PictureHosts("named.example")
  }
}

/// Shows the screen that the address names.
struct FixtureRoot: View {
  @State private var path = "/"

  var body: some View {
    Group {
      if path == "/texts" {
        TextsScreen()
      } else if path == "/tab-extra" {
        TabExtraScreen()
      } else if path.hasPrefix("/controllers") {
        ControllersScreen()
      } else if path.hasPrefix("/person/") {
        PersonScreen(path: path)
      } else if path.hasPrefix("/history/") {
        HistoryScreen(name: String(path.dropFirst("/history/".count)))
      } else if path.hasPrefix("/recovery") {
        RecoveryScreens(path: path)
      } else if let number = UInt64(path.dropFirst("/random/".count)), path.hasPrefix("/random/") {
        RandomScreen(number: number)
      } else if path.hasPrefix("/grounds/") {
        GroundScreens(name: String(path.dropFirst("/grounds/".count)))
      } else if path.hasPrefix("/list-grounds/") {
        ListGroundScreens(name: String(path.dropFirst("/list-grounds/".count)))
      } else if path.hasPrefix("/street/") {
        StreetScreens(name: String(path.dropFirst("/street/".count)))
      } else if path.hasPrefix("/strangers/") {
        StrangersScreens(name: String(path.dropFirst("/strangers/".count)))
      } else if path == "/titles/long" {
        LongTitlesScreen()
      } else if path.hasPrefix("/titles") {
        TitlesScreen(mode: path == "/titles/inline" ? .inline : .automatic)
      } else {
        NavigationStack {
          screen
            .navigationTitle("Fixture")
            .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    .pageContrast(
      ["/layout/", "/street/", "/strangers/"].contains { path.hasPrefix($0) }
        && !strict.contains(path)
        ? .standard : .aa
    )
    .onOpenURL { path = $0.path }
  }

  /// Screens for phones whose words can be read by everybody.
  private let strict = ["/layout/author-strict", "/layout/grounds", "/layout/light-grounds"]

  @ViewBuilder
  private var screen: some View {
    switch path {
    case "/sheet-signs": SheetSignsScreen()
    case "/menus-on-material": MenusOnMaterialScreen()
    case "/fields": FieldsScreen()
    case "/entries": EntriesScreen()
    case "/table": PeopleTable()
    case "/table/folders": FolderTable()
    case "/table/long": LongTable()
    case "/table/styles": StyledTables()
    case "/words": WordsScreen()
    case "/directions": DirectionsScreen()
    case "/masks": MasksScreen()
    case "/long": LongTextsScreen(length: 0)
    case "/megabyte": LongTextsScreen(length: 1_000_000)
    case "/quarter-megabyte": LongTextsScreen(length: 250_000)
    case "/ticking": TickingScreen()
    case "/order": OrderScreen()
    case "/offered": OfferedScreen()
    case "/layered": LayeredScreen()
    case "/covered": CoveredScreen()
    case "/dialogs": DialogsScreen()
    case "/counter": CounterScreen()
    case "/room": RoomScreen()
    case "/note-by-width": NoteByWidthScreen()
    case "/zone": ZoneScreen()
    case "/harm": HarmScreen()
    case let path where path.hasPrefix("/lobby/"): LobbyScreen(name: String(path.dropFirst(7)))
    case let path where path.hasPrefix("/motion/"): MotionScreens(name: String(path.dropFirst(8)))
    case "/drawings": DrawingsScreen()
    case "/canvas": CanvasScreen()
    case "/rows": RowsScreen()
    case "/pictures": PicturesScreen()
    case "/fonts": FontsScreen()
    case "/pictures/dark": PicturesScreen().preferredColorScheme(.dark)
    case "/pictures/tabs": PictureTabsScreen()
    case "/pictures/web": WebPicturesScreen()
    case "/cutouts": CutoutsScreen()
    case "/hovered": HoveredScreen()
    case "/news": NewsScreen()
    case "/sharing": SharingScreen()
    case "/exporting": ExportingScreen()
    case "/selection": SelectionScreen()
    case "/drawn-picture": DrawnPictureScreen()
    case "/snapping": SnappingScreen()
    case "/scroll-transitions": ScrollTransitionScreen()
    case "/wheels": WheelsScreen()
    case "/charts": ChartsScreen()
    case "/tab-ground": TabGroundScreen()
    case "/addresses": AddressesScreen()
    case "/map": MapScreen()
    case "/cinema": CinemaScreen()
    case "/sites": SitesScreen()
    case "/drawn-dates": DrawnDatesScreen()
    case "/news/list": NewsListScreen()
    case "/search": SearchScreen()
    case "/search/parts": SearchPartsScreen()
    case "/scroll-position": ScrollPositionScreen()
    case "/scroll-targets": ScrollTargetsScreen()
    case "/scroll-position/chat": ChatAnchorScreen()
    case "/phases": PhasesScreen()
    case "/keyframes": KeyframesScreen()
    case "/alert-controllers": AlertControllersScreen()
    case "/redaction": RedactionScreen()
    case "/separators": SeparatorsScreen()
    case "/separators/leading": SeparatorEdgesScreen()
    case "/names": NamesScreen()
    case "/small-names": SmallNamesScreen()
    case "/reading-order": ReadingOrderScreen()
    case "/text-size": TextSizeScreen()
    case "/several-days": SeveralDaysScreen()
    case "/spacing": SpacingScreen()
    case "/lazy/stack": LazyStackScreen()
    case "/lazy/across": LazyAcrossScreen()
    case "/lazy/grid": LazyGridScreen()
    case "/lazy/aligned": AlignedTracksScreen()
    case "/lazy/sections": LazySectionsScreen()
    case "/lazy/headers": StackHeadersScreen()
    case "/scrolling": ScrollingScreen()
    case "/times": TimesScreen()
    case "/tags": TagsScreen()
    case "/kit": KitScreen()
    case "/slow": SlowLineScreen()
    case "/keyboard": KeyboardScreen()
    case "/kept-keyboard": KeptKeyboardScreen()
    case "/enabled-by-typing": EnabledByTypingScreen()
    case "/editing": EditingScreen()
    case "/swiping": SwipingScreen()
    case "/choosing": ChoosingScreen()
    case "/sizes": SizesScreen()
    case "/placed-taps": PlacedTapsScreen()
    case "/subviews": SubviewsScreen()
    case "/keys": KeysScreen()
    case "/gauges": GaugesScreen()
    case "/plain": PlainScreen()
    case "/marks": MarksScreen()
    case "/pinned": PinnedScreen()
    case "/trap": TrapScreen()
    case "/endless": EndlessScreen()
    case "/executed": ExecutedScreen()
    case "/left-behind": LeftBehindScreen()
    case "/wrapped": WrappedScreen()
    case "/wrapped-controllers": WrappedControllersScreen()
    case "/uikit-bars": UIKitBarsScreen()
    case let path where path.hasPrefix("/layout/"): PhoneScreens(name: String(path.dropFirst(8)))
    default: Text("There is no screen \(path)").accessibilityIdentifier("unknown.text")
    }
  }
}
