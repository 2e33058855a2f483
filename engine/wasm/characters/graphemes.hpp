// Where a character that a reader sees ends: UAX #29, GB3 to GB13, for classes of utf8proc.
#pragma once

#include <utf8proc.h>

namespace bloesem::wasm {

[[nodiscard]] constexpr bool is_control(int boundclass) noexcept {
  return boundclass >= UTF8PROC_BOUNDCLASS_CR && boundclass <= UTF8PROC_BOUNDCLASS_CONTROL;
}

// True if one ends between what the text before amounts to and the next code point.
[[nodiscard]] constexpr bool ends_between(int before, int next) noexcept {
  if (before == UTF8PROC_BOUNDCLASS_START) return true;
  if (before == UTF8PROC_BOUNDCLASS_CR && next == UTF8PROC_BOUNDCLASS_LF) return false;
  if (is_control(before) || is_control(next)) return true;
  switch (next) {
    case UTF8PROC_BOUNDCLASS_EXTEND:
    case UTF8PROC_BOUNDCLASS_ZWJ:
    case UTF8PROC_BOUNDCLASS_SPACINGMARK: return false;
    default: break;
  }
  switch (before) {
    case UTF8PROC_BOUNDCLASS_PREPEND: return false;
    case UTF8PROC_BOUNDCLASS_L:
      return next != UTF8PROC_BOUNDCLASS_L && next != UTF8PROC_BOUNDCLASS_V && next != UTF8PROC_BOUNDCLASS_LV &&
             next != UTF8PROC_BOUNDCLASS_LVT;
    case UTF8PROC_BOUNDCLASS_LV:
    case UTF8PROC_BOUNDCLASS_V: return next != UTF8PROC_BOUNDCLASS_V && next != UTF8PROC_BOUNDCLASS_T;
    case UTF8PROC_BOUNDCLASS_LVT:
    case UTF8PROC_BOUNDCLASS_T: return next != UTF8PROC_BOUNDCLASS_T;
    case UTF8PROC_BOUNDCLASS_REGIONAL_INDICATOR: return next != UTF8PROC_BOUNDCLASS_REGIONAL_INDICATOR;
    case UTF8PROC_BOUNDCLASS_E_ZWG: return next != UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC;
    default: return true;
  }
}

// Returns what the text up to and with `next` amounts to: flags take two indicators, and a picture stays one
// after marks.
[[nodiscard]] constexpr int together(int before, int next) noexcept {
  if (before == UTF8PROC_BOUNDCLASS_REGIONAL_INDICATOR && next == before) return UTF8PROC_BOUNDCLASS_OTHER;
  if (before == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC && next == UTF8PROC_BOUNDCLASS_EXTEND) return before;
  if (before == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC && next == UTF8PROC_BOUNDCLASS_ZWJ)
    return UTF8PROC_BOUNDCLASS_E_ZWG;
  return next;
}

// The same as utf8proc_grapheme_break_stateful, for classes.
[[nodiscard]] constexpr bool grapheme_ends(int before, int next, utf8proc_int32_t& state) noexcept {
  const int all_before = state == 0 ? before : state;
  state = together(all_before, next);
  return ends_between(all_before, next);
}

}  // namespace bloesem::wasm
