#if canImport(CMalloc)
  import CMalloc
#endif

/// How much memory the process has from the allocator.
enum HeapSize {
  /// In bytes; 0 where the system doesn't say.
  static var now: Int {
    #if canImport(CMalloc)
      let info = mallinfo2()
      return Int(info.uordblks + info.hblkhd)
    #else
      return 0
    #endif
  }
}
