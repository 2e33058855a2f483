// Result<T>: a value or an Error. Interfaces of the libraries report errors only this way and do not throw.
// Member names follow std::expected; value access requires has_value(), error() requires its absence.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace bloesem {

// Stable codes; exit codes of the program derive from them (docs/errors.md).
enum class ErrorCode {
  NoValidPairing,  // no complete round-pairing exists (A.9); the arbiter decides
  InvalidInput,    // the request or the tournament contradicts itself
  TooLarge,        // beyond a documented limit
  FileAccess,      // a file cannot be read or written
  Cancelled,       // the progress callback returned false
  GaveUp,          // the budget of the sequence engine was exhausted
  Internal,        // a broken invariant; always a bug
};

struct Error {
  ErrorCode code = ErrorCode::Internal;
  std::string message;
  // NoValidPairing: the pairing numbers (ids) of an inclusion-minimal set of players that cannot all
  // be paired; otherwise empty.
  std::vector<int> players = {};
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

  [[nodiscard]] bool has_value() const noexcept { return state_.index() == 0; }
  explicit operator bool() const noexcept { return has_value(); }

  [[nodiscard]] const T& value() const& { return get(); }
  [[nodiscard]] T&& value() && { return std::move(get()); }
  [[nodiscard]] const T& operator*() const& { return get(); }
  [[nodiscard]] T& operator*() & { return get(); }
  [[nodiscard]] const T* operator->() const { return &get(); }
  [[nodiscard]] T* operator->() { return &get(); }
  [[nodiscard]] const Error& error() const {
    assert(!has_value());
    return *std::get_if<1>(&state_);
  }

 private:
  const T& get() const {
    assert(has_value());
    return *std::get_if<0>(&state_);
  }
  T& get() {
    assert(has_value());
    return *std::get_if<0>(&state_);
  }

  std::variant<T, Error> state_;
};

}  // namespace bloesem
