#include "tests/engine/judge/proposals.hpp"

#include <sstream>

#include "bloesem/articles.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::test {

Proposal proposed(std::string_view text) {
  Proposal proposal;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) {
    const std::size_t middle = word.find_first_of("-:");
    const PlayerIndex first = std::stoi(word) - 1;
    if (middle == word.npos) {
      proposal.byes.push_back(first);
      words >> word;  // "bye"
    } else {
      proposal.boards.push_back({{first, std::stoi(word.substr(middle + 1)) - 1}, word[middle] == '-'});
    }
  }
  return proposal;
}

std::string text_of(const Result<Verdict>& verdict) {
  if (!verdict) return "error: " + verdict.error().message;
  std::string text(name_of(verdict->kind));
  std::string between = ": ";
  const auto add = [&](const std::string& part) {
    text += between + part;
    between = "; ";
  };
  for (const Violation& v : verdict->violations) add(std::string(v.article) + " " + v.why);
  if (const auto& d = verdict->departure) {
    const std::string bracket = "bracket " + std::to_string(d->bracket + 1) + " ";
    if (d->worse)
      add(bracket + std::string(d->system.criteria[*d->worse].article));
    else
      add(bracket + "later " + std::string(article_of(*d->later, articles_of(verdict->edition))));
  }
  for (const ColourFault& fault : verdict->colours)
    add(std::string(articles_of(verdict->edition).of(fault.rule)) + " " + name_of(fault.board.white) + "-" +
        name_of(fault.board.black));
  return text;
}

}  // namespace bloesem::test
