#include "tests/property/paired_brackets.hpp"

#include <algorithm>

namespace bloesem::test {
namespace {

class Converter {
 public:
  explicit Converter(const RoundField& field) : field_(field) {
    for (Position p = 0; p < field.size(); ++p) {
      const auto player = static_cast<std::size_t>(field.player(p));
      if (positions_.size() <= player) positions_.resize(player + 1);
      positions_[player] = p;
    }
  }

  [[nodiscard]] PairedBracket convert(const BracketRecord& record) const {
    PairedBracket bracket;
    bracket.record = &record;
    bracket.moved_down = positions(record.moved_down);
    bracket.residents = positions(record.residents);
    for (const auto& [h, l] : record.pairs) bracket.grouping.pairs.emplace_back(position(h), position(l));
    bracket.grouping.singles = positions(record.downfloaters);
    for (Position p = bracket.residents.back() + 1; p < field_.size(); ++p) {
      if (bracket.lower.empty() || score(p) == score(bracket.lower.front())) bracket.next.push_back(p);
      bracket.lower.push_back(p);
    }
    bracket.below = score(bracket.residents.back()) - one_point;
    return bracket;
  }

 private:
  [[nodiscard]] Position position(PlayerIndex p) const { return positions_[static_cast<std::size_t>(p)]; }
  [[nodiscard]] Points score(Position p) const { return field_.facts(p).score; }

  [[nodiscard]] std::vector<Position> positions(std::span<const PlayerIndex> players) const {
    std::vector<Position> result;
    for (const PlayerIndex p : players) result.push_back(position(p));
    return result;
  }

  const RoundField& field_;
  std::vector<Position> positions_;  // by player
};

}  // namespace

std::vector<Position> PairedBracket::players() const {
  std::vector<Position> all = moved_down;
  all.insert(all.end(), residents.begin(), residents.end());
  return all;
}

std::vector<PairedBracket> paired_brackets(const RoundField& field, const RoundPairing& pairing) {
  const Converter converter(field);
  std::vector<PairedBracket> brackets;
  for (const BracketRecord& record : pairing.record.brackets) brackets.push_back(converter.convert(record));
  return brackets;
}

bool few(const std::vector<Position>& players) { return players.size() <= 10; }

}  // namespace bloesem::test
