#include "engine/program/campaign/database.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/VariadicBind.h>

#include <cstddef>
#include <filesystem>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/platform/files/file_lock.hpp"
#include "engine/platform/files/path_name.hpp"
#include "engine/program/campaign/database_schema.hpp"

namespace bloesem::cli {

namespace {

using campaign::Agreement;
using campaign::Incident;
using campaign::RoundOutcome;
using campaign::TournamentOutcome;

constexpr std::uint64_t max_tournaments_kept = 1'000'000'000;
constexpr std::size_t rows_in_a_batch = 4096;
constexpr int patience = 5000;  // ms to wait for another process's lock, such as a reader's
constexpr int sqlite_busy = 5;
constexpr int sqlite_locked = 6;
constexpr int sqlite_no_database = 26;

std::string quoted(const std::string& name) { return '"' + name + '"'; }

// Returns "tournament (id, seed, "a", ...) VALUES (?, ?, ...)".
std::string insertion_of_tournaments(const CampaignIdentity& identity) {
  std::string columns = "id, seed";
  std::string values = "?, ?";
  for (const std::string& axis : identity.axes) {
    columns += ", " + quoted(axis);
    values += ", ?";
  }
  return "INSERT INTO tournament (" + columns + ") VALUES (" + values + ")";
}

constexpr const char* insertion_of_rounds = "INSERT INTO round VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
constexpr const char* insertion_of_incidents = "INSERT INTO incident VALUES (?, ?, ?, ?, ?)";

// SQLite has only signed integers; the 64 bits are kept.
std::int64_t as_signed(std::uint64_t value) { return static_cast<std::int64_t>(value); }
std::uint64_t as_unsigned(const SQLite::Column& column) {
  return static_cast<std::uint64_t>(column.getInt64());
}

Error in_use(const std::string& path) { return {ErrorCode::FileAccess, path + " is in use by another run"}; }

Error not_of_a_campaign(const std::string& path) {
  return {ErrorCode::InvalidInput,
          path + " is not the database of a campaign, or was written by another version"};
}

Error error_of(const std::string& path, const SQLite::Exception& exception) {
  switch (exception.getErrorCode()) {
    case sqlite_busy:
    case sqlite_locked: return in_use(path);
    case sqlite_no_database: return {ErrorCode::InvalidInput, path + " is not the database of a campaign"};
    default: return {ErrorCode::FileAccess, path + " cannot be used: " + exception.what()};
  }
}

}  // namespace

namespace {

// Thrown for a value that no campaign writes.
struct InvalidValue {};

int number_below(int limit, const SQLite::Column& column) {
  const std::int64_t value = column.getInt64();
  if (value < 0 || value >= limit) throw InvalidValue{};
  return static_cast<int>(value);
}

}  // namespace

struct CampaignDatabase::Connection {
  // "./" because SQLite gives ":memory:", "file:x?y" and the empty name a special meaning.
  Connection(const std::string& file, int flags)
      : path(file),
        database(platform::name_of(std::filesystem::path(".") / platform::path_of(file)), flags, patience) {}
  ~Connection() {
    if (writer) make_one_file();
  }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // Declared first, so that it is released after the database is closed: closing any descriptor of a file
  // drops SQLite's own locks on it.
  std::optional<platform::FileLock> writer;
  std::string path;
  SQLite::Database database;
  CampaignIdentity identity;
  std::vector<TournamentOutcome> waiting;
  std::size_t rows_waiting = 0;

  // Only one run may write.
  [[nodiscard]] bool lock() {
    if (std::optional<platform::FileLock> free = platform::FileLock::if_free(path))
      writer.emplace(*std::move(free));
    return writer.has_value();
  }

  // Lets others read while this run writes. A transaction survives a crash of the program but not of the
  // machine.
  void let_others_read() {
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = NORMAL");
  }

  // Merges the write-ahead log, so that the file can be copied alone. While another process reads, the log
  // stays; nothing is lost.
  void make_one_file() noexcept {
    try {
      database.setBusyTimeout(0);
      database.exec("PRAGMA journal_mode = DELETE");
    } catch (const SQLite::Exception&) {
      return;
    }
  }

  void create(const CampaignIdentity& new_identity) {
    SQLite::Transaction transaction(database);
    database.exec(std::string(database_tables));
    database.exec(tournament_table(new_identity.axes));
    database.exec(std::string(database_views));
    for (int i = 0; i < campaign::agreements; ++i)
      insert_name("outcome", i, std::string(name_of(static_cast<Agreement>(i))));
    for (std::size_t i = 0; i < new_identity.rules.size(); ++i)
      insert_name("rule", static_cast<int>(i), new_identity.rules[i]);
    SQLite::Statement setting(database, "INSERT INTO setting (name, value) VALUES (?, ?)");
    for (const auto& [name, value] : new_identity.settings) {
      setting.bind(1, name);
      setting.bind(2, value);
      setting.exec();
      setting.reset();
    }
    SQLite::Statement size(database, "INSERT INTO campaign (tournaments) VALUES (?)");
    size.bind(1, as_signed(new_identity.tournaments));
    size.exec();
    transaction.commit();
  }

  void insert_name(const std::string& table, int id, const std::string& name) {
    SQLite::Statement statement(database, "INSERT INTO " + table + " VALUES (?, ?)");
    statement.bind(1, id);
    statement.bind(2, name);
    statement.exec();
  }

  [[nodiscard]] bool is_empty() {
    return database.execAndGet("SELECT count(*) FROM sqlite_master").getInt() == 0;
  }

  [[nodiscard]] bool is_of_a_campaign() {
    return database.execAndGet("PRAGMA application_id").getInt() == database_application &&
           database.execAndGet("PRAGMA user_version").getInt() == database_version;
  }

  // Returns false if what is stored is not a campaign's identity.
  [[nodiscard]] bool read_identity() {
    SQLite::Statement setting(database, "SELECT name, value FROM setting ORDER BY id");
    while (setting.executeStep())
      identity.settings.emplace_back(setting.getColumn(0).getString(), setting.getColumn(1).getString());
    SQLite::Statement size(database, "SELECT tournaments FROM campaign");
    if (!size.executeStep()) return false;
    identity.tournaments = as_unsigned(size.getColumn(0));
    SQLite::Statement axis(database,
                           "SELECT name FROM pragma_table_info('tournament') WHERE cid > 1 ORDER BY cid");
    while (axis.executeStep()) identity.axes.push_back(axis.getColumn(0).getString());
    SQLite::Statement rule(database, "SELECT name FROM rule ORDER BY bit");
    while (rule.executeStep()) identity.rules.push_back(rule.getColumn(0).getString());
    constexpr std::size_t bits = std::numeric_limits<campaign::RuleSet>::digits;
    return identity.tournaments <= max_tournaments_kept && identity.rules.size() <= bits;
  }

  void insert(const TournamentOutcome& outcome, SQLite::Statement& tournament, SQLite::Statement& round,
              SQLite::Statement& incident) const {
    int column = 0;
    tournament.bind(++column, as_signed(outcome.index));
    tournament.bind(++column, as_signed(outcome.seed));
    for (const std::optional<int>& value : outcome.axes) {
      ++column;
      if (value)
        tournament.bind(column, *value);
      else
        tournament.bind(column);  // NULL
    }
    tournament.exec();
    tournament.reset();
    for (const RoundOutcome& r : outcome.rounds) insert(outcome.index, r, round);
    for (const Incident& i : outcome.incidents) {
      SQLite::bind(incident, as_signed(outcome.index), i.round, static_cast<int>(i.agreement), i.kind, i.text);
      incident.exec();
      incident.reset();
    }
  }

  static void insert(std::uint64_t index, const RoundOutcome& r, SQLite::Statement& round) {
    SQLite::bind(round, as_signed(index), r.round, static_cast<int>(r.agreement), r.players, r.brackets,
                 r.moved_down, r.exchanged, static_cast<int>(r.completion));
    constexpr int first_mask = 9;
    if (r.decisive) {
      round.bind(first_mask, as_signed(r.decisive->decided));
      round.bind(first_mask + 1, as_signed(r.decisive->unknown));
    } else {
      round.bind(first_mask);  // NULL
      round.bind(first_mask + 1);
    }
    round.exec();
    round.reset();
  }

  void save() {
    if (waiting.empty()) return;
    SQLite::Transaction transaction(database);
    SQLite::Statement tournament(database, insertion_of_tournaments(identity));
    SQLite::Statement round(database, insertion_of_rounds);
    SQLite::Statement incident(database, insertion_of_incidents);
    for (const TournamentOutcome& outcome : waiting) insert(outcome, tournament, round, incident);
    transaction.commit();
    waiting.clear();
    rows_waiting = 0;
  }
};

namespace {

RoundOutcome round_of(SQLite::Statement& row) {
  RoundOutcome round;
  round.round = row.getColumn(1).getInt();
  round.agreement = static_cast<Agreement>(number_below(campaign::agreements, row.getColumn(2)));
  round.players = row.getColumn(3).getInt();
  round.brackets = row.getColumn(4).getInt();
  round.moved_down = row.getColumn(5).getInt();
  round.exchanged = row.getColumn(6).getInt();
  round.completion = row.getColumn(7).getInt() != 0;
  if (!row.getColumn(8).isNull())
    round.decisive = campaign::Decisive{as_unsigned(row.getColumn(8)), as_unsigned(row.getColumn(9))};
  return round;
}

Incident incident_of(SQLite::Statement& row) {
  return {row.getColumn(1).getInt(),
          static_cast<Agreement>(number_below(campaign::agreements, row.getColumn(2))),
          row.getColumn(3).getString(), row.getColumn(4).getString()};
}

// Collects each tournament's rows from a table that is read in order.
template <class Row>
class RowsByTournament {
 public:
  RowsByTournament(const SQLite::Database& database, const char* query, Row (*read)(SQLite::Statement&))
      : statement_(database, query), read_(read), more_(statement_.executeStep()) {}

  void move_to(std::uint64_t tournament, std::vector<Row>& rows) {
    for (; more_ && as_unsigned(statement_.getColumn(0)) == tournament; more_ = statement_.executeStep())
      rows.push_back(read_(statement_));
  }

 private:
  SQLite::Statement statement_;
  Row (*read_)(SQLite::Statement&);
  bool more_;
};

}  // namespace

CampaignDatabase::CampaignDatabase(std::unique_ptr<Connection> connection)
    : connection_(std::move(connection)) {}
CampaignDatabase::CampaignDatabase(CampaignDatabase&&) noexcept = default;
CampaignDatabase& CampaignDatabase::operator=(CampaignDatabase&&) noexcept = default;
CampaignDatabase::~CampaignDatabase() = default;

const CampaignIdentity& CampaignDatabase::identity() const noexcept { return connection_->identity; }

Result<CampaignDatabase> CampaignDatabase::open_existing(const std::string& path) {
  std::error_code ignored;
  if (!std::filesystem::exists(platform::path_of(path), ignored))
    return Error{ErrorCode::FileAccess, path + " cannot be read: there is no such file"};
  try {
    auto connection = std::make_unique<Connection>(path, SQLite::OPEN_READWRITE);
    if (!connection->is_of_a_campaign() || !connection->read_identity()) return not_of_a_campaign(path);
    return CampaignDatabase(std::move(connection));
  } catch (const SQLite::Exception& exception) {
    return error_of(path, exception);
  }
}

Result<CampaignDatabase> CampaignDatabase::open(const std::string& path, const CampaignIdentity& identity) {
  try {
    auto connection = std::make_unique<Connection>(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    if (!connection->lock()) return in_use(path);
    if (connection->is_empty()) connection->create(identity);
    if (!connection->is_of_a_campaign() || !connection->read_identity()) return not_of_a_campaign(path);
    std::string difference = difference_of(connection->identity, identity);
    if (difference.empty() && connection->identity.tournaments != identity.tournaments) {
      difference = "--tournaments is '" + std::to_string(connection->identity.tournaments) + "' there, '" +
                   std::to_string(identity.tournaments) + "' here";
    }
    if (!difference.empty())
      return Error{ErrorCode::InvalidInput, path + " belongs to another campaign: " + difference};
    connection->let_others_read();
    return CampaignDatabase(std::move(connection));
  } catch (const SQLite::Exception& exception) {
    return error_of(path, exception);
  }
}

Result<std::vector<bool>> CampaignDatabase::tournaments_there() const try {
  std::vector<bool> there(connection_->identity.tournaments);
  SQLite::Statement statement(connection_->database, "SELECT id FROM tournament");
  while (statement.executeStep()) {
    const std::uint64_t index = as_unsigned(statement.getColumn(0));
    if (index < there.size()) there[index] = true;
  }
  return there;
} catch (const SQLite::Exception& exception) {
  return error_of(connection_->path, exception);
}

std::optional<Error> CampaignDatabase::for_each(
    const std::function<void(const TournamentOutcome&)>& visit) const try {
  SQLite::Database& database = connection_->database;
  SQLite::Transaction same_moment(database);  // one snapshot of all tables, even while a campaign adds to them
  SQLite::Statement tournament(database, "SELECT * FROM tournament ORDER BY id");
  RowsByTournament<RoundOutcome> rounds(database, "SELECT * FROM round ORDER BY tournament, round", round_of);
  RowsByTournament<Incident> incidents(database, "SELECT * FROM incident ORDER BY tournament, round",
                                       incident_of);
  while (tournament.executeStep()) {
    TournamentOutcome outcome;
    outcome.index = as_unsigned(tournament.getColumn(0));
    outcome.seed = as_unsigned(tournament.getColumn(1));
    for (int column = 2; column < tournament.getColumnCount(); ++column) {
      const SQLite::Column value = tournament.getColumn(column);
      outcome.axes.push_back(value.isNull() ? std::nullopt : std::optional(value.getInt()));
    }
    rounds.move_to(outcome.index, outcome.rounds);
    incidents.move_to(outcome.index, outcome.incidents);
    visit(outcome);
  }
  return std::nullopt;
} catch (const SQLite::Exception& exception) {
  return error_of(connection_->path, exception);
} catch (const InvalidValue&) {
  return Error{ErrorCode::InvalidInput, connection_->path + " contains invalid data"};
}

std::optional<Error> CampaignDatabase::add(const TournamentOutcome& outcome) {
  connection_->rows_waiting += 1 + outcome.rounds.size();
  connection_->waiting.push_back(outcome);
  connection_->waiting.back().disputes.clear();
  if (connection_->rows_waiting >= rows_in_a_batch) return save();
  return std::nullopt;
}

std::optional<Error> CampaignDatabase::save() {
  try {
    connection_->save();
    return std::nullopt;
  } catch (const SQLite::Exception& exception) {
    return error_of(connection_->path, exception);
  }
}

}  // namespace bloesem::cli
