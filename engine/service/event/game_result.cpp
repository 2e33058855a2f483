#include "engine/service/event/game_result.hpp"

#include <algorithm>
#include <array>

#include "engine/service/words.hpp"

namespace bloesem::service {

namespace {

struct Spelling {
  std::string_view text;
  GameResult result;
};

constexpr GameResult white_wins{Outcome::Win, Outcome::Loss};
constexpr GameResult black_wins{Outcome::Loss, Outcome::Win};
constexpr GameResult drawn_game{Outcome::Draw, Outcome::Draw};
constexpr GameResult half_to_white{Outcome::Draw, Outcome::Loss};
constexpr GameResult half_to_black{Outcome::Loss, Outcome::Draw};
constexpr GameResult both_lose{Outcome::Loss, Outcome::Loss};
constexpr GameResult black_absent{Outcome::ForfeitWin, Outcome::ForfeitLoss};
constexpr GameResult white_absent{Outcome::ForfeitLoss, Outcome::ForfeitWin};
constexpr GameResult both_absent{Outcome::ForfeitLoss, Outcome::ForfeitLoss};
constexpr GameResult adjourned_game{Outcome::Unfinished, Outcome::Unfinished, true};
constexpr GameResult none{};

// The first spelling of a result is its name.
constexpr std::array spellings = {
    Spelling{"1-0", white_wins},
    Spelling{"0-1", black_wins},
    Spelling{"=", drawn_game},
    Spelling{"1/2", drawn_game},
    Spelling{"1/2-1/2", drawn_game},
    Spelling{"½", drawn_game},
    Spelling{"½-½", drawn_game},
    Spelling{"=-=", drawn_game},
    Spelling{"1/2-0", half_to_white},
    Spelling{"½-0", half_to_white},
    Spelling{"=-0", half_to_white},
    Spelling{"0-1/2", half_to_black},
    Spelling{"0-½", half_to_black},
    Spelling{"0-=", half_to_black},
    Spelling{"0-0", both_lose},
    Spelling{"+/-", black_absent},
    Spelling{"+-", black_absent},
    Spelling{"+:-", black_absent},
    Spelling{"1F-0F", black_absent},
    Spelling{"-/+", white_absent},
    Spelling{"-+", white_absent},
    Spelling{"-:+", white_absent},
    Spelling{"0F-1F", white_absent},
    Spelling{"-/-", both_absent},
    Spelling{"--", both_absent},
    Spelling{"-:-", both_absent},
    Spelling{"0F-0F", both_absent},
    Spelling{"1-0u", {Outcome::UnratedWin, Outcome::UnratedLoss}},
    Spelling{"0-1u", {Outcome::UnratedLoss, Outcome::UnratedWin}},
    Spelling{"=u", {Outcome::UnratedDraw, Outcome::UnratedDraw}},
    Spelling{"1/2u", {Outcome::UnratedDraw, Outcome::UnratedDraw}},
    Spelling{"1/2-0u", {Outcome::UnratedDraw, Outcome::UnratedLoss}},
    Spelling{"0-1/2u", {Outcome::UnratedLoss, Outcome::UnratedDraw}},
    Spelling{"0-0u", {Outcome::UnratedLoss, Outcome::UnratedLoss}},
    Spelling{"?", adjourned_game},
    Spelling{"*", none},
};

struct VegaCode {
  std::string_view code;
  GameResult result;
};

constexpr std::array vega_codes = {
    VegaCode{"1", white_wins},     VegaCode{"0", black_wins},   VegaCode{"5", drawn_game},
    VegaCode{"3", black_absent},   VegaCode{"4", white_absent}, VegaCode{"2", both_absent},
    VegaCode{"7", adjourned_game}, VegaCode{"9", none},
};

}  // namespace

std::optional<GameResult> parse_result(std::string_view text) {
  const auto* const found = std::find_if(spellings.begin(), spellings.end(), [&](const Spelling& spelling) {
    return same_word(spelling.text, text);
  });
  return found == spellings.end() ? std::nullopt : std::optional(found->result);
}

std::optional<GameResult> result_of_vega(std::string_view code) {
  const auto* const found = std::find_if(vega_codes.begin(), vega_codes.end(),
                                         [&](const VegaCode& known) { return known.code == code; });
  return found == vega_codes.end() ? std::nullopt : std::optional(found->result);
}

std::string_view name_of(const GameResult& result) noexcept {
  const auto* const found =
      std::find_if(spellings.begin(), spellings.end(), [&](const Spelling& s) { return s.result == result; });
  return found == spellings.end() ? "mixed" : found->text;
}

}  // namespace bloesem::service
