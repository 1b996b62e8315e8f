#include "earshot.h"

const char *earshot_status_text(earshot_status status) {
  switch (status) {
  case EARSHOT_OK: return "ok";
  case EARSHOT_DONE: return "nothing more";
  case EARSHOT_ERROR_HANDLE: return "no engine: NULL, destroyed, or never made by earshot_create()";
  case EARSHOT_ERROR_ARGUMENT: return "an argument without meaning";
  case EARSHOT_ERROR_SIZE: return "a struct without its size; set it with sizeof";
  case EARSHOT_ERROR_UTF8: return "a string that is no UTF-8";
  case EARSHOT_ERROR_TREE: return "an update that contradicts itself or the tree";
  case EARSHOT_ERROR_OFF: return "the technology is switched off";
  case EARSHOT_ERROR_UNKNOWN: return "something unknown, or out of reach";
  case EARSHOT_ERROR_BUSY: return "another call is at work on this engine";
  default: return "no status";
  }
}
