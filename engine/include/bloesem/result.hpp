// Result<T>: a value or an Error (or another kind of failure). Interfaces of the libraries report errors only
// this way and do not throw. Member names follow std::expected; value access requires has_value(), error()
// requires its absence.
#pragma once

#include <cstdlib>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "bloesem/player_index.hpp"
#include "bloesem/remedy.hpp"

namespace bloesem {

// Stable codes; exit codes of the program derive from them (docs/errors.md).
enum class ErrorCode {
  NoValidPairing,  // no complete round-pairing exists (A.9); the arbiter decides
  InvalidInput,    // the request or the tournament contradicts itself
  TooLarge,        // beyond a documented limit
  FileAccess,      // a file cannot be read or written
  Cancelled,       // the progress callback returned false
  GaveUp,          // the budget of the sequence engine was exhausted
  OutOfTime,       // the limit that was set for the work was reached (bloesem/work_limit.hpp)
  Internal,        // a broken invariant; always a bug
};

struct Error {
  ErrorCode code = ErrorCode::Internal;
  std::string message;
  // NoValidPairing: an inclusion-minimal set of players that cannot all be paired, by ascending
  // pairing number; otherwise empty.
  std::vector<PlayerIndex> players = {};
  Remedy remedy = Remedy::None;
  std::string proof = {};  // NoValidPairing: the proof of it, if it was requested (PairOptions::proof)
};

template <class T, class E = Error>
class [[nodiscard]] Result {
 public:
  using error_type = E;

  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(E error) : state_(std::in_place_index<1>, std::move(error)) {}

  [[nodiscard]] bool has_value() const noexcept { return state_.index() == 0; }
  explicit operator bool() const noexcept { return has_value(); }

  [[nodiscard]] const T& value() const& { return get(); }
  // By value, so that nothing refers to a result that is gone: for (const EventGame& game : *event.games(1)).
  [[nodiscard]] T value() && { return std::move(get()); }
  [[nodiscard]] T operator*() && { return std::move(get()); }
  [[nodiscard]] const T& operator*() const& { return get(); }
  [[nodiscard]] T& operator*() & { return get(); }
  [[nodiscard]] const T* operator->() const { return &get(); }
  [[nodiscard]] T* operator->() { return &get(); }
  // Reading an error's value, or a value's error, ends the program: also where assertions are compiled out.
  [[nodiscard]] const E& error() const {
    if (has_value()) std::abort();
    return *std::get_if<1>(&state_);
  }

  // Returns the result of `function` on the value, or the error.
  template <class Function>
  [[nodiscard]] auto transform(
      Function&& function) const& -> Result<std::invoke_result_t<Function, const T&>, E> {
    if (!has_value()) return error();
    return std::forward<Function>(function)(get());
  }
  template <class Function>
  [[nodiscard]] auto transform(Function&& function) && -> Result<std::invoke_result_t<Function, T&&>, E> {
    if (!has_value()) return std::move(*this).error();
    return std::forward<Function>(function)(std::move(get()));
  }
  // Returns what `function`, which may fail itself, makes of the value, or the error.
  template <class Function>
  [[nodiscard]] auto and_then(Function&& function) const& -> std::invoke_result_t<Function, const T&> {
    if (!has_value()) return error();
    return std::forward<Function>(function)(get());
  }
  template <class Function>
  [[nodiscard]] auto and_then(Function&& function) && -> std::invoke_result_t<Function, T&&> {
    if (!has_value()) return std::move(*this).error();
    return std::forward<Function>(function)(std::move(get()));
  }

 private:
  const T& get() const {
    if (!has_value()) std::abort();
    return *std::get_if<0>(&state_);
  }
  T& get() {
    if (!has_value()) std::abort();
    return *std::get_if<0>(&state_);
  }

  std::variant<T, E> state_;
};

}  // namespace bloesem
