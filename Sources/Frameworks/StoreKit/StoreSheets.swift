import ApusUI
import Foundation

extension Transaction {
  /// The end of a request for money back.
  public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
  /// An error of a request for money back.
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
}

extension View {
  /// Shows a person's subscriptions. There is no store on a page, so the sheet closes at once.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    closed(isPresented) { noMeaning("manageSubscriptionsSheet(isPresented:)", _file, _line) }
  }

  /// Shows a person's subscriptions of a group. There is no store on a page, so the sheet closes at once.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    closed(isPresented) { noMeaning("manageSubscriptionsSheet(isPresented:)", _file, _line) }
  }

  /// Asks for a code of an offer. There is no store on a page, so the request fails at once.
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    closed(isPresented) { onCompletion(.failure(StoreKitError.notAvailableInStorefront)) }
  }

  /// Asks the store for money back. There is no store on a page, so the request fails at once.
  nonisolated public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    closed(isPresented) { onDismiss?(.failure(.failed)) }
  }

  /// Closes a sheet that has opened.
  nonisolated private func closed(
    _ isPresented: Binding<Bool>, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ClosedSheet(isPresented: isPresented, action: action))
  }
}

/// A sheet of the store, which no page has.
nonisolated private struct ClosedSheet: ViewModifier {
  let isPresented: Binding<Bool>
  let action: @MainActor () -> Void

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, isOpen in
      guard isOpen else { return }
      isPresented.wrappedValue = false
      action()
    }
  }
}
