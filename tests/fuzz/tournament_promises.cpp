#include "tests/fuzz/tournament_promises.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "bloesem/check_tournament.hpp"
#include "bloesem/judge/judge.hpp"
#include "bloesem/standings/standings.hpp"
#include "bloesem/trf/list_writer.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"
#include "bloesem/trf/tournament_file.hpp"
#include "bloesem/trf/writer.hpp"
#include "bloesem/validate.hpp"
#include "engine/judge/compare_editions.hpp"
#include "engine/sequence/pair_round.hpp"
#include "matching/steps.hpp"
#include "tests/fuzz/most_steps.hpp"
#include "tests/fuzz/odd_tournament.hpp"
#include "tests/fuzz/promise.hpp"

namespace bloesem::fuzz {

namespace {

constexpr std::uint64_t small_budget = 20'000;

class Examiner {
 public:
  explicit Examiner(const OddRequest& request)
      : tournament_(request.tournament), options_(request.options), found_(validate(tournament_)) {}

  OddAnswer examine() {
    promise(is_consistent(tournament_) == found_.empty(), "the quick answer is that of the list");
    for (const Contradiction& one : found_) promise(!one.message.empty(), "a contradiction has words");
    const Result<RoundPairing> pairing = pair_in_few_steps();
    expect_answer(pairing);
    if (pairing) expect_correct(*pairing);
    if (pairing || pairing.error().code == ErrorCode::NoValidPairing) ask_others(pairing);
    expect_answer(check_tournament(tournament_, {.edition = options_.edition}));
    expect_answer(judge(tournament_, odd_proposal(), options_));
    expect_answer(standings::compute_standings(tournament_, list_));
    expect_written();
    if (pairing) return OddAnswer::Paired;
    return pairing.error().code == ErrorCode::NoValidPairing ? OddAnswer::Impossible : OddAnswer::Refused;
  }

 private:
  [[nodiscard]] Result<RoundPairing> pair_in_few_steps() const {
    const matching::Steps before = matching::steps_so_far();
    Result<RoundPairing> pairing = pair_round(tournament_, options_);
    const std::int64_t steps = (matching::steps_so_far() - before).total();
    promise(steps <= most_steps(tournament_.players.size(), 0), "a round takes no more steps than its bound");
    return pairing;
  }

  template <class T>
  void expect_answer(const Result<T>& answer) {
    if (!found_.empty()) {
      promise(!answer && answer.error().code == ErrorCode::InvalidInput, "a contradiction is refused",
              found_[0].message);
      promise(answer.error().message.find(found_[0].message) != std::string::npos, "the first one is named",
              answer.error().message);
    }
    if (answer) return;
    const ErrorCode code = answer.error().code;
    promise(code == ErrorCode::InvalidInput || code == ErrorCode::NoValidPairing,
            "no error but a documented one", answer.error().message);
  }

  [[nodiscard]] static bool is_invalid(const Result<RoundPairing>& answer) {
    return !answer && answer.error().code == ErrorCode::InvalidInput;
  }

  void expect_correct(const RoundPairing& pairing) {
    const Result<Verdict> verdict = judge(tournament_, proposal_of(pairing), options_);
    promise(verdict && verdict->kind == VerdictKind::Correct, "what is paired is correct",
            verdict ? name_of(verdict->kind) : std::string_view(verdict.error().message));
  }

  // The second engine gives the same result, or gives up; both editions can be compared.
  void ask_others(const Result<RoundPairing>& pairing) {
    const Result<RoundPairing> other = sequence::pair_round(tournament_, options_, {.budget = small_budget});
    if (other)
      promise(pairing && other->boards == pairing->boards && other->bye == pairing->bye, "both engines agree");
    if (!other && other.error().code != ErrorCode::GaveUp)
      promise(!pairing && other.error().code == pairing.error().code, "both engines refuse",
              other.error().message);
    expect_answer(compare_editions(tournament_, options_));
  }

  // With players who do not exist, or who appear twice.
  [[nodiscard]] Proposal odd_proposal() const {
    const auto n = static_cast<PlayerIndex>(tournament_.players.size());
    return {{{{0, n - 1}, true}, {{1, n}, true}, {{-2, 0}, false}}, {n / 2, -1}};
  }

  void expect_written() {
    for (const trf::Target target : {trf::Target::Trf16, trf::Target::Trf26, trf::Target::Trfx,
                                     trf::Target::Trfbx, trf::Target::Trf06, trf::Target::Wide}) {
      const trf::Written written = trf::write_report(tournament_, {.target = target});
      if (!found_.empty()) {
        promise(written.text.empty() && !written.losses.empty(), "a contradictory tournament is not written");
      } else if (written.losses.empty()) {
        expect_readable(written.text, trf::FileFormat::Report);
      }
    }
    for (const auto& [text, format] : {std::pair(trf::write_json(tournament_), trf::FileFormat::Json),
                                       std::pair(trf::write_csv(tournament_), trf::FileFormat::Csv)}) {
      promise(text.empty() == !found_.empty(), "a contradictory tournament is not written");
      if (found_.empty()) expect_readable(text, format);
    }
  }

  // Facts that are not contradictory, but that a reader refuses: more rounds than declared or than files can
  // have, and point sums with more digits than files have.
  [[nodiscard]] bool is_beyond_files() const {
    constexpr std::size_t most = 999;
    const int declared = tournament_.rounds_declared.value_or(999);
    return tournament_.rounds_played > declared || declared > 999 ||
           std::any_of(tournament_.players.begin(), tournament_.players.end(), [&](const Player& player) {
             const Points sum = settled_points(tournament_, player, tournament_.rounds_played);
             return std::abs(sum) > limits::max_points ||
                    std::max({player.rounds.size(), player.virtual_points.size(), player.adjustments.size()}) >
                        most;
           });
  }

  // Unchanged, except for names.
  void expect_readable(const std::string& text, trf::FileFormat format) {
    if (is_beyond_files()) return;
    // The reader of report files also checks the coming round: two byes there are refused, as in pairing.
    if (format == trf::FileFormat::Report && is_invalid(pair_round(tournament_, {.edition = options_.edition})))
      return;
    const trf::SourceText source(text);
    const bool is_list = format != trf::FileFormat::Report;
    trf::ReadOptions options;
    options.recompute_points = !is_list;  // a bye of the coming round may look like an earlier one
    if (!is_list) options.round = tournament_.rounds_played + 1;
    const trf::ReadResult read = trf::read_tournament(source, source.lines(), format, options);
    promise(read.tournament.has_value(), "what is written can be read",
            read.diagnostics.empty() ? text : read.diagnostics.front().message + "\n" + text);
    promise(read.tournament->players.size() == tournament_.players.size(), "as many players are read", text);
  }

  const Tournament& tournament_;
  const PairOptions& options_;
  const std::vector<Contradiction> found_;
  static inline const std::vector<standings::TieBreak> list_ =
      standings::parse_tie_breaks("DE,BH/C1,BH,SB,PS,WIN,BWG,REP,TPN").value();
};

}  // namespace

OddAnswer check_tournament_value(std::string_view input) {
  ByteSource bytes(input);
  const OddRequest request = make_odd_request(bytes);
  return Examiner(request).examine();
}

}  // namespace bloesem::fuzz
