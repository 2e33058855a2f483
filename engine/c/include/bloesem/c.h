/* Bloesem for C, and for every language that can call C: docs/integrate.md has a complete program.
 *
 * Objects are opaque. Whoever receives one from a function of this page frees it with the function named
 * bloesem_..._free, which accepts NULL. Texts and arrays that a function returns belong to the object that it was
 * asked about, and live as long; of a tournament, until it is changed.
 *
 * Functions that can fail return a code, and set their result only if it is BLOESEM_OK. `error`, the last argument of
 * each, receives the reason; it may be NULL. Texts come in as bytes with their length, and need no end; texts that go
 * out end with 0, which their length does not count. Players are known by their starting ranks in the file.
 *
 * There are no globals, and nothing is printed. Functions that take an object as const may be called with it from any
 * number of threads at once. No exception leaves a function. Within one number of the ABI functions are only added.
 */
#ifndef BLOESEM_C_H
#define BLOESEM_C_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32) && defined(BLOESEM_SHARED)
#ifdef BLOESEM_BUILDS_C
#define BLOESEM_API __declspec(dllexport)
#else
#define BLOESEM_API __declspec(dllimport)
#endif
#elif defined(__GNUC__)
#define BLOESEM_API __attribute__((visibility("default")))
#else
#define BLOESEM_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The number of this interface. It changes if a function is removed or gets another meaning. */
#define BLOESEM_ABI 0

BLOESEM_API int32_t bloesem_abi_version(void);
/* Returns the release: "bloesem 0.1.0". */
BLOESEM_API const char* bloesem_release(void);

/* The codes are the exit codes of the program (docs/errors.md). */
typedef enum bloesem_code {
  BLOESEM_OK = 0,
  BLOESEM_NO_VALID_PAIRING = 1,   /* no complete round-pairing exists: the arbiter decides */
  BLOESEM_UNEXPECTED = 2,         /* a bug, of the library or (a freed object) of its caller */
  BLOESEM_BAD_INPUT = 3,          /* the request or a file is wrong */
  BLOESEM_TOO_LARGE = 4,          /* a documented limit was exceeded, or memory ran out */
  BLOESEM_FILE_ACCESS = 5,        /* a file that the request names is missing */
  BLOESEM_PAIRING_DIFFERS = 6,    /* check, judge: a round differs from what the rules give */
  BLOESEM_STANDINGS_DIFFER = 7,   /* check: ranks or points differ */
  BLOESEM_ILLEGAL_PAIRING = 8,    /* judge: the pairing breaks an absolute rule; verify: refuted */
  BLOESEM_GAVE_UP = 9,            /* a time limit or a budget was reached */
  BLOESEM_PROBLEMS_FOUND = 10,    /* lint: a file has problems */
  BLOESEM_CANCELLED = 11          /* bloesem_watch.cancelled returned nonzero */
} bloesem_code;

/* ---- errors */

typedef struct bloesem_error bloesem_error;

BLOESEM_API int32_t bloesem_error_code(const bloesem_error* error);
/* Returns the message, without the place. */
BLOESEM_API const char* bloesem_error_message(const bloesem_error* error);
/* Returns the file that the error is about, whose name has control characters in hexadecimal, as all messages have;
 * "bloesem" if it is about the request. */
BLOESEM_API const char* bloesem_error_file(const bloesem_error* error);
/* Return the place in that file, from 1, the column in characters; 0: it has none. */
BLOESEM_API int32_t bloesem_error_line(const bloesem_error* error);
BLOESEM_API int32_t bloesem_error_column(const bloesem_error* error);
/* Returns everything that the program would have written to standard error, warnings included. */
BLOESEM_API const char* bloesem_error_report(const bloesem_error* error);
/* Returns the players concerned, whose number is set. For NO_VALID_PAIRING: a minimal set of players who cannot all be
 * paired. */
BLOESEM_API const int32_t* bloesem_error_players(const bloesem_error* error, size_t* count);
BLOESEM_API void bloesem_error_free(bloesem_error* error);

/* ---- watching long work */

/* All members may be 0. The functions are called in the thread that calls the library, and must not call it. */
typedef struct bloesem_watch {
  int64_t time_limit; /* in milliseconds; 0: none */
  /* Called many times a second. The work stops once it returns nonzero. */
  int32_t (*cancelled)(void* data);
  /* Called before each stage of pairing a round: "completion", "bracket", "colours"; of commands, by "pair". */
  void (*progress)(void* data, const char* stage, int32_t players_paired, int32_t players);
  void* data;
} bloesem_watch;

/* ---- pairing: bytes in, boards out */

/* Options of `bloesem pair` about tournament, round and limits (docs/cli.md), read once for many tournaments. NULL stands
 * for none. */
typedef struct bloesem_options bloesem_options;

/* Reads a JSON object with the long names of options as keys:
 *   {"rules": "2026", "round": 3, "absent": [4, 7], "forbid": ["3-9"], "time-limit": 1.5} */
BLOESEM_API int32_t bloesem_options_from_json(const char* json, size_t length, bloesem_options** options,
                                              bloesem_error** error);
BLOESEM_API void bloesem_options_free(bloesem_options* options);

typedef struct bloesem_round bloesem_round;

/* Pairs the round of a tournament file of any format. `name`: the name of the file in messages; NULL: "tournament".
 * `watch` may be NULL. */
BLOESEM_API int32_t bloesem_pair_bytes(const char* bytes, size_t length, const char* name,
                                       const bloesem_options* options, const bloesem_watch* watch,
                                       bloesem_round** round, bloesem_error** error);

BLOESEM_API int32_t bloesem_round_number(const bloesem_round* round);
/* Returns White and Black of the first board, of the second, ...: two players for each board, whose number is set. */
BLOESEM_API const int32_t* bloesem_round_boards(const bloesem_round* round, size_t* count);
/* Returns the players who have the pairing-allocated bye: one at most, of groups one each. */
BLOESEM_API const int32_t* bloesem_round_byes(const bloesem_round* round, size_t* count);
/* Returns what `bloesem pair` says on standard error: a line for each warning, and the rules where the file does not
 * state them. Empty for a round of bloesem_tournament_pair. */
BLOESEM_API const char* bloesem_round_messages(const bloesem_round* round, size_t* length);
BLOESEM_API void bloesem_round_free(bloesem_round* round);

/* Many tournaments, paired one after the other. */
typedef struct bloesem_rounds bloesem_rounds;

/* `bytes`: the files, one after the other; `lengths`: of each. Fails only as a whole: a tournament that cannot be paired
 * has a code. `watch`: for each tournament. */
BLOESEM_API int32_t bloesem_pair_many(const char* bytes, const size_t* lengths, size_t count,
                                      const bloesem_options* options, const bloesem_watch* watch,
                                      bloesem_rounds** rounds, bloesem_error** error);
/* Return arrays with an item for each tournament, in their order: the code; the first bye, or 0. */
BLOESEM_API const int32_t* bloesem_rounds_codes(const bloesem_rounds* rounds);
BLOESEM_API const int32_t* bloesem_rounds_byes(const bloesem_rounds* rounds);
/* Returns White and Black of all boards of all tournaments. */
BLOESEM_API const int32_t* bloesem_rounds_boards(const bloesem_rounds* rounds, size_t* count);
/* Returns, for each tournament, the number of boards of those before it; and their number at last. */
BLOESEM_API const uint64_t* bloesem_rounds_begins(const bloesem_rounds* rounds);
BLOESEM_API void bloesem_rounds_free(bloesem_rounds* rounds);

/* ---- commands of the program: texts and JSON */

/* A file in memory. */
typedef struct bloesem_file {
  const char* name;
  const char* bytes;
  size_t length;
} bloesem_file;

typedef struct bloesem_answer bloesem_answer;

/* Runs a command of the program, such as "pair", "judge", "explain", "check", "verify", "standings", "report", "lint",
 * "convert" or "generate", on files in memory. The first file is the argument FILE of the command; options may name the
 * others. Options are as in bloesem_options_from_json; NULL: none.
 *   bloesem_run("explain", files, 1, "{\"pair\": \"3-9\", \"json\": true}", 29, NULL, &answer)
 * The same request gives the same bytes as the program. Returns the code of the command. The answer is set in every case:
 * also a failure is one. */
BLOESEM_API int32_t bloesem_run(const char* command, const bloesem_file* files, size_t count, const char* options,
                                size_t length, const bloesem_watch* watch, bloesem_answer** answer);
/* The same for a request as JSON, as one line of `bloesem pair --batch` (docs/cli.md); the output of the answer is the
 * line that it would print, without its end. */
BLOESEM_API int32_t bloesem_run_json(const char* request, size_t length, const bloesem_watch* watch,
                                     bloesem_answer** answer);

BLOESEM_API int32_t bloesem_answer_code(const bloesem_answer* answer);
/* Return what the command writes to standard output and to standard error. */
BLOESEM_API const char* bloesem_answer_output(const bloesem_answer* answer, size_t* length);
BLOESEM_API const char* bloesem_answer_messages(const bloesem_answer* answer, size_t* length);
/* Returns the first error; NULL if there is none. It belongs to the answer. */
BLOESEM_API const bloesem_error* bloesem_answer_error(const bloesem_answer* answer);
/* Return the files that the command wrote, by index: NULL beyond the last one. */
BLOESEM_API size_t bloesem_answer_files(const bloesem_answer* answer);
BLOESEM_API const char* bloesem_answer_file_name(const bloesem_answer* answer, size_t index);
BLOESEM_API const char* bloesem_answer_file(const bloesem_answer* answer, size_t index, size_t* length);
BLOESEM_API void bloesem_answer_free(bloesem_answer* answer);

/* ---- a tournament from its first entry to its last result */

typedef struct bloesem_tournament bloesem_tournament;

/* Reads a tournament file of any format. `options`: a JSON object with any of "file" (its name in errors), "input-format"
 * ("trf", "json" or "csv"), "recompute", "strict", "rules", "system", "rounds" and "initial-colour"; NULL: none. The
 * tournament states from then on what they choose. */
BLOESEM_API int32_t bloesem_tournament_from_bytes(const char* bytes, size_t length, const char* options,
                                                  size_t options_length, bloesem_tournament** tournament,
                                                  bloesem_error** error);
/* Begins a tournament without players. `settings`: a JSON object with "rounds", "initial-colour" ("white" or "black"), and
 * "rules" or "start-date"; also "name", "city", "federation", "arbiter", "end-date", "system", "tiebreaks" and
 * "acceleration" ("baku"). */
BLOESEM_API int32_t bloesem_tournament_new(const char* settings, size_t length, bloesem_tournament** tournament,
                                           bloesem_error** error);
BLOESEM_API void bloesem_tournament_free(bloesem_tournament* tournament);

/* Returns the report file with all changes. */
BLOESEM_API const char* bloesem_tournament_bytes(const bloesem_tournament* tournament, size_t* length);
BLOESEM_API int32_t bloesem_tournament_rounds(const bloesem_tournament* tournament);     /* 0: not stated */
BLOESEM_API int32_t bloesem_tournament_last_round(const bloesem_tournament* tournament); /* paired so far */
BLOESEM_API size_t bloesem_tournament_players(const bloesem_tournament* tournament);

/* Changes. After a failure the tournament is as it was. An error that the tournament is the reason of names its file, if it
 * was opened with a name.
 * Adds a player: a JSON object with "name", and any of "rating", "title", "federation", "fide-id", "birth", "sex" and
 * "may-share-a-name" (otherwise a second player of a name is refused). A report file keeps 33 characters of a name.
 * Titles are GM, IM, WGM, FM, WIM, CM, WFM, WCM and their letters in older files; sexes m and w; the birth is a date whose
 * year comes first, or a year. An array of such objects adds all of them, or none, in one change, which is
 * several times faster; `id` receives the number of the first, and the others have the next ones. */
BLOESEM_API int32_t bloesem_tournament_add(bloesem_tournament* tournament, const char* player, size_t length,
                                           int32_t* id, bloesem_error** error);
/* Announces a bye for a round: 'Z' of no points, 'H' of half a point, 'F' of a whole one; 'U' gives the
 * pairing-allocated bye of the coming round. */
BLOESEM_API int32_t bloesem_tournament_absent(bloesem_tournament* tournament, int32_t player, int32_t round, char bye,
                                              bloesem_error** error);
/* Announces that the player takes no part from this round on, or does again. */
BLOESEM_API int32_t bloesem_tournament_withdraw(bloesem_tournament* tournament, int32_t player, int32_t round,
                                                bloesem_error** error);
BLOESEM_API int32_t bloesem_tournament_reinstate(bloesem_tournament* tournament, int32_t player, int32_t round,
                                                 bloesem_error** error);
/* Forbids any two of these players to meet, from the coming round on. */
BLOESEM_API int32_t bloesem_tournament_forbid(bloesem_tournament* tournament, const int32_t* players, size_t count,
                                              bloesem_error** error);
/* Pairs the coming round; the tournament does not change until the round is recorded. Games without a result count as
 * draws here, but a round is only recorded when each game before it has a result, or "?". */
BLOESEM_API int32_t bloesem_tournament_pair(const bloesem_tournament* tournament, const bloesem_watch* watch,
                                            bloesem_round** round, bloesem_error** error);
/* Makes this round the one in play. */
BLOESEM_API int32_t bloesem_tournament_record(bloesem_tournament* tournament, const bloesem_round* round,
                                              bloesem_error** error);
/* The same for a round paired by hand: White and Black of each board, and the players with the bye. */
BLOESEM_API int32_t bloesem_tournament_record_boards(bloesem_tournament* tournament, int32_t round,
                                                     const int32_t* boards, size_t board_count, const int32_t* byes,
                                                     size_t bye_count, bloesem_error** error);
/* Enters or corrects a result, as seen from `white`; the two may be given in either order: "1-0", "0-1", "=", "+/-", "-/+", "-/-", "0-0", "1-0u", "?", "*" (docs/event.md). */
BLOESEM_API int32_t bloesem_tournament_result(bloesem_tournament* tournament, int32_t round, int32_t white,
                                              int32_t black, const char* result, bloesem_error** error);
/* Takes the last change back that has not been taken back yet: a player, an absence, a round, a result. Nothing restores
 * it. Fails with BAD_INPUT if there is none. The memory for all changes grows with what they change. */
BLOESEM_API int32_t bloesem_tournament_undo(bloesem_tournament* tournament, bloesem_error** error);

/* Runs a command of the program on the tournament: bloesem_run with its bytes as the file `name` (NULL: the name it was
 * opened with, or "tournament"), and with further files. A command that changes FILE, such as "pair" with {"into": true},
 * changes the tournament. Results are entered with bloesem_tournament_result. */
BLOESEM_API int32_t bloesem_tournament_run(bloesem_tournament* tournament, const char* command, const char* name,
                                           const bloesem_file* further, size_t count, const char* options,
                                           size_t length, const bloesem_watch* watch, bloesem_answer** answer);

typedef struct bloesem_standings bloesem_standings;

/* Ranks the players. As long as a game of the last round is open, these are the standings of the round before; the command
 * "standings" with {"with-open-games": true} counts the results that are there. `tiebreaks`: a list, "BH/C1,BH,SB"; NULL:
 * that of the tournament, or a usual one. */
BLOESEM_API int32_t bloesem_tournament_standings(const bloesem_tournament* tournament, const char* tiebreaks,
                                                 bloesem_standings** standings, bloesem_error** error);
/* Return arrays with an item for each player, best first: starting ranks, ranks (1, 2, 2, 4), points times 10. */
BLOESEM_API const int32_t* bloesem_standings_players(const bloesem_standings* standings, size_t* count);
BLOESEM_API const int32_t* bloesem_standings_ranks(const bloesem_standings* standings);
BLOESEM_API const int32_t* bloesem_standings_points(const bloesem_standings* standings);
BLOESEM_API void bloesem_standings_free(bloesem_standings* standings);

#ifdef __cplusplus
}
#endif

#endif
