import Foundation

/// A row of dots, one for each page.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  private static let all = UIPageControl(frame: .zero)

  /// How all dots look, for everyone whom the process serves: those of a page control, and those of a `TabView`
  /// with pages. Set it before they are shown. The colours of a page control win.
  public class func appearance() -> UIPageControl { all }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      changed()
    }
  }
  /// The current page, counted from 0.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      if currentPage != oldValue { changed() }
    }
  }
  /// Whether one page has no dot.
  open var hidesForSinglePage = false { didSet { changed() } }
  /// The colour of inactive dots.
  open var pageIndicatorTintColor: UIColor? { didSet { changed() } }
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }

  /// Dots at a place in the view around.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = AxisPriorities(.defaultLow, .defaultHigh)
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// A tap beside the page that is there turns one page.
  private func tapped(_ page: Int) {
    let old = currentPage
    currentPage += (page - currentPage).signum()
    if currentPage != old { sendActions(for: .valueChanged) }
  }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    guard numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage else {
      return AnyView(Color.clear.frame(height: 24))
    }
    let (count, current) = (numberOfPages, currentPage)
    let (own, elses) = (currentPageIndicatorTintColor, pageIndicatorTintColor)
    let here = (own ?? Self.all.currentPageIndicatorTintColor).map { Color($0) } ?? .primary
    let elsewhere =
      (elses ?? Self.all.pageIndicatorTintColor).map { Color($0) } ?? Color.primary.opacity(0.3)
    return AnyView(
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { page in
          Button { [weak self] in
            self?.tapped(page)
          } label: {
            Circle().fill(page == current ? here : elsewhere)
              .frame(width: 8, height: 8).frame(width: 24, height: 24)
              .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text("page \(page + 1) of \(count)"))
          .accessibilityAddTraits(page == current ? .isSelected : [])
        }
      }
      .disabled(!isEnabled))
  }
}
