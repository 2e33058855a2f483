#include "engine/service/pairing_list.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <variant>

#include "engine/model/counted.hpp"
#include "engine/service/word_lines.hpp"
#include "trf/encoding.hpp"
#include "trf/json_value.hpp"
#include "trf/text.hpp"

namespace bloesem::service {

namespace {

using trf::Json;
using trf::LineText;
using trf::Token;

constexpr const char* a_player = "the starting rank of a player of the tournament";

class PairingListReader {
 public:
  explicit PairingListReader(const Tournament& tournament) : tournament_(tournament) {}

  std::optional<Error> read(const LineText& line, const std::vector<Token>& words) {
    last_line_ = line.number();
    return lines_ ? read_pair(line, words) : read_count(words);
  }

  Result<Proposal> take() {
    const std::size_t found = proposal_.boards.size() + proposal_.byes.size();
    if (!lines_) return misread({1, 1, 1}, "", "a pairing: the number of lines, then White and Black on each");
    if (found < *lines_)
      return misread(
          {last_line_ + 1, 1, 1}, "",
          "White and Black: " + counted(*lines_, "line") + " announced, " + std::to_string(found) + " found");
    return std::move(proposal_);
  }

 private:
  std::optional<Error> read_count(const std::vector<Token>& words) {
    const Result<int> count = number_in(words[0], "the number of lines that follow");
    if (!count) return count.error();
    if (words.size() != 1)
      return misread(words[1].place, words[1].text, "only the number of lines that follow");
    lines_ = static_cast<std::size_t>(*count);
    return std::nullopt;
  }

  std::optional<Error> read_pair(const LineText& line, const std::vector<Token>& words) {
    if (proposal_.boards.size() + proposal_.byes.size() == *lines_)
      return misread(words[0].place, words[0].text, "no more than " + counted(*lines_, "line"));
    if (words.size() > 2) return misread(words[2].place, words[2].text, "nothing after White and Black");
    const Result<PlayerIndex> white = player_in(words[0], a_player);
    if (!white) return white.error();
    if (words.size() < 2) return misread(end_of(line), "", "White and Black, or a player and 0 for the bye");
    if (trf::parse_number(words[1].text) == 0) {
      proposal_.byes.push_back(*white);
      return std::nullopt;
    }
    const Result<PlayerIndex> black = player_in(words[1], std::string(a_player) + ", or 0 for the bye");
    if (!black) return black.error();
    proposal_.boards.push_back({{*white, *black}, true});
    return std::nullopt;
  }

  [[nodiscard]] Result<PlayerIndex> player_in(const Token& word, const std::string& expected) const {
    const Result<int> id = number_in(word, expected);
    if (!id) return id.error();
    if (const std::optional<PlayerIndex> player = tournament_.find(*id)) return *player;
    return misread(word.place, word.text, expected);
  }

  const Tournament& tournament_;
  std::optional<std::size_t> lines_;
  int last_line_ = 0;
  Proposal proposal_;
};

Result<Proposal> parse_list(std::string_view bytes, const Tournament& tournament) {
  PairingListReader reader(tournament);
  const auto read = [&](const LineText& line, const std::vector<Token>& words) {
    return reader.read(line, words);
  };
  if (const auto error = for_each_line(bytes, read)) return *error;
  return reader.take();
}

bool is_too_large(const Json::OtherNumber& number) {
  double value = 0;
  const auto [end, problem] =
      std::from_chars(number.text.data(), number.text.data() + number.text.size(), value);
  return problem == std::errc::result_out_of_range;
}

Error wrong_value(const std::string& path, const Json& found, const std::string& expected) {
  if (const Json::OtherNumber* const number = found.other_number(); number != nullptr && is_too_large(*number))
    return {ErrorCode::InvalidInput, "a number is too large, expected starting ranks", {}};
  return {ErrorCode::InvalidInput, path + ": found " + excerpt(found.dump()) + ", expected " + expected, {}};
}

class JsonReader {
 public:
  JsonReader(const Tournament& tournament, int round) : tournament_(tournament), round_(round) {}

  Result<Proposal> read(const Json& root) {
    const Json* const round = root.find("round");
    if (round != nullptr && !(*round == Json(static_cast<unsigned>(round_))))
      return wrong_value("round", *round, std::to_string(round_) + ", the round judged");
    const Json* const boards = root.find("boards");
    if (boards == nullptr || !boards->is_array())
      return wrong_value("boards", boards == nullptr ? Json() : *boards, "a list of boards");
    for (std::size_t i = 0; i < boards->size(); ++i) {
      const std::string path = "boards/" + std::to_string(i) + "/";
      const Result<PlayerIndex> white = player_at(boards->items()[i], "white", path);
      if (!white) return white.error();
      const Result<PlayerIndex> black = player_at(boards->items()[i], "black", path);
      if (!black) return black.error();
      proposal_.boards.push_back({{*white, *black}, true});
    }
    if (const Json* const bye = root.find("bye"); bye != nullptr && !bye->is_null()) {
      const Result<PlayerIndex> player = player_at(root, "bye", "");
      if (!player) return player.error();
      proposal_.byes.push_back(*player);
    }
    return std::move(proposal_);
  }

 private:
  [[nodiscard]] Result<PlayerIndex> player_at(const Json& object, const char* key,
                                              const std::string& path) const {
    const Json* const found = object.find(key);
    if (found != nullptr && found->is_unsigned() && found->number() <= std::uint64_t{trf::number_ceiling}) {
      if (const auto player = tournament_.find(static_cast<int>(found->number()))) return *player;
    }
    return wrong_value(path + key, found == nullptr ? Json() : *found, a_player);
  }

  const Tournament& tournament_;
  int round_;
  Proposal proposal_;
};

Result<Proposal> parse_json(std::string_view bytes, const Tournament& tournament, int round) {
  const std::variant<Json, trf::Diagnostic> json = trf::parse_json(bytes);
  if (const auto* const fault = std::get_if<trf::Diagnostic>(&json))
    return misread({fault->line, fault->column_begin, fault->column_end}, fault->found, "JSON");
  return JsonReader(tournament, round).read(std::get<Json>(json));
}

}  // namespace

Result<Proposal> parse_pairing(std::string_view bytes, const Tournament& tournament, int round) {
  std::string_view text = bytes;
  if (text.starts_with(trf::utf8_bom)) text.remove_prefix(trf::utf8_bom.size());
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first != text.npos && text[first] == '{') return parse_json(text, tournament, round);
  return parse_list(bytes, tournament);
}

}  // namespace bloesem::service
