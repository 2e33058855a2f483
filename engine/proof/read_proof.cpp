#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/proof/proof_text.hpp"
#include "matching/index.hpp"
#include "trf/text.hpp"

namespace bloesem::proof {
namespace {

using trf::Json;

// Limits against files of malicious size; no value of a real round comes near.
constexpr std::int32_t max_parts_of_a_bracket = 3;
constexpr std::size_t max_hexadecimal = std::size_t{1} << 16U;

// The line without the blanks outside its strings, which JSON does not mind.
std::string without_blanks(std::string_view line) {
  std::string text;
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (!quoted && (c == ' ' || c == '\t' || c == '\r')) continue;
    if (c == '"') quoted = !quoted;
    text += c;
    if (quoted && c == '\\' && i + 1 < line.size()) text += line[++i];
  }
  return text;
}

// The members of an object, which must come in a certain order.
class Fields {
 public:
  explicit Fields(const Json& object) : object_(object) {}

  // Returns the value if the next member has this key, else null.
  const Json* take(std::string_view key) {
    if (!object_.is_object() || next_ == object_.members().size()) return nullptr;
    const Json::Member& member = object_.members()[next_];
    if (member.key != key) return nullptr;
    ++next_;
    return &member.value;
  }
  [[nodiscard]] bool finished() const { return object_.is_object() && next_ == object_.members().size(); }

 private:
  const Json& object_;
  std::size_t next_ = 0;
};

class ProofReader {
 public:
  explicit ProofReader(const Tournament& tournament) : tournament_(tournament) {}

  Result<ReadProof> read(std::string_view text) {
    for (std::string_view rest = text; !rest.empty() && problem_.empty();) {
      ++line_;
      const std::size_t length = rest.find('\n');
      read_line(rest.substr(0, length));
      rest = length == std::string_view::npos ? std::string_view() : rest.substr(length + 1);
    }
    if (problem_.empty() && !ended_) refuse("the line 'end'");
    if (!problem_.empty())
      return Error{ErrorCode::InvalidInput, std::to_string(line_) + ": expected " + problem_, {}};
    return std::move(read_);
  }

 private:
  // Notes the first problem.
  void refuse(std::string_view expected) {
    if (problem_.empty()) problem_ = expected;
  }

  void read_line(std::string_view line) {
    const std::variant<Json, trf::Diagnostic> parsed = trf::parse_json(line);
    const Json* const json = std::get_if<Json>(&parsed);
    if (json == nullptr || !json->is_object() || json->dump() != without_blanks(line))
      return refuse("a JSON object in which nothing is repeated");
    if (ended_) return refuse("nothing after the line 'end'");
    if (line_ == 1) {
      if (json->members().empty() || json->members().front().key != "bloesem-proof") return refuse("a proof");
      read_.header = *json;
      return;
    }
    Fields fields(*json);
    read_line_of(fields);
    if (!fields.finished()) refuse("no other members");
  }

  void read_line_of(Fields& fields) {
    if (const Json* const end = fields.take("end")) {
      ended_ = true;
      if (end->dump() != std::to_string(line_)) refuse("the number of lines");
    } else if (const Json* const impossible = fields.take("impossible")) {
      if (line_ != 2) refuse("'impossible' as the second line only");
      read_.proof.impossible = duals(*impossible);
    } else if (const Json* const bye = fields.take("bye")) {
      if (line_ != 2) refuse("'bye' as the second line only");
      read_.proof.bye = duals(*bye);
    } else if (const Json* const passed = fields.take("passed")) {
      if (!read_.proof.brackets.empty()) refuse("'passed' before the brackets only");
      PassedOver& over = read_.proof.passed.emplace_back(PassedOver{player(*passed), {}});
      if (const Json* const obstacle = fields.take("obstacle"))
        over.obstacle = duals(*obstacle);
      else
        refuse("'obstacle'");
    } else {
      read_bracket(fields);
    }
  }

  void read_bracket(Fields& fields) {
    BracketProof bracket;
    const Json* number = fields.take("discarded");
    bracket.discarded = number != nullptr;
    if (number == nullptr) number = fields.take("bracket");
    if (number == nullptr) return refuse("a bracket");
    bracket.number = small(*number, max_parts_of_a_bracket * players() + 1);
    if (const Json* const part = fields.take("part")) bracket.part = text(*part);
    bracket.reach = reach(fields.take("zone"));
    if (bracket.discarded) bracket.pairs = pairs(fields.take("pairs"));
    if (const Json* const ahead = fields.take("ahead")) bracket.ahead = pairs(ahead);
    if (const Json* const criteria = fields.take("criteria"))
      bracket.criteria = duals(*criteria);
    else
      refuse("'criteria'");
    read_order(fields.take("order"), bracket);
    if (const Json* const unpaired = fields.take("unpaired")) bracket.unpaired = duals(*unpaired);
    if (const Json* const obstacle = fields.take("obstacle"))
      bracket.obstacle = duals(*obstacle);
    else if (bracket.discarded)
      refuse("'obstacle'");
    read_.proof.brackets.push_back(std::move(bracket));
  }

  void read_order(const Json* order, BracketProof& bracket) {
    if (order == nullptr || !order->is_array()) return refuse("'order', a list");
    for (const Json& step : order->items()) bracket.order.push_back(read_step(step));
  }

  Step read_step(const Json& json) {
    Step step;
    Fields fields(json);
    step.duals = duals(fields);
    if (const Json* const refused = fields.take("refuse")) {
      if (refused->is_array())
        for (const Json& pair : refused->items()) step.refused.push_back(block_pair(pair));
      else
        refuse("pairs of blocks");
    } else if (const Json* const staying = fields.take("stay")) {
      step.kind = StepKind::Stay;
      if (staying->is_array())
        for (const Json& block : staying->items()) step.staying.push_back(small(block, players()));
      else
        refuse("blocks");
    } else {
      const Json* flag = fields.take("exchanges");
      step.kind = flag != nullptr ? StepKind::Exchanges : StepKind::Sum;
      if (flag == nullptr) flag = fields.take("sum");
      if (flag == nullptr || !(*flag == Json(true))) refuse("a step");
    }
    if (!fields.finished()) refuse("no other members of a step");
    return step;
  }

  Duals duals(const Json& json) {
    Fields fields(json);
    Duals result = duals(fields);
    if (!fields.finished()) refuse("no other members of duals");
    return result;
  }

  Duals duals(Fields& fields) {
    Duals result;
    if (const Json* const blocks = fields.take("blocks")) result.blocks = runs(*blocks);
    const Json* const values = fields.take("y");
    if (values == nullptr || !values->is_array() || values->size() > at(players())) {
      refuse("'y', a list of values");
      return result;
    }
    for (const Json& value : values->items()) result.y.push_back(integer(&value));
    if (const Json* const sets = fields.take("sets")) read_sets(*sets, result);
    return result;
  }

  void read_sets(const Json& sets, Duals& result) {
    if (!sets.is_array() || sets.empty()) return refuse("a list of sets");
    for (const Json& set : sets.items()) {
      Fields fields(set);
      DualSet read{integer(fields.take("z")), {}};
      const Json* const list = fields.take("players");
      if (list == nullptr || !list->is_array() || !fields.finished())
        return refuse("a value and the players of a set");
      for (const Json& number : list->items()) read.players.push_back(player(number));
      result.sets.push_back(std::move(read));
    }
  }

  // Reads "0*3 1".
  std::vector<std::int32_t> runs(const Json& json) {
    std::vector<std::int32_t> blocks;
    if (!json.is_string()) return refuse("blocks"), blocks;
    for (std::string_view rest = json.text(); !rest.empty() && problem_.empty();) {
      const std::size_t length = std::min(rest.find(' '), rest.size());
      read_run(rest.substr(0, length), blocks);
      if (length + 1 == rest.size()) refuse("a block after the blank");
      rest = rest.substr(std::min(length + 1, rest.size()));
    }
    if (blocks.empty()) refuse("blocks");
    return blocks;
  }

  void read_run(std::string_view run, std::vector<std::int32_t>& blocks) {
    const std::size_t star = run.find('*');
    const std::optional<int> block = trf::parse_number(run.substr(0, star));
    const std::optional<int> count =
        star == std::string_view::npos ? std::optional(1) : trf::parse_number(run.substr(star + 1));
    if (!block || !count || *block < 0 || *count < (star == std::string_view::npos ? 1 : 2) ||
        *block >= players() || at(*count) + blocks.size() > at(players()))
      return refuse("blocks of the players, like 0*3 1");
    blocks.insert(blocks.end(), at(*count), *block);
  }

  Integer integer(const Json* json) {
    if (json == nullptr || !json->is_string() || json->text().size() > max_hexadecimal)
      return refuse("a hexadecimal number"), Integer(0);
    std::string_view digits = json->text();
    const bool negative = digits.starts_with('-');
    if (negative) digits.remove_prefix(1);
    const bool canonical = digits == "0" ? !negative : !digits.empty() && digits.front() != '0';
    if (!canonical || digits.find_first_not_of("0123456789abcdef") != std::string_view::npos)
      return refuse("a hexadecimal number"), Integer(0);
    const Integer value("0x" + std::string(digits));
    return negative ? Integer(-value) : value;
  }

  // Returns a number in [0, most].
  std::int32_t small(const Json& json, std::int32_t most) {
    if (!json.is_unsigned() || json.number() > static_cast<std::uint64_t>(most))
      return refuse("a smaller number"), 0;
    return static_cast<std::int32_t>(json.number());
  }

  std::string text(const Json& json) {
    if (!json.is_string() || json.text().empty()) return refuse("a name"), std::string();
    return std::string(json.text());
  }

  PlayerIndex player(const Json& json) {
    const std::int32_t id = small(json, INT32_MAX);
    const std::optional<PlayerIndex> found = tournament_.find(id);
    if (!found) refuse("players of the tournament");
    return found.value_or(no_player);
  }

  std::pair<std::int32_t, std::int32_t> block_pair(const Json& json) {
    if (!json.is_array() || json.size() != 2) return refuse("a pair of blocks"), std::pair(0, 0);
    return {small(json.items()[0], players()), small(json.items()[1], players())};
  }

  PlayerPairs pairs(const Json* json) {
    PlayerPairs result;
    if (json == nullptr || !json->is_array()) return refuse("a list of pairs"), result;
    for (const Json& pair : json->items()) {
      if (!pair.is_array() || pair.size() != 2) return refuse("two players"), result;
      result.emplace_back(player(pair.items()[0]), player(pair.items()[1]));
    }
    return result;
  }

  Reach reach(const Json* json) {
    for (const Reach reach : {Reach::None, Reach::Next, Reach::All})
      if (json != nullptr && *json == Json(name_of(reach))) return reach;
    refuse("'zone', which is none, next or all");
    return Reach::None;
  }

  [[nodiscard]] std::int32_t players() const { return static_cast<std::int32_t>(tournament_.players.size()); }

  const Tournament& tournament_;
  ReadProof read_;
  std::int32_t line_ = 0;
  bool ended_ = false;
  std::string problem_;
};

}  // namespace

Result<ReadProof> read_proof(std::string_view text, const Tournament& tournament) {
  return ProofReader(tournament).read(text);
}

}  // namespace bloesem::proof
