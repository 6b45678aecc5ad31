// Keys of the settings with which an app records sound. Nothing is recorded on a page: `AVAudioRecorder` throws.

/// The key of the format, a number.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key for samples per second, a number.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the count of channels, a number.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality, an ``AVAudioQuality``.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key for bits per second, a number.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key for the bit rate strategy.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// The key for bits per sample, a number.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of the order of a sample's bytes, a truth value.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of the kind of samples, a truth value.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

/// The same bits in each second.
public let AVAudioBitRateStrategy_Constant = "AVAudioBitRateStrategy_Constant"
/// The same bits in a longer time.
public let AVAudioBitRateStrategy_LongTermAverage = "AVAudioBitRateStrategy_LongTermAverage"
/// As many bits as the sound needs, up to a limit.
public let AVAudioBitRateStrategy_VariableConstrained =
  "AVAudioBitRateStrategy_VariableConstrained"
/// As many bits as the sound needs.
public let AVAudioBitRateStrategy_Variable = "AVAudioBitRateStrategy_Variable"

/// How good a sound is.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

/// The format of a sound, four letters as a number.
public typealias AudioFormatID = UInt32

/// Samples as they are.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple's lossless format.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
