/**
 * Exact Swiss pairings by the rules of FIDE: pairs, checks, explains and proves rounds of chess tournaments.
 *
 * Players are known by their starting ranks in the file. Functions return when the work is done: in a page, an engine in
 * a Worker keeps the page responsive. An engine and its tournaments belong to one thread.
 *
 * A request that the engine refuses throws a BloesemError; a value of a wrong type, or an unknown key of a call, a TypeError; a
 * number of more than 32 bits a RangeError.
 */

/** The exit codes of the program. */
export declare const codes: {
  readonly ok: 0;
  /** No complete round-pairing exists: the arbiter decides. */
  readonly noValidPairing: 1;
  /** A bug. */
  readonly unexpected: 2;
  /** The request or a file is wrong. */
  readonly badInput: 3;
  /** A documented limit was exceeded, or memory ran out. */
  readonly tooLarge: 4;
  /** A file that the request names is missing. */
  readonly fileAccess: 5;
  readonly pairingDiffers: 6;
  readonly standingsDiffer: 7;
  /** judge: the pairing breaks an absolute rule; verify: refuted. */
  readonly illegalPairing: 8;
  /** A time limit or a budget was reached. */
  readonly gaveUp: 9;
  /** lint: a file has problems. */
  readonly problemsFound: 10;
  readonly cancelled: 11;
};

export type Code = (typeof codes)[keyof typeof codes];

/** Why a request failed. */
export declare class BloesemError extends Error {
  readonly code: Code;
  /** The file that is wrong; "bloesem" if the request is. */
  readonly file: string;
  /** The place in the file, from 1; 0: it has none. */
  readonly line: number;
  readonly column: number;
  /** All that the program would have written to standard error. */
  readonly report: string;
  /** Players who cannot all be paired: of round(), prove() and Tournament.pair(). */
  readonly players: number[];
  /** Of prove(): shows that the round cannot be paired. */
  readonly proof: Uint8Array | undefined;
}

/** A tournament file of any format, or another file. */
export type Data = string | Uint8Array | ArrayBuffer | ArrayBufferView;

export type Option = Item | null | undefined | readonly Item[];
/** Numbers are finite. */
export type Item = string | number | bigint | boolean;

/** Long options of the command by their names, or in camel case: { rules: '2026', timeLimit: 1.5, absent: [4, 7] }. */
export interface Options {
  rules?: '2016' | '2026' | (string & {});
  round?: number;
  format?: string;
  absent?: Item | readonly Item[];
  forbid?: Item | readonly Item[];
  timeLimit?: number;
  [option: string]: Option;
}

/** Functions that are called while the engine works. They must not call the engine or its tournaments, which then throw. */
export interface Watch {
  /** Called many times a second; the work stops once it returns true. */
  cancelled?(): boolean;
  /** Called before each stage of pairing a round, by round() and Tournament.pair(). */
  progress?(stage: 'completion' | 'bracket' | 'colours', paired: number, players: number): void;
}

export interface Call extends Watch {
  /** The name of the tournament file in messages and options; "tournament" if not given. */
  name?: string;
  /** Further files, which options may name. */
  files?: Record<string, Data>;
  /** False: run() also returns the answer of a command that fails. */
  throws?: boolean;
}

/** [White, Black] */
export type Board = [number, number];

export declare class Round {
  constructor(number: number, boards: Board[], byes?: number[], messages?: string);
  readonly number: number;
  readonly boards: Board[];
  /** Players with the pairing-allocated bye. */
  readonly byes: number[];
  /** A line for each warning about the file, and the rules where the file does not state them. */
  readonly messages: string;
  /** Returns the list of pairs as `bloesem pair` writes it. */
  text(): string;
}

/** What a command of the program answers. */
export declare class Answer {
  readonly code: Code;
  /** What the program writes to standard output. */
  readonly bytes: Uint8Array;
  readonly text: string;
  /** What the program writes to standard error. */
  readonly messages: string;
  /** Files that the command wrote. */
  readonly files: Record<string, Uint8Array>;
  /** The first error in the messages. */
  readonly error: BloesemError | undefined;
  /** Returns the output, which must be JSON, as a value. Throws the error if there is an error instead. */
  json(): any;
}

export interface ManyRound {
  code: Code;
  boards: Board[];
  bye: number | undefined;
}

export interface Place {
  rank: number;
  player: number;
  points: number;
}

export interface Proved {
  round: Round;
  proof: Uint8Array;
}

export interface Details {
  rating?: number;
  title?: string;
  federation?: string;
  fideId?: string;
  birth?: string;
  sex?: string;
  mayShareAName?: boolean;
}

export interface Settings {
  rounds: number;
  initialColour: 'white' | 'black';
  /** Rules or the start date must be given. */
  rules?: '2016' | '2026' | (string & {});
  startDate?: string;
  name?: string;
  city?: string;
  federation?: string;
  arbiter?: string;
  endDate?: string;
  system?: string;
  tiebreaks?: string;
  acceleration?: string;
}

/** Loads the module. Without `wasm` it is the file beside this one. */
export declare function load(from?: { wasm?: string | URL | ArrayBuffer | Uint8Array | WebAssembly.Module }): Promise<Engine>;

/** load() returns one. Functions throw BloesemError. */
export declare class Engine {
  private constructor();
  /** "bloesem 0.1.0" */
  readonly release: string;

  /** Returns the text that `bloesem pair` prints: { format: 'pairs' | 'json' | 'table' | ... }. */
  pair(data: Data, options?: Options, call?: Call): string;
  /** Returns the round as a value: the fastest way. */
  round(data: Data, options?: Options, call?: Watch & { name?: string }): Round;
  /** Returns the rounds of many tournaments; one that cannot be paired has a code. */
  pairMany(tournaments: Iterable<Data | Tournament>, options?: Options): ManyRound[];
  /** Runs a command of the program on files in memory: the same bytes. That a round cannot be paired (codes.noValidPairing)
   * is an answer; a command that cannot be carried out throws. */
  run(command: string, data?: Data | null, options?: Options, call?: Call): Answer;
  /** Answers a request as `bloesem pair --batch` does: a line of JSON. */
  runJson(request: string | object): string;

  /** Returns the verdict on a pairing, or on a round that was played ({ round: 3 }), as the value of the program's JSON. */
  judge(data: Data, pairing?: Round | Data, options?: Options, call?: Call): any;
  /** Return the value of the program's JSON (docs/schema). */
  check(data: Data, options?: Options, call?: Call): any;
  explain(data: Data, options?: Options, call?: Call): any;
  standings(data: Data, options?: Options, call?: Call): any;
  lint(data: Data, options?: Options, call?: Call): any;
  /** Return the program's text. */
  report(data: Data, options?: Options, call?: Call): string;
  convert(data: Data, options?: Options, call?: Call): string;
  generate(options: Options & { seed: number | bigint }, call?: Call): string;
  /** Returns the next round and its proof. Throws if it cannot be paired: the `proof` of the error shows that. */
  prove(data: Data, options?: Options, call?: Call): Proved;
  /** Returns whether the proof shows that this is the round that the rules require; undefined: that there is none. */
  verify(data: Data, round: Round | Data | undefined, proof: Data, options?: Options, call?: Call): boolean;

  /** Returns the tournament in a file of any format. */
  tournament(data: Data, options?: Options, call?: { name?: string }): Tournament;
  /** Returns a tournament without players. */
  create(settings: Settings): Tournament;
  /** Returns a random tournament, played to its end, for example of { seed: 1, players: 20, rounds: 7 }. The same seed gives
   * the same tournament; what is not given is random, too. */
  simulate(options: Options & { seed: number | bigint }): Tournament;
}

/** A tournament from its first entry to its last result. A change that fails changes nothing. */
export declare class Tournament {
  private constructor();
  /** The number of rounds, if it is stated. */
  readonly rounds: number | undefined;
  /** The last round that is paired. */
  readonly lastRound: number;
  /** The number of players. */
  readonly size: number;

  /** Returns the report file with all changes. */
  toBytes(): Uint8Array;
  toString(): string;
  /** Frees the memory at once; otherwise this happens some time after the last use. */
  free(): void;

  /** Adds a player and returns the starting rank. */
  add(name: string, details?: Details): number;
  /** Adds players, all of them or none, in one change, and returns the starting ranks. */
  addAll(players: Iterable<{ name: string } & Details>): number[];
  /** Announces a bye: Z of no points, H of half a point, F of a whole one; U gives the pairing-allocated bye. */
  absent(player: number, round: number, bye?: 'Z' | 'H' | 'F' | 'U'): void;
  withdraw(player: number, round: number): void;
  reinstate(player: number, round: number): void;
  /** Forbids any two of these players to meet, from the coming round on. */
  forbid(...players: number[]): void;
  /** Returns the coming round; the tournament changes when it is recorded. */
  pair(watch?: Watch): Round;
  /** Makes this round the one in play; it may have been paired by hand. */
  record(round: { number: number; boards: Board[]; byes?: number[] }): void;
  /** Enters or corrects a result: "1-0", "0-1", "=", "+/-", "-/+", ... */
  result(round: number, white: number, black: number, result: string): void;
  /** Takes the last change back. */
  undo(): void;
  /** Returns the players, best first. */
  places(tiebreaks?: string | null): Place[];

  /** Runs a command of the program on this tournament; "pair" with { into: true } changes it. Results are entered with
   * result(), not with the command of this name. */
  run(command: string, options?: Options, call?: Call): Answer;
  judge(pairing?: Round | Data, options?: Options, call?: Call): any;
  check(options?: Options, call?: Call): any;
  explain(options?: Options, call?: Call): any;
  standings(options?: Options, call?: Call): any;
  lint(options?: Options, call?: Call): any;
  report(options?: Options, call?: Call): string;
  convert(options?: Options, call?: Call): string;
  prove(options?: Options, call?: Call): Proved;
  verify(round: Round | Data | undefined, proof: Data, options?: Options, call?: Call): boolean;
}
