import Testing

/// ncurses has one state for the whole process: its tests run one after the other, on the main thread.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct CursesTests {}
