#include "engine/campaign/signature.hpp"

#include <optional>
#include <string>

#include "engine/campaign/shapes.hpp"
#include "engine/campaign/variety.hpp"
#include "engine/generator/knobs.hpp"

namespace bloesem::campaign {

namespace {

using generator::derive;

// A number of tournaments with ranges of players and rounds.
struct Part {
  Between players;
  Between rounds;
  int tournaments = 0;
};

constexpr Part played_parts[] = {
    {{2, 14}, {1, 13}, 300}, {{15, 40}, {3, 12}, 80}, {{41, 90}, {5, 9}, 12}, {{150, 200}, {7, 9}, 3}};
constexpr int positions_of_each_shape = 120;
constexpr Between players_of_positions = {2, 60};
constexpr std::uint64_t seed = 2026'11'22;

class Signing {
 public:
  Signing(const generator::PairFunction& pair, Edition edition) : pair_(pair), edition_(edition) {}

  Result<Signature> sign() {
    for (const Part& part : played_parts) play(part);
    for (const Shape& shape : shapes()) pose(shape);
    if (failure_) return *failure_;
    return Signature{hash_.value(), rounds_};
  }

 private:
  void play(const Part& part) {
    generator::Ranges ranges = all_sorts();
    ranges.least.edition = edition_;
    ranges.least.players = part.players.least;
    ranges.most.players = part.players.most;
    ranges.least.rounds = part.rounds.least;
    ranges.most.rounds = part.rounds.most;
    for (int i = 0; i < part.tournaments && !failure_; ++i) {
      const std::uint64_t own = derive(seed, next_++);
      const auto note = [this](const Tournament&, const PairOptions&, const Result<RoundPairing>& answer) {
        add(answer);
      };
      const auto played = generator::generate(draw_settings(ranges, own), own, note, pair_);
      if (!played && !failure_) failure_ = played.error();
    }
  }

  void pose(const Shape& shape) {
    for (int i = 0; i < positions_of_each_shape && !failure_; ++i) {
      generator::Random random(derive(seed, next_++));
      add(pair_(make_position(shape, random, players_of_positions), {.edition = edition_}));
    }
  }

  void add(const Result<RoundPairing>& answer) {
    ++rounds_;
    if (!answer && answer.error().code != ErrorCode::NoValidPairing) {
      failure_ = answer.error();
    } else if (!answer) {
      hash_.add("no valid pairing\n");
    } else {
      for (const BracketRecord& bracket : answer->record.brackets) add(bracket);
      for (const Board& board : answer->boards) add(board.white, board.black);
      add("bye", answer->bye.value_or(no_player));
    }
  }

  void add(const BracketRecord& bracket) {
    hash_.add(name_of(bracket.kind));
    for (const auto& [higher, lower] : bracket.pairs) add(higher, lower);
    for (const PlayerIndex player : bracket.downfloaters) add("down", player);
    add("exchanges", bracket.exchanges);
    for (const criteria::CriterionValue& value : bracket.criteria) {
      add(value.article, value.count);
      for (const Points difference : value.differences) add("", difference);
    }
  }

  void add(PlayerIndex one, PlayerIndex other) {
    hash_.add(std::to_string(one) + '-' + std::to_string(other) + ' ');
  }
  void add(std::string_view what, std::int64_t number) {
    hash_.add(what);
    hash_.add(' ' + std::to_string(number) + '\n');
  }

  const generator::PairFunction& pair_;
  Edition edition_;
  Hash hash_;
  std::uint64_t next_ = 0;  // number of seeds drawn
  int rounds_ = 0;
  std::optional<Error> failure_;
};

}  // namespace

void Hash::add(std::string_view text) noexcept {
  constexpr std::uint64_t prime = 0x100000001b3U;
  for (const char c : text) value_ = (value_ ^ static_cast<unsigned char>(c)) * prime;
}

Result<Signature> signature_of(const generator::PairFunction& pair, Edition edition) {
  return Signing(pair, edition).sign();
}

}  // namespace bloesem::campaign
