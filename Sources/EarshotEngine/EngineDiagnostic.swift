import EarshotAccessibility

/// Something that the app's author should know; nothing has failed.
public enum EngineDiagnostic: Equatable, Sendable {
  /// No reachable element carried the value until the end of the turn; the request was dropped (R11).
  case unmetRequest(FocusRequest)
  /// Several elements carry the value; the first of them was taken (R18).
  case ambiguousValue(FocusRequest, carriers: [NodeID])
  /// The binding was written but never declared.
  case undeclaredBinding(FocusBindingID)
  /// A cursor was on its way to this child of a long list, of which a window is in the tree, and it wasn't sent; the cursor stays, as at
  /// the end of the list. A host that ends a search by not sending need not mind.
  case childNotSent(NodeID, index: Int)
  /// No table has this language; the user's is spoken, or English if it is the user's own.
  case unknownLanguage(String, known: [String])
  /// The table of a language lacks these phrases; they are spoken in English.
  case missingPhrases(language: String, [Phrase])
}

extension EngineDiagnostic: CustomStringConvertible {
  /// What happened and what to do about it. Values appear as the numbers their owner gave them.
  public var description: String { description(naming: { "\($0.rawValue)" }, value: { "\($1)" }) }

  /// What happened and what to do about it, with names for the numbers of bindings and values.
  package func description(
    naming binding: (FocusBindingID) -> String, value: (FocusBindingID, FocusValueID) -> String
  ) -> String {
    switch self {
    case .unmetRequest(let request):
      "Focus binding \(binding(request.binding)) was set to value \(request.value(value)), but no element that "
        + "can be reached carries it; the binding stays as it was. Write it in the turn that shows the element."
    case .ambiguousValue(let request, let carriers):
      "Focus binding \(binding(request.binding)) was set to value \(request.value(value)), which "
        + "\(carriers.map(\.description).joined(separator: ", ")) carry; the first was taken. Give each its own."
    case .undeclaredBinding(let id):
      "Focus binding \(binding(id)) was written before it was declared; declare it first."
    case .childNotSent(let list, let index):
      "Child \(index) of \(list) was asked for and not sent; the cursor stays, as at the end of the list. Send a window "
        + "that holds it between taking the request and settling."
    case .unknownLanguage(let language, let known):
      "There are no words for the language \"\(language)\"; other words are spoken. Known are "
        + "\(known.joined(separator: ", ")); add a string table, or name one of these."
    case .missingPhrases(let language, let phrases):
      "The string table of \"\(language)\" lacks \(phrases.map(\.rawValue).joined(separator: ", ")); these are "
        + "spoken in English. Add them to the table."
    }
  }
}

extension FocusRequest {
  fileprivate func value(_ name: (FocusBindingID, FocusValueID) -> String) -> String {
    name(binding, value ?? 0)
  }
}
