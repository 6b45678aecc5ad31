import SwiftUI

/// Screens for phones in the style of public apps, whole.
struct StrangersScreens: View {
  let name: String

  var body: some View {
    switch name {
    case "music": MusicScreen()
    case "notes": NoteCardsScreen()
    case "expenses": ExpensesScreen()
    case "profile": ProfileScreen()
    case "habits": HabitsScreen()
    case "shop": WareShopScreen()
    case "login": LoginScreen()
    case "calendar": CalendarMonthScreen()
    case "settings": SystemSettingsScreen()
    case "workout": WorkoutScreen()
    case "wallet": WalletScreen()
    case "steps": StepsScreen()
    case "deck": DeckScreen()
    case "forecast": NavigationStack { ForecastScreen() }
    case "chat": NavigationStack { TalkScreen() }
    case "sales": SalesScreen()
    case "board": BoardRootScreen()
    case "quiz": BoardQuiz()
    case "first-steps": FirstSteps()
    case "pipeline": PipelineScreen()
    case "order": PlaylistOrderScreen()
    case "welcome": WelcomeScreen()
    case "queue": QueueScreen()
    case "calculator": PocketCalculatorScreen()
    case "home": SmartHomeScreen()
    case "inbox": MailInboxScreen()
    case "recipes": RecipeScreen()
    case "stopwatch": StopwatchScreen()
    case "coins": CryptoScreen()
    case "gallery": GalleryScreen()
    case "booking": BookingScreen()
    case "coffee": CoffeeToastsScreen()
    case "loaders": LoadersScreen()
    case "podcasts": PodcastPlayerScreen()
    case "stretchy": StretchyRecipeScreen()
    case "task-nest": TaskNestScreen()
    case "finances": FinanceDashScreen()
    case "wall": SocialWallScreen()
    case "glass": GlassWeatherScreen()
    case "score": ScoreCardScreen()
    case "kanban": KanbanScreen()
    case "trivia": TriviaScreen()
    case "sneakers": SneakerStoreScreen()
    case "reactions": ReactionChatScreen()
    case "folders": FolderNotesScreen()
    case "planner": WeekPlannerScreen()
    case "adopt": PetAdoptionScreen()
    case "bank": BankHomeScreen()
    case "practice": PracticeRoomScreen()
    case "reader": ReaderSettingsScreen()
    case "check-in": EventCheckInScreen()
    case "transit": TransitScreen()
    case "jobs": JobBoardScreen()
    case "seats": SeatMapScreen()
    default: TravelScreen()
    }
  }
}
