import ApusUI

/// The number of a sound.
public typealias SystemSoundID = UInt32

/// The number that lets a phone vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// > Note: Has no meaning on a page, which has no system's sounds.
public func AudioServicesPlaySystemSound(
  _ inSystemSoundID: SystemSoundID, _file: StaticString = #fileID, _line: UInt = #line
) {
  noMeaning("AudioServicesPlaySystemSound(_:)", _file, _line)
}

/// > Note: Has no meaning on a page, which has no system's sounds.
public func AudioServicesPlayAlertSound(
  _ inSystemSoundID: SystemSoundID, _file: StaticString = #fileID, _line: UInt = #line
) {
  noMeaning("AudioServicesPlayAlertSound(_:)", _file, _line)
}
