import EarshotAccessibility
import EarshotEngine

extension Session {
  /// A diagnostic that names properties, values and elements as the app's author knows them; the engine only has their
  /// numbers.
  func inWordsOfTheApp(_ diagnostic: EngineDiagnostic) -> String {
    switch diagnostic {
    case .unmetRequest(let request):
      guard let (property, value) = graph.words(for: request) else { break }
      return
        "\(property) was set to \(value), but no element that can be reached carries that value; the property "
        + "stays as it was. Set it in the turn that shows the element."
    case .ambiguousValue(let request, let carriers):
      guard let (property, value) = graph.words(for: request) else { break }
      let names = carriers.map { "\"\(name(of: $0))\"" }.joined(separator: ", ")
      return
        "\(property) was set to \(value), which \(names) carry; the first was taken. Give each its own value."
    case .undeclaredBinding, .childNotSent, .unknownLanguage, .missingPhrases: break
    }
    return diagnostic.description
  }
}
