import CEarshot

extension earshot_options: SizedStruct {}
extension earshot_node: SizedStruct {}
extension earshot_update: SizedStruct {}
extension earshot_request: SizedStruct {}
extension earshot_change: SizedStruct {}
extension earshot_utterance: SizedStruct {}
extension earshot_stop: SizedStruct {}
