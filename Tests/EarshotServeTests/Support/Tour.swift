/// A session that uses every operation, and in which every kind of event happens.
enum Tour {
  static let requests =
    beginning + bindings + commands + notices + scanning + [
      #"{"op":"state"}"#,
      #"{"op":"utterances","from":0,"count":3}"#,
      #"{"op":"stops"}"#,
      #"{"op":"forgetLogs"}"#,
      #"{"op":"destroyBinding","binding":"at"}"#,
      #"{"op":"destroy","engine":"main"}"#,
    ]

  /// A node that has every member.
  static let node = #"""
    {"id":6,"role":"slider","label":"Volume","value":"5","hint":"Sets it","identifier":"v","language":"en","children":[],"traits":["updatesFrequently"],"actions":["increment","decrement","scroll","magicTap","escape","secondary"],"customActions":["Delay","Reset"],"respondsToUserInteraction":true,"isHidden":false,"isExpanded":true,"headingLevel":0,"insertionPoint":"end","sortPriority":-0.5,"frame":{"column":1,"row":9,"width":9,"height":1},"keepsOrder":false,"positionInSet":{"index":1,"count":2},"tableCell":{"row":0,"column":1,"rowHeaders":[2]},"liveRegion":"polite","labelledBy":[6],"describedBy":[2],"errorMessage":[3],"isInvalid":true,"offersActionsOnChildren":true,"virtualChildren":{"firstIndex":0,"count":0},"customContent":[{"label":"Unit","value":"dB","importance":"high"}],"rotors":[{"name":"Places","entries":[{"target":5,"label":"Send","textRange":{"from":0,"to":2}}]},{"replaces":"links","entries":[]}],"speech":["spellsOutCharacters"],"navigationStyle":"automatic","groupsChildren":false}
    """#

  private static let beginning = [
    #"{"op":"hello","version":1,"id":1}"#,
    #"{"op":"create","rowTolerance":1,"readsRightToLeft":false,"id":"two"}"#,
    Conversation.form,
    #"{"op":"apply","root":1,"keyboardFocus":null,"nodes":[{"id":1,"role":"window","children":[2,3,4,5,6]},"#
      + node + "]}",
    #"{"op":"enable","technology":"voiceover"}"#,
    #"{"op":"settle"}"#,
  ]

  private static let bindings = [
    #"{"op":"createBinding","binding":"at","type":"enum","technologies":["voiceover"]}"#,
    #"{"op":"createBinding","binding":"here","type":"bool"}"#,
    #"{"op":"bind","binding":"at","node":3,"value":"name"}"#,
    #"{"op":"bind","binding":"here","node":4,"value":true}"#,
    #"{"op":"setBinding","binding":"at","value":"name"}"#,
    #"{"op":"settle"}"#,
    #"{"op":"unbind","binding":"here","node":4}"#,
    #"{"op":"setBinding","binding":"here","value":true}"#,
    #"{"op":"settle"}"#,
  ]

  private static let commands = [
    #"{"op":"beginTurn","cause":"command"}"#,
    #"{"op":"voiceover","command":"next"}"#,
    #"{"op":"endTurn"}"#,
    #"{"op":"item","node":6}"#,
    #"{"op":"action","name":"Reset"}"#,
    #"{"op":"voiceover","command":"scroll down"}"#,
    #"{"op":"voiceover","command":"increment"}"#,
    #"{"op":"rotor","name":"Actions"}"#,
    #"{"op":"voiceover","command":"rotor next"}"#,
    #"{"op":"voiceover","command":"where"}"#,
    #"{"op":"move","kind":"headings","forward":false}"#,
    #"{"op":"items","text":"n","count":2}"#,
  ]

  private static let notices = [
    #"{"op":"announce","text":"Saved","priority":"high","isQueued":true,"language":"en"}"#,
    #"{"op":"pageScrolled","text":"Page 2"}"#,
    #"{"op":"layoutChanged"}"#,
    #"{"op":"screenChanged","node":3}"#,
    #"{"op":"settle"}"#,
    #"{"op":"textEvent","event":"inserted","text":"a","completing":""}"#,
    #"{"op":"textEvent","event":"caretMoved","text":"a","unit":"character"}"#,
    #"{"op":"advance","to":20000}"#,
  ]

  private static let scanning = [
    #"{"op":"settings"}"#,
    #"{"op":"set","name":"switchcontrol.style","value":"manual"}"#,
    #"{"op":"set","name":"switchcontrol.sounds","value":"on"}"#,
    #"{"op":"set","name":"switchcontrol.speech","value":"on"}"#,
    #"{"op":"offerMenu","entries":["settings"]}"#,
    #"{"op":"screenSize","columns":80,"rows":25}"#,
    #"{"op":"defineSwitch","name":"big","action":"select","longAction":"menu"}"#,
    #"{"op":"enable","technology":"switchcontrol"}"#,
    #"{"op":"settle"}"#,
    #"{"op":"scanner"}"#,
    #"{"op":"key","command":"select"}"#,
    #"{"op":"scanner"}"#,
    #"{"op":"key","command":"next"}"#,
    #"{"op":"switch","name":"big","isDown":true}"#,
    #"{"op":"switch","name":"big","isDown":false}"#,
    #"{"op":"forgetSwitch","name":"big"}"#,
    #"{"op":"switchcontrol","command":"next"}"#,
    #"{"op":"switchcontrol","command":"select"}"#,
    #"{"op":"switch","name":"select","isDown":true}"#,
    #"{"op":"switch","name":"select","isDown":false}"#,
    #"{"op":"settle"}"#,
    #"{"op":"disable","technology":"switchcontrol"}"#,
  ]
}
