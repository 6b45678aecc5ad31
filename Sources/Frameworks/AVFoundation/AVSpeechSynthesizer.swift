import ApusUI
import Foundation

/// A voice of a language.
open class AVSpeechSynthesisVoice: NSObject {
  /// The language, as `en-GB`.
  public let language: String
  /// A voice of a language; nil without a language.
  public init?(language languageCode: String?) {
    guard let languageCode else { return nil }
    language = languageCode
  }
  /// None: only the visitor's browser knows its voices.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The language of the program.
  open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// The slowest, the usual and the fastest rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text to say.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The voice; nil for the usual one.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  /// Seconds before it.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds after it.
  open var postUtteranceDelay: TimeInterval = 0

  /// A text to say.
  public init(string: String) { speechString = string }
}

/// The place at which a text is left.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

/// Says texts. A page says nothing by itself: a screen reader reads it to those who want it.
open class AVSpeechSynthesizer: NSObject {
  /// Hears of beginnings and ends: there are none here.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it speaks.
  open var isSpeaking: Bool { false }
  /// Whether it was stopped for a while.
  open var isPaused: Bool { false }

  /// > Note: Has no meaning on a page, which a screen reader reads to those who want it.
  open func speak(
    _ utterance: AVSpeechUtterance, _file: StaticString = #fileID, _line: UInt = #line
  ) {
    noMeaning("speak(_:)", _file, _line)
  }

  /// - Returns: False, because it does not speak.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// - Returns: False, because it does not speak.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// - Returns: False, because it does not speak.
  @discardableResult open func continueSpeaking() -> Bool { false }
}

/// Hears of a synthesizer. The methods are optional.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// A text begins.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// A text has been said.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
}
