extension Engine {
  /// What VoiceOver began to speak.
  public var utterances: UtteranceLog { UtteranceLog(of: self) }

  /// The sounds besides speech.
  public var sounds: SoundLog { SoundLog(of: self) }

  /// Every stop of the cursors.
  public var items: ItemLog { ItemLog(of: self) }

  /// What the scanner did.
  public var scannerLog: ScannerLog {
    _read { yield state.scanner.log }
  }

  /// What was heard of the scanner.
  public var scannerFeedback: ScannerFeedback {
    _read { yield state.scanner.feedback }
  }

  /// Lets go of what the logs have so far, for programs that run for long: call it whenever you have read what is new. Nothing else
  /// changes. Positions and sequence numbers go on counting, so that what comes next is at ``RecordedEntries/endIndex`` of now; and
  /// the newest utterance stays, since it may still be spoken or be asked for again.
  ///
  /// - Complexity: Proportional to what is let go of.
  public func forgetLogs() { state.forgetLogs() }
}
