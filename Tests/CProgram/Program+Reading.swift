import CEarshot

/// A struct of C that begins with its size.
package protocol StructOfC {
  init()
  var size: Int { get set }
}

extension earshot_utterance: StructOfC {}
extension earshot_stop: StructOfC {}
extension earshot_sound: StructOfC {}
extension earshot_scan: StructOfC {}
extension earshot_scanner_signal: StructOfC {}
extension earshot_scanner_state: StructOfC {}
extension earshot_voice_over_state: StructOfC {}
extension earshot_rotor: StructOfC {}
extension earshot_item: StructOfC {}
extension earshot_setting: StructOfC {}
extension earshot_announcement_result: StructOfC {}
extension earshot_announcement_options: StructOfC {}
extension earshot_log_indices: StructOfC {}

extension StructOfC {
  /// All zero but for the size.
  package static var sized: Self {
    var result = Self()
    result.size = MemoryLayout<Self>.stride
    return result
  }
}

extension Program {
  package typealias Counting = (OpaquePointer?, UnsafeMutablePointer<Int>?) -> earshot_status
  package typealias Reading<Entry> = (OpaquePointer?, Int, UnsafeMutablePointer<Entry>?) -> earshot_status

  /// The entries of a list, each put into words while its strings last; no more than the last thousand.
  package func entries<Entry: StructOfC>(
    _ count: Counting, _ read: Reading<Entry>, _ describe: (Entry) -> String
  ) -> [String] {
    var total = 0
    guard count(engine, &total) == EARSHOT_OK else { return [] }
    return (max(0, total - 1000)..<total).map { index in
      var entry = Entry.sized
      let status = read(engine, index, &entry)
      return status == EARSHOT_OK ? describe(entry) : "status \(status)"
    }
  }

  /// What VoiceOver said last.
  package var captions: [String] {
    entries(earshot_utterance_count, earshot_utterance_at) { (entry: earshot_utterance) in
      String(cString: entry.caption)
    }
  }

  /// What was heard besides that: "5 of 3".
  package var sounds: [String] {
    entries(earshot_sound_count, earshot_sound_at) { (entry: earshot_sound) in
      "\(entry.sound) of \(entry.node)"
    }
  }

  /// What the scanner did: "timer: [3], bound to 3".
  package var scans: [String] {
    entries(earshot_scan_count, earshot_scan_at) { (entry: earshot_scan) in
      let text = String(cString: entry.cause_text) + ": " + String(cString: entry.result_text)
      return entry.is_landing ? text + ", bound to \(entry.bound_node)" : text
    }
  }

  /// What was heard of the scanner: "1", "0 row 1, 3 items".
  package var scannerSignals: [String] {
    entries(earshot_scanner_signal_count, earshot_scanner_signal_at) { (entry: earshot_scanner_signal) in
      "\(entry.signal)" + (entry.text.pointee == 0 ? "" : " \(String(cString: entry.text))")
    }
  }

  /// What the rotor offers: "0 Characters", with a star at the present kind.
  package var rotor: [String] {
    entries(earshot_rotor_count, earshot_rotor_at) { (entry: earshot_rotor) in
      "\(entry.kind) \(String(cString: entry.name))" + (entry.is_current ? "*" : "")
    }
  }

  /// All settings: "hints=on (on or off)".
  package var settings: [String] {
    entries(earshot_setting_count, earshot_setting_at) { (entry: earshot_setting) in
      "\(String(cString: entry.name))=\(String(cString: entry.value)) (\(String(cString: entry.choices)))"
    }
  }

  /// What a search finds: "4 Log in, Button".
  package func items(matching text: String?) -> [String] {
    entries({ earshot_find_items($0, text, $1) }, earshot_item_at) { (entry: earshot_item) in
      "\(entry.node) \(String(cString: entry.text))"
    }
  }

  /// The scanner: "2 on 1 (3) Email, Text field; menu of 3: Tap* Escape; waits 1".
  package var scanner: String {
    var state = earshot_scanner_state.sized
    guard earshot_scanner_status(engine, &state) == EARSHOT_OK else { return lastError }
    let members = (0..<state.member_count).map { " \(state.members[$0])" }.joined()
    let entries = (0..<state.menu_entry_count).map {
      String(cString: state.menu_entries[$0]!) + ($0 == Int(state.menu_current) ? "*" : "")
    }
    return "\(state.state) on \(state.highlight) (\(state.node)) \(String(cString: state.words))"
      + (members.isEmpty ? "" : "; of\(members)")
      + (entries.isEmpty ? "" : "; menu of \(state.menu_node): \(entries.joined(separator: " "))")
      + "; waits \(state.wait)"
  }

  /// Reads all there is to read.
  package func readEverything() -> Int {
    var state = earshot_voice_over_state.sized
    var result = earshot_announcement_result.sized
    var ended = 0
    earshot_voice_over_status(engine, &state)
    while earshot_next_announcement_result(engine, &result) == EARSHOT_OK {
      ended += String(cString: result.text).count
    }
    return [captions, sounds, scans, scannerSignals, rotor, settings, items(matching: "n"), [scanner]]
      .reduce(ended) { $0 + $1.count }
  }
}
