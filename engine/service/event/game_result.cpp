#include "engine/service/event/game_result.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "bloesem/limits.hpp"
#include "engine/service/words.hpp"
#include "trf/text.hpp"

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

// Parses "2.5-1.5", or "2½-1½".
std::optional<std::pair<Points, Points>> parse_game_points(std::string_view text) {
  const std::size_t hyphen = text.find('-');
  // A comma stands between two results.
  if (hyphen == std::string_view::npos || text.find(',') != std::string_view::npos) return std::nullopt;
  const auto points_of = [](std::string_view half) -> std::optional<Points> {
    std::string digits(half);
    if (const std::size_t sign = digits.find("½"); sign != std::string::npos)
      digits.replace(sign, std::string_view("½").size(), sign == 0 ? "0.5" : ".5");
    const std::optional<Points> points = trf::parse_points(digits);
    return points && *points <= limits::max_points ? points : std::nullopt;
  };
  const auto one = points_of(text.substr(0, hyphen));
  const auto other = points_of(text.substr(hyphen + 1));
  if (!one || !other) return std::nullopt;
  return std::pair(*one, *other);
}

// Returns the result of a match of teams by its game points.
GameResult result_by(const std::pair<Points, Points>& game_points) {
  if (game_points.first == game_points.second) return drawn_game;
  return game_points.first > game_points.second ? white_wins : black_wins;
}

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

bool stands_for_both(const GameResult& result) noexcept {
  return result.white == Outcome::Unfinished || result.white == Outcome::ForfeitWin ||
         result.white == Outcome::ForfeitLoss;
}

std::optional<BoardResult> parse_board_result(std::string_view text) {
  if (const auto result = parse_result(text)) return BoardResult{*result};
  if (const auto points = parse_game_points(text)) return BoardResult{result_by(*points), {}, points};
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto first = parse_result(text.substr(0, comma));
  if (!first) return std::nullopt;
  if (const auto second = parse_result(text.substr(comma + 1))) return BoardResult{*first, second};
  const auto points = parse_game_points(text.substr(comma + 1));
  return points ? std::optional(BoardResult{*first, {}, points}) : std::nullopt;
}

BoardResult reversed(const BoardResult& result) noexcept {
  BoardResult other{reversed(result.first)};
  if (result.second) other.second = reversed(*result.second);
  if (result.game_points) other.game_points = {result.game_points->second, result.game_points->first};
  return other;
}

std::string text_of(const BoardResult& result) {
  std::string text(name_of(result.first));
  if (result.second && !(stands_for_both(result.first) && result.first == *result.second))
    text.append(",").append(name_of(*result.second));
  if (result.game_points)
    text += ',' + trf::format_points(result.game_points->first) + '-' +
            trf::format_points(result.game_points->second);
  return text;
}

}  // namespace bloesem::service
