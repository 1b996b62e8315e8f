extension Sequence where Element == String {
  /// The word that someone who wrote `word` most likely meant: the one that `word` abbreviates, or the one with
  /// the fewest slips between them, at most one for every three letters. Case doesn't matter; of equals the first.
  ///
  /// - Complexity: O(letters of `word` × letters of the sequence).
  package func nearest(to word: String) -> String? {
    let written = Array(word.lowercased())
    guard !written.isEmpty, written.count <= longestWord else { return nil }
    let allowed = Swift.max(1, written.count / 3)
    let ranked = map { (word: $0, slips: slips(from: written, to: Array($0.lowercased()))) }
    return ranked.min { $0.slips < $1.slips }.flatMap { $0.slips <= allowed ? $0.word : nil }
  }
}

/// Longer words than this are no slip of any word we know.
private let longestWord = 64

/// Number of letters left out, added, replaced or swapped with their neighbour; 1 for an abbreviation of at
/// least two letters.
private func slips(from written: [Character], to word: [Character]) -> Int {
  if written.count >= 2, word.count > written.count, word.starts(with: written) { return 1 }
  return editDistance(written, word)
}

/// The distance in which a swap of neighbours counts once and no letter is edited twice (optimal string alignment).
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = Swift.min(best, beforeLast[j - 1] + 1) }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
