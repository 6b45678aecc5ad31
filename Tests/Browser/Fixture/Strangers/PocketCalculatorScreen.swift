import SwiftUI

enum CalcButton: String {
  case one = "1", two = "2", three = "3", four = "4", five = "5", six = "6", seven = "7", eight =
    "8", nine = "9",
    zero = "0"
  case add = "+", subtract = "−", divide = "÷", multiply = "×", equal = "=", clear = "AC", decimal =
    ".",
    percent = "%", negative = "±"

  var buttonColor: Color {
    switch self {
    case .add, .subtract, .multiply, .divide, .equal: return .orange
    case .clear, .negative, .percent: return Color(.lightGray)
    default: return Color(UIColor(red: 55 / 255.0, green: 55 / 255.0, blue: 55 / 255.0, alpha: 1))
    }
  }
}

enum CalcOperation { case add, subtract, multiply, divide, none }

struct PocketCalculatorScreen: View {
  @State var value = "0"
  @State var runningNumber = 0.0
  @State var currentOperation: CalcOperation = .none
  @State var startsAnew = true

  let buttons: [[CalcButton]] = [
    [.clear, .negative, .percent, .divide],
    [.seven, .eight, .nine, .multiply],
    [.four, .five, .six, .subtract],
    [.one, .two, .three, .add],
    [.zero, .decimal, .equal],
  ]

  var body: some View {
    ZStack {
      Color.black.edgesIgnoringSafeArea(.all)
      VStack {
        Spacer()
        HStack {
          Spacer()
          Text(value)
            .bold()
            .font(.system(size: 100))
            .foregroundColor(.white)
            .lineLimit(1)
            .minimumScaleFactor(0.4)
        }
        .padding()
        ForEach(buttons, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { item in
              Button(action: { self.didTap(button: item) }) {
                Text(item.rawValue)
                  .font(.system(size: 32))
                  .frame(width: self.buttonWidth(item: item), height: self.buttonHeight())
                  .background(item.buttonColor)
                  .foregroundColor(.white)
                  .cornerRadius(self.buttonWidth(item: item) / 2)
              }
            }
          }
          .padding(.bottom, 3)
        }
      }
    }
  }

  func didTap(button: CalcButton) {
    switch button {
    case .add: start(.add)
    case .subtract: start(.subtract)
    case .multiply: start(.multiply)
    case .divide: start(.divide)
    case .equal:
      let current = Double(value) ?? 0
      switch currentOperation {
      case .add: show(runningNumber + current)
      case .subtract: show(runningNumber - current)
      case .multiply: show(runningNumber * current)
      case .divide: show(runningNumber / current)
      case .none: break
      }
      currentOperation = .none
      startsAnew = true
    case .clear:
      value = "0"
      startsAnew = true
    case .negative: show(-(Double(value) ?? 0))
    case .percent: show((Double(value) ?? 0) / 100)
    case .decimal: if !value.contains(".") { value += "."; startsAnew = false }
    default:
      let number = button.rawValue
      if startsAnew { value = number; startsAnew = false } else { value = "\(value)\(number)" }
    }
  }

  private func start(_ operation: CalcOperation) {
    currentOperation = operation
    runningNumber = Double(value) ?? 0
    startsAnew = true
  }

  private func show(_ number: Double) {
    value =
      number.truncatingRemainder(dividingBy: 1) == 0 ? String(format: "%.0f", number) : "\(number)"
  }

  func buttonWidth(item: CalcButton) -> CGFloat {
    if item == .zero { return ((UIScreen.main.bounds.width - (4 * 12)) / 4) * 2 }
    return (UIScreen.main.bounds.width - (5 * 12)) / 4
  }

  func buttonHeight() -> CGFloat { (UIScreen.main.bounds.width - (5 * 12)) / 4 }
}
