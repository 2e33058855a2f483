// The interface for C under calls in any order: JSON requests, changes, and objects that have been freed.
//
// The first bytes choose calls, one for each byte; the rest, after a 0, is the text that they get.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "bloesem/c.h"
#include "tests/fuzz/promise.hpp"

namespace {

using bloesem::fuzz::promise;

// Objects in the order in which they came; the last ones may be freed already.
struct Objects {
  bloesem_tournament* tournament = nullptr;
  bloesem_round* round = nullptr;
  bloesem_answer* answer = nullptr;
  bloesem_options* options = nullptr;
  bloesem_rounds* rounds = nullptr;
  bloesem_standings* standings = nullptr;
  bloesem_error* error = nullptr;
};

constexpr bloesem_watch brief{200, nullptr, nullptr, nullptr};

std::int32_t after_some_questions(void* questions) {
  auto& left = *static_cast<int*>(questions);
  return left-- <= 0 ? 1 : 0;
}

void note_progress(void* questions, const char* stage, std::int32_t paired, std::int32_t players) {
  promise(questions != nullptr && stage != nullptr && 0 <= paired && paired <= players,
          "progress makes no sense");
}

void keep(bloesem_error* error, Objects& objects, std::int32_t code) {
  promise(code >= BLOESEM_OK && code <= BLOESEM_CANCELLED, "a code is unknown");
  promise(code != BLOESEM_UNEXPECTED || error == nullptr ||
              std::string_view(bloesem_error_message(error)).find("freed") != std::string_view::npos,
          "a call ends unexpectedly");
  bloesem_error_free(objects.error);
  objects.error = error;
}

// Builds with heavy assertions keep the memory of freed objects, so that they may be used further.
template <class Object>
void free_with(void (*free)(Object*), Object*& object) {
  free(object);
#ifndef BLOESEM_HEAVY_ASSERTIONS
  object = nullptr;
#endif
}

// Has a call make an object, which replaces the one that is there.
template <class Object, class Make>
std::int32_t make(void (*free)(Object*), Object*& object, Make call) {
  Object* made = nullptr;
  const std::int32_t code = call(&made);
  if (made == nullptr) return code;
  free(object);
  object = made;
  return code;
}

std::int32_t make(std::uint8_t which, std::string_view text, Objects& objects, bloesem_error** error) {
  switch (which) {
    case 0:
      return make(bloesem_tournament_free, objects.tournament, [&](bloesem_tournament** made) {
        return bloesem_tournament_from_bytes(text.data(), text.size(), nullptr, 0, made, error);
      });
    case 1:
      return make(bloesem_tournament_free, objects.tournament, [&](bloesem_tournament** made) {
        return bloesem_tournament_new(text.data(), text.size(), made, error);
      });
    case 2:
      return make(bloesem_round_free, objects.round, [&](bloesem_round** made) {
        return bloesem_tournament_pair(objects.tournament, &brief, made, error);
      });
    case 3:
      return make(bloesem_options_free, objects.options, [&](bloesem_options** made) {
        return bloesem_options_from_json(text.data(), text.size(), made, error);
      });
    case 4:
      return make(bloesem_round_free, objects.round, [&](bloesem_round** made) {
        return bloesem_pair_bytes(text.data(), text.size(), "a.trf", objects.options, &brief, made, error);
      });
    case 5:
      return make(bloesem_answer_free, objects.answer, [&](bloesem_answer** made) {
        return bloesem_run_json(text.data(), text.size(), &brief, made);
      });
    default:
      return make(bloesem_answer_free, objects.answer, [&](bloesem_answer** made) {
        return bloesem_tournament_run(objects.tournament, "explain", nullptr, nullptr, 0, text.data(),
                                      text.size(), &brief, made);
      });
  }
}

std::int32_t change(std::uint8_t which, std::string_view text, const Objects& objects, bloesem_error** error) {
  const auto number = static_cast<std::int32_t>(text.size() % 7);
  switch (which) {
    case 7: return bloesem_tournament_add(objects.tournament, text.data(), text.size(), nullptr, error);
    case 8: return bloesem_tournament_record(objects.tournament, objects.round, error);
    case 9:
      return bloesem_tournament_result(objects.tournament, number, 1, 2, std::string(text).c_str(), error);
    case 10: return bloesem_tournament_undo(objects.tournament, error);
    default:
      return bloesem_tournament_absent(objects.tournament, number, 1, text.empty() ? 'Z' : text[0], error);
  }
}

// Calls of lists. The numbers in them come from the text, and need not make sense.
std::int32_t list(std::uint8_t which, std::string_view text, Objects& objects, bloesem_error** error) {
  std::array<std::int32_t, 8> numbers{};
  const std::size_t count = std::min(text.size(), numbers.size());
  std::transform(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(count), numbers.begin(),
                 [](char c) { return static_cast<std::int32_t>(c) - '0'; });
  switch (which) {
    case 16: return bloesem_tournament_forbid(objects.tournament, numbers.data(), count, error);
    case 17:
      return bloesem_tournament_record_boards(objects.tournament, numbers[0], numbers.data() + 1, count / 3,
                                              numbers.data() + 7, count / 8, error);
    case 18: return bloesem_tournament_withdraw(objects.tournament, numbers[0], numbers[1], error);
    case 19: return bloesem_tournament_reinstate(objects.tournament, numbers[0], numbers[1], error);
    case 20:
      return make(bloesem_standings_free, objects.standings, [&](bloesem_standings** made) {
        return bloesem_tournament_standings(objects.tournament, std::string(text).c_str(), made, error);
      });
    case 21:
      return make(bloesem_rounds_free, objects.rounds, [&](bloesem_rounds** made) {
        const std::array<std::size_t, 3> lengths{text.size() / 2, 0, text.size() - text.size() / 2};
        return bloesem_pair_many(text.data(), lengths.data(), lengths.size(), objects.options, &brief, made,
                                 error);
      });
    default:
      return make(bloesem_round_free, objects.round, [&](bloesem_round** made) {
        int questions = numbers[0];
        const bloesem_watch watch{200, after_some_questions, note_progress, &questions};
        return bloesem_pair_bytes(text.data(), text.size(), "a.trf", objects.options, &watch, made, error);
      });
  }
}

void free_one(std::uint8_t which, Objects& objects) {
  switch (which) {
    case 12: return free_with(bloesem_tournament_free, objects.tournament);
    case 13: return free_with(bloesem_round_free, objects.round);
    case 14: return free_with(bloesem_options_free, objects.options);
    case 15: return free_with(bloesem_answer_free, objects.answer);
    case 23: return free_with(bloesem_rounds_free, objects.rounds);
    default: return free_with(bloesem_standings_free, objects.standings);
  }
}

void call(std::uint8_t which, std::string_view text, Objects& objects) {
  bloesem_error* error = nullptr;
  which %= 25;
  std::int32_t code = BLOESEM_OK;
  if (which < 7)
    code = make(which, text, objects, &error);
  else if (which < 12)
    code = change(which, text, objects, &error);
  else if (which < 16 || which > 22)
    free_one(which, objects);
  else
    code = list(which, text, objects, &error);
  keep(error, objects, code);
}

void look_at(const Objects& objects) {
  std::size_t count = 0;
  bloesem_round_boards(objects.round, &count);
  bloesem_round_byes(objects.round, &count);
  bloesem_answer_output(objects.answer, &count);
  const bloesem_error* const error = bloesem_answer_error(objects.answer);
  promise(error == nullptr || bloesem_error_code(error) != BLOESEM_OK, "an error without a code");
  bloesem_tournament_bytes(objects.tournament, &count);
  bloesem_rounds_boards(objects.rounds, &count);
  bloesem_standings_players(objects.standings, &count);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t most_calls = 12;
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const std::size_t end = std::min({input.find('\0'), input.size(), most_calls});
  const std::string_view text = input.substr(std::min(end + 1, input.size()));
  Objects objects;
  for (std::size_t i = 0; i < end; ++i) {
    call(data[i], text, objects);
    look_at(objects);
  }
  bloesem_error_free(objects.error);
  bloesem_answer_free(objects.answer);
  bloesem_round_free(objects.round);
  bloesem_options_free(objects.options);
  bloesem_rounds_free(objects.rounds);
  bloesem_standings_free(objects.standings);
  bloesem_tournament_free(objects.tournament);
  return 0;
}
