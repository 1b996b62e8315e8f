import CEarshot

extension earshot_options: SizedStruct {}
extension earshot_node: SizedStruct {}
extension earshot_update: SizedStruct {}
extension earshot_request: SizedStruct {}
extension earshot_change: SizedStruct {}
extension earshot_utterance: SizedStruct {}
extension earshot_stop: SizedStruct {}
extension earshot_rotor: SizedStruct {}
extension earshot_item: SizedStruct {}
extension earshot_voice_over_state: SizedStruct {}
extension earshot_scanner_state: SizedStruct {}
extension earshot_setting: SizedStruct {}
extension earshot_sound: SizedStruct {}
extension earshot_scanner_signal: SizedStruct {}
extension earshot_scan: SizedStruct {}
extension earshot_announcement_options: SizedStruct {}
extension earshot_announcement_result: SizedStruct {}
extension earshot_log_indices: SizedStruct {}
