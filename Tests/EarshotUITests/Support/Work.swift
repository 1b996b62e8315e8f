@testable import EarshotUI

/// The view graph's counters; the engine has some of the same name.
typealias Work = WorkCounters

extension Work {
  static func - (lhs: Work, rhs: Work) -> Work {
    var result = lhs
    result.bodiesEvaluated -= rhs.bodiesEvaluated
    result.layoutsComputed -= rhs.layoutsComputed
    result.recordsComputed -= rhs.recordsComputed
    result.recordsEmitted -= rhs.recordsEmitted
    result.nodesPainted -= rhs.nodesPainted
    return result
  }
}
