#include "trf/report_parts.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "bloesem/trf/convert.hpp"
#include "trf/columns.hpp"
#include "trf/encoding.hpp"
#include "trf/line_text.hpp"
#include "trf/local_records.hpp"
#include "trf/player_line.hpp"
#include "trf/text.hpp"

namespace bloesem::trf {

namespace {

constexpr std::string_view player_record = "001";
std::string padded(std::string_view text, int first, int last) {
  std::string fit(text);
  const std::size_t width = static_cast<std::size_t>(last - first) + 1;
  return fit.append(width - std::min(width, count_characters(fit)), ' ');
}

PersonText person_in(const LineText& line) {
  const auto part = [&line](int first, int last) { return padded(line.cut(first, last), first, last); };
  const std::string_view name = line.cut(player_name);
  const std::size_t room = static_cast<std::size_t>(player_name.last - player_name.first) + 1;
  return {part(player_sex.first, player_name.first - 1) +
              padded(name.substr(0, byte_offset(name, room)), player_name.first, player_name.last) +
              part(player_name.last + 1, player_points.first - 1),
          std::string(trimmed(line.cut(player_rank)))};
}

// Player lines by id.
class Persons {
 public:
  Persons(const std::vector<std::string_view>& lines, Layout layout) : lines_(&lines), layout_(layout) {}

  void note(std::size_t line) {
    const std::optional<int> id = parse_number(trimmed(text(line).cut(player_id)));
    if (!id) return;
    const auto i = static_cast<std::size_t>(*id);
    if (line_of_.size() <= i) line_of_.resize(i + 1);
    line_of_[i] = line;
  }

  [[nodiscard]] PersonText of(const Player& player) const { return person_in(line_of(player)); }

  [[nodiscard]] LineText line_of(const Player& player) const {
    const LineText line = text(line_of_.at(static_cast<std::size_t>(player.id)));
    return line.counted_by(columns_of(line));
  }

 private:
  [[nodiscard]] LineText text(std::size_t line) const {
    return {static_cast<int>(line) + 1, (*lines_)[line], Columns::Characters, layout_};
  }

  const std::vector<std::string_view>* lines_;
  Layout layout_;
  std::vector<std::size_t> line_of_;
};

// True for records that lists cannot hold; lines that are not records are ignored.
bool is_left_out(std::string_view code) {
  constexpr std::array<std::string_view, 6> kept = {"012", "042", "192", "202", "212", bye_record};
  const bool named = code == "###" || std::all_of(code.begin(), code.end(), [](char c) {
                       return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
                     });
  return code.size() == code_width && named && code != width_record && !states_a_rule(code) &&
         std::find(kept.begin(), kept.end(), code) == kept.end();
}

bool tells_of_person(const LineText& line) {
  for (const Field& field :
       {player_sex, player_title, player_federation, player_fide_id, player_birth, player_rank}) {
    if (!trimmed(line.cut(field)).empty()) return true;
  }
  return false;
}

}  // namespace

ReportParts parts_of(const std::vector<std::string_view>& lines, const Tournament& tournament) {
  ReportParts parts;
  const auto persons = std::make_shared<Persons>(lines, layout_of(lines));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string code = upper(lines[i].substr(0, code_width));
    parts.source.note(lines[i], static_cast<int>(i) + 1);
    if (code == player_record) {
      persons->note(i);
    } else if (code == bye_record) {
      add_requests(LineText(static_cast<int>(i) + 1, lines[i]), parts.requests);
    } else if (code != width_record && !states_a_rule(code)) {
      parts.records.emplace_back(lines[i]);
    }
  }
  // Byes of earlier rounds and of the coming one are in the columns.
  std::erase_if(parts.requests,
                [&tournament](const ByeRequest& request) { return request.round <= tournament.rounds_played; });
  parts.person = [persons](const Player& player) { return persons->of(player); };
  return parts;
}

std::vector<StatedPlayer> stated_players(const std::vector<std::string_view>& lines,
                                         const Tournament& tournament) {
  Persons persons(lines, layout_of(lines));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (upper(lines[i].substr(0, code_width)) == player_record) persons.note(i);
  }
  std::vector<StatedPlayer> stated;
  stated.reserve(tournament.players.size());
  for (const Player& player : tournament.players) {
    const LineText line = persons.line_of(player);
    stated.push_back({read_fields(line), parse_number(trimmed(line.cut(player_rank)))});
  }
  return stated;
}

std::vector<std::string> left_out_of_lists(const std::vector<std::string_view>& lines) {
  const Layout layout = layout_of(lines);
  RecordLines source;
  std::vector<std::string> codes;
  bool persons = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string code = upper(lines[i].substr(0, code_width));
    if (code == player_record) {
      persons = persons || tells_of_person({static_cast<int>(i) + 1, lines[i], Columns::Characters, layout});
    } else if (is_left_out(code) && !is_own_comment(LineText(static_cast<int>(i) + 1, lines[i]))) {
      source.note(lines[i], static_cast<int>(i) + 1);
      if (std::find(codes.begin(), codes.end(), code) == codes.end()) codes.push_back(code);
    }
  }
  std::vector<std::string> sentences;
  for (const std::string& code : codes)
    sentences.push_back(source.placed({"left out, as a list holds only what pairing needs", code}));
  if (persons) sentences.emplace_back("only the names and ratings of the players are kept");
  return sentences;
}

Tournament with_later_byes(Tournament tournament, const std::vector<ByeRequest>& requests) {
  for (const ByeRequest& request : requests) {
    const std::optional<PlayerIndex> player = tournament.find(request.id);
    if (!player) continue;
    Rounds& rounds = tournament.players[static_cast<std::size_t>(*player)].rounds;
    const auto round = static_cast<std::size_t>(request.round);
    if (rounds.size() <= round) rounds.resize(round + 1);
    rounds[round] = {no_player, Colour::None, request.outcome};
  }
  return tournament;
}

}  // namespace bloesem::trf
