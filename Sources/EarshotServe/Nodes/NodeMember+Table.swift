import EarshotAccessibility

extension NodeMember {
  /// All members but id and role, in the order of the documentation.
  static let all: [NodeMember] = texts + behavior + places + details

  private static let texts = [
    NodeMember("label", .text, "The name, spoken first.") { $1.label = $0 },
    NodeMember(
      "value", .text,
      "Spoken after the label. Of a toggle \"1\", \"0\" or \"2\" for mixed; of a secure field the number of characters in "
        + "digits, never the text."
    ) { $1.value = $0 },
    NodeMember("hint", .text, "What activating does, spoken last.") { $1.hint = $0 },
    NodeMember("identifier", .text, "A name for tests, never spoken.") { $1.identifier = $0 },
    NodeMember("language", .text, "The language of its texts, as a BCP 47 tag; empty for the user's own.") {
      $1.details.language = $0
    },
  ]

  private static let behavior = [
    NodeMember("children", .list(of: .node), "The ids of the nodes in it, in order.") { $1.children = $0 },
    NodeMember(
      "traits", .list(of: Words.traits.input), "What it is besides its role; added to what the role implies."
    ) { traits, node in for trait in traits { node.traits.formUnion(trait) } },
    NodeMember("actions", .list(of: Words.actions.input), "What it does when asked.") { actions, node in
      for action in actions { node.actions.formUnion(action) }
    },
    NodeMember("customActions", .list(of: .text), "The names of further actions.") { $1.customActions = $0 },
    NodeMember(
      "respondsToUserInteraction", .flag,
      "Whether it reacts to input, if the program says so itself; decides whether a scanner stops here."
    ) { $1.respondsToUserInteraction = $0 },
    NodeMember("isHidden", .flag, "Whether it is out of reach, with all in it.") { $1.isHidden = $0 },
    NodeMember("isExpanded", .flag, "Expanded or collapsed, for things that can be either.") {
      $1.isExpanded = $0
    },
    NodeMember("headingLevel", .integer(0...6), "The level of a heading; 0 for none.") {
      $1.headingLevel = $0
    },
    NodeMember(
      "insertionPoint", Words.insertionPoints.input, "Where the caret stands, while the node is being edited."
    ) { $1.insertionPoint = $0 },
  ]

  private static let places = [
    NodeMember("sortPriority", .number, "Higher is read first among siblings; 0 unless said otherwise.") {
      $1.sortPriority = $0
    },
    NodeMember("frame", .frame, "Where it stands, in cells; siblings that all have one are read by it.") {
      $1.frame = $0
    },
    NodeMember("keepsOrder", .flag, "Whether its children are read in their order, wherever they stand.") {
      $1.details.keepsOrder = $0
    },
    NodeMember("positionInSet", .position, "Which of how many choices it is.") {
      $1.details.positionInSet = $0
    },
    NodeMember("tableCell", .tableCell, "Where it stands in a data table.") { $1.details.tableCell = $0 },
  ]

  private static let details = [
    NodeMember(
      "liveRegion", Words<LiveRegion>("kind of live region").input, "How changes in it are announced."
    ) {
      $1.details.liveRegion = $0
    },
    NodeMember(
      "labelledBy", .list(of: .node),
      "The nodes whose texts are its label; labels of labels are not followed."
    ) { $1.details.relations.labelledBy = $0 },
    NodeMember("describedBy", .list(of: .node), "The nodes whose texts are spoken behind its hint.") {
      $1.details.relations.describedBy = $0
    },
    NodeMember(
      "errorMessage", .list(of: .node), "The nodes that say what is wrong, spoken while it is invalid."
    ) { $1.details.relations.errorMessage = $0 },
    NodeMember("isInvalid", .flag, "Whether its value is wrong.") { $1.details.isInvalid = $0 },
    NodeMember(
      "offersActionsOnChildren", .flag,
      "Whether its custom actions are offered on the elements in it as well."
    ) { $1.details.offersActionsOnChildren = $0 },
    NodeMember(
      "virtualChildren", .virtualChildren, "Which of a longer list the children are; others are asked for."
    ) { $1.details.virtualChildren = $0 },
    NodeMember("customContent", .list(of: .customContent), "Facts beyond label and value.") {
      $1.details.customContent = $0
    },
    NodeMember("rotors", .list(of: .rotor), "Kinds of VoiceOver's rotor for the elements in it.") {
      $1.details.rotors = $0
    },
    NodeMember("speech", .list(of: Words.speechStyles.input), "How its texts are spoken.") { styles, node in
      for style in styles { node.details.speech.formUnion(style) }
    },
    NodeMember(
      "navigationStyle", Words<AccessibilityNavigationStyle>("navigation style").input,
      "How a scanner goes through it."
    ) { $1.details.navigationStyle = $0 },
    NodeMember("groupsChildren", .flag, "Whether a plain container is a group for a scanner all the same.") {
      $1.details.groupsChildren = $0
    },
  ]
}
