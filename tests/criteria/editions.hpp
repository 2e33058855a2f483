// The criteria tables of every edition with the kinds of bracket that each one has.
#pragma once

#include <array>

#include "criteria/burstein/burstein_2026.hpp"
#include "criteria/dubov/fide_2026.hpp"
#include "criteria/dutch/baku_2016.hpp"
#include "criteria/dutch/fide_2026.hpp"

namespace bloesem::test {

struct TableAndKind {
  criteria::CriteriaTable table;
  criteria::BracketKind kind;
};

inline const std::array<TableAndKind, 8>& every_kind() {
  using criteria::BracketKind;
  static const std::array<TableAndKind, 8> all = {{{criteria::baku_2016(), BracketKind::Normal},
                                                   {criteria::baku_2016(), BracketKind::BeforeLast},
                                                   {criteria::baku_2016(), BracketKind::Last},
                                                   {criteria::baku_2016(), BracketKind::Penultimate},
                                                   {criteria::baku_2016(), BracketKind::Collapsed},
                                                   {criteria::fide_2026(), BracketKind::Normal},
                                                   {criteria::fide_2026(), BracketKind::Closing},
                                                   {criteria::fide_2026(), BracketKind::Completing}}};
  return all;
}

inline std::array<criteria::CriteriaTable, 4> every_table() {
  return {criteria::baku_2016(), criteria::fide_2026(), criteria::burstein_2026(), criteria::dubov_2026()};
}

}  // namespace bloesem::test
