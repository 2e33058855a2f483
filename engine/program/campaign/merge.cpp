#include "engine/program/campaign/merge.hpp"

#include <filesystem>
#include <system_error>

#include "engine/platform/files/path_name.hpp"
#include "engine/program/campaign/database.hpp"

namespace bloesem::cli {

namespace {

namespace fs = std::filesystem;

using campaign::TournamentOutcome;

// A file under a temporary name, removed unless put() has renamed it.
class Part {
 public:
  explicit Part(const std::string& target) : target_(target), part_(target + ".part") { remove(); }
  ~Part() { remove(); }
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;

  [[nodiscard]] const std::string& path() const { return part_; }
  [[nodiscard]] std::optional<Error> put() {
    std::error_code code;
    fs::rename(platform::path_of(part_), platform::path_of(target_), code);
    if (!code) return std::nullopt;
    return Error{ErrorCode::FileAccess, target_ + " cannot be written: " + code.message()};
  }

 private:
  void remove() noexcept {
    std::error_code ignored;
    for (const char* companion : {"", "-journal", "-wal", "-shm"})
      fs::remove(platform::path_of(part_ + companion), ignored);
  }

  std::string target_;
  std::string part_;
};

class Merger {
 public:
  Merger(CampaignDatabase& output, const std::string& first) : output_(output), first_(first) {}

  std::optional<Error> add(const std::string& path, const CampaignDatabase& input) {
    std::string difference = difference_of(output_.identity(), input.identity());
    if (difference.empty() && output_.identity().tournaments != input.identity().tournaments)
      difference = "the planned numbers of tournaments differ";
    if (!difference.empty())
      return Error{ErrorCode::InvalidInput,
                   path + " is not of the same campaign as " + first_ + " ('there'): " + difference};
    const Result<std::vector<bool>> there = input.tournaments_there();
    if (!there) return there.error();
    if (auto error = refuse_overlap(path, *there)) return error;
    std::optional<Error> error;
    const std::optional<Error> unreadable = input.for_each([&](const TournamentOutcome& outcome) {
      if (!error) error = output_.add(outcome);
    });
    return error ? error : unreadable;
  }

 private:
  std::optional<Error> refuse_overlap(const std::string& path, const std::vector<bool>& there) {
    there_.resize(there.size());
    for (std::size_t k = 0; k < there.size(); ++k) {
      if (there[k] && there_[k])
        return Error{ErrorCode::InvalidInput,
                     path + ": tournament " + std::to_string(k) + " is also in another of these databases"};
      there_[k] = there_[k] || there[k];
    }
    return std::nullopt;
  }

  CampaignDatabase& output_;
  std::string first_;
  std::vector<bool> there_;
};

std::optional<Error> merge_into(CampaignDatabase& output, const std::vector<std::string>& inputs) {
  Merger merger(output, inputs.front());
  for (const std::string& path : inputs) {
    const Result<CampaignDatabase> input = CampaignDatabase::open_existing(path);
    if (!input) return input.error();
    if (auto error = merger.add(path, *input)) return error;
  }
  return output.save();
}

}  // namespace

std::optional<Error> merge_databases(const std::vector<std::string>& inputs, const std::string& output) {
  std::error_code ignored;
  if (fs::exists(platform::path_of(output), ignored))
    return Error{ErrorCode::InvalidInput, output + " exists already"};
  const Result<CampaignDatabase> first = CampaignDatabase::open_existing(inputs.front());
  if (!first) return first.error();
  Part part(output);
  {
    Result<CampaignDatabase> merged = CampaignDatabase::open(part.path(), first->identity());
    if (!merged) return merged.error();
    if (auto error = merge_into(*merged, inputs)) return error;
  }
  return part.put();
}

}  // namespace bloesem::cli
