/// Something that should not be.
package struct Finding: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// Tells what is wrong, unless it is right.
package func demand(_ isRight: Bool, _ message: @autoclosure () -> String) throws(Finding) {
  if !isRight { throw Finding(message()) }
}
