import ApusStoreKit
import ApusUI
import ScreenTesting
import Testing

/// Views of a store that no page reaches.
@MainActor @Suite struct StoreViewTests {
  private struct Plain: ProductViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      if case .unavailable = configuration.state { Text("Sold out") }
      configuration.icon
    }
  }

  @Test func aProductIsUnavailable() {
    let screen = Screen {
      ProductView(id: "coins") { Text("Coin") }
      ProductView(id: "coins") { Text("Gem") }.productViewStyle(Plain())
    }
    #expect(screen.text("Product Unavailable").exists)
    #expect(screen.text("Coin").exists && screen.text("Gem").exists)
    #expect(screen.text("Sold out").exists)
  }

  @Test func aStoreSaysThatItIsUnavailable() {
    let screen = Screen {
      StoreView(ids: ["coins"])
      SubscriptionStoreView(groupID: "plus") { Text("Be more") }
        .subscriptionStoreControlStyle(.buttons)
        .subscriptionStoreButtonLabel(.price.multiline)
        .storeButton(.visible, for: .restorePurchases, .policies)
    }
    #expect(screen.text("Store Unavailable").exists)
    #expect(screen.text("Be more").exists)
  }

  private struct Sheets: View {
    @State private var manages = false
    @State private var redeems = false
    @State private var answer = "none"
    var body: some View {
      Button("Manage") { manages = true }.accessibilityIdentifier("manage")
        .manageSubscriptionsSheet(isPresented: $manages)
      Button("Redeem") { redeems = true }.accessibilityIdentifier("redeem")
        .offerCodeRedemption(isPresented: $redeems) { result in
          if case .failure = result { answer = "failed" }
        }
      Text("\(answer) \(manages) \(redeems)").accessibilityIdentifier("state")
    }
  }

  @Test func sheetsOfTheStoreCloseAtOnce() {
    let screen = Screen { Sheets() }
    screen.element("manage").tap()
    screen.element("redeem").tap()
    #expect(screen.element("state").text == "failed false false")
  }

  @Test func aTaskOfTheStoreHasNoProducts() async {
    let told: [String] = await withCheckedContinuation { done in
      var told: [String] = []
      let screen = Screen {
        Text("a").storeProductsTask(for: ["coins"]) { state in
          told.append(state.unavailableProductIDs?.first ?? "loading")
          if told.count == 2 { done.resume(returning: told) }
        }
      }
      _ = screen
    }
    #expect(told == ["loading", "coins"])
  }

  @Test func thereIsNothingToBuy() async throws {
    #expect(try await Product.products(for: ["coins"]).isEmpty)
    #expect(try await Product.SubscriptionInfo.status(for: "plus").isEmpty)
    #expect(await Storefront.current == nil)
    await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
  }
}
