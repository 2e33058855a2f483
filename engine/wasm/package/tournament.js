// A tournament from its first entry to its last result.
import { callKeys, copyOf, filesIn, succeed, takeAnswer, takeRound, watched, watchKeys } from './calls.js';
import { BloesemError, codes } from './errors.js';
import { boardsOf, byesOf, filesOf, int32, keysOf, optionsText, word } from './given.js';
import { Scope } from './module.js';
import { questions } from './questions.js';

const forgotten = globalThis.FinalizationRegistry && new FinalizationRegistry(({ machine, at }) => {
  if (!machine.broken) machine.call('bloesem_tournament_free', at);
});

export class Tournament {
  #machine;
  #at;

  /** Not for callers: engine.tournament and engine.create return tournaments. */
  constructor(machine, at) {
    this.#machine = machine;
    this.#at = at;
    forgotten?.register(this, { machine, at }, this);
  }

  /** Returns the tournament that this function of bloesem/c.h makes from its texts. */
  static made(machine, name, texts) {
    return Scope.within(machine, (scope) => {
      const [tournament, error] = scope.words(2);
      succeed(machine, machine.call(name, ...texts.flatMap((text) => scope.copy(text)), tournament, error), error);
      return new Tournament(machine, machine.word(tournament));
    });
  }

  /** Frees the memory at once; otherwise this happens some time after the last use. */
  free() {
    if (this.#at === 0) return;
    this.#machine.call('bloesem_tournament_free', this.#at);
    forgotten?.unregister(this);
    this.#at = 0;
  }

  get rounds() {
    return this.#ask('rounds') || undefined;
  }
  get lastRound() {
    return this.#ask('last_round');
  }
  get size() {
    return this.#ask('players');
  }

  toBytes() {
    return copyOf(this.#machine, 'bloesem_tournament_bytes', this.#alive());
  }
  toString() {
    return new TextDecoder().decode(this.toBytes());
  }

  add(name, details = {}) {
    return this.#within((scope, error) => {
      const [id] = scope.words(1);
      this.#change('add', error, ...scope.copy(optionsText({ name, ...details })), id);
      return this.#machine.word(id);
    });
  }
  addAll(players) {
    const texts = [...players].map((player) => optionsText(player) || '{}');
    if (texts.length === 0) return [];
    return this.#within((scope, error) => {
      const [first] = scope.words(1);
      this.#change('add', error, ...scope.copy(`[${texts}]`), first);
      return texts.map((_, i) => this.#machine.word(first) + i);
    });
  }
  absent(player, round, bye = 'Z') {
    const kind = word(bye, 'bye');
    const code = kind.length === 1 && kind <= '\x7f' ? kind.charCodeAt(0) : 63; // '?', which the engine refuses
    this.#changeAt('absent', player, round, code);
  }
  withdraw(player, round) {
    this.#changeAt('withdraw', player, round);
  }
  reinstate(player, round) {
    this.#changeAt('reinstate', player, round);
  }
  forbid(...players) {
    const numbers = players.map((player) => int32(player, 'player'));
    this.#within((scope, error) => this.#change('forbid', error, scope.array(numbers), numbers.length));
  }

  pair(call) {
    const watch = keysOf(call, watchKeys, 'watch');
    return this.#within((scope, error) => {
      const [round] = scope.words(1);
      return watched(this.#machine, watch, (at) => {
        this.#change('pair', error, at, round);
        return takeRound(this.#machine, this.#machine.word(round));
      });
    });
  }
  record(round) {
    const [number, boards, byes] = [int32(round.number, 'round'), boardsOf(round.boards), byesOf(round.byes)];
    this.#within((scope, error) => this.#change('record_boards', error, number, scope.array(boards.flat()), boards.length,
      scope.array(byes), byes.length));
  }
  result(round, white, black, result) {
    const given = [int32(round, 'round'), int32(white, 'white'), int32(black, 'black')];
    this.#within((scope, error) => this.#change('result', error, ...given, scope.ended(result, 'result')));
  }
  undo() {
    this.#within((_, error) => this.#change('undo', error));
  }

  places(tiebreaks) {
    return this.#within((scope, error) => {
      const machine = this.#machine;
      const [standings, count] = scope.words(2);
      this.#change('standings', error, tiebreaks === undefined || tiebreaks === null ? 0 : scope.ended(tiebreaks, 'tiebreaks'), standings);
      const at = machine.word(standings);
      try {
        const players = machine.call('bloesem_standings_players', at, count) >>> 0;
        const column = (place) => machine.numbers(place >>> 0, machine.word(count));
        const ranks = column(machine.call('bloesem_standings_ranks', at));
        const points = column(machine.call('bloesem_standings_points', at));
        return [...column(players)].map((player, i) => ({ rank: ranks[i], player, points: points[i] / 10 }));
      } finally {
        machine.call('bloesem_standings_free', at);
      }
    });
  }

  run(command, options = {}, call = {}) {
    const { name = 'tournament', files, throws = true, ...watch } = keysOf(call, callKeys, 'call');
    return Scope.within(this.#machine, (scope) => {
      const [answer] = scope.words(1);
      const given = [scope.ended(command, 'command'), scope.ended(name, 'name'), ...filesIn(scope, filesOf(files)),
        ...scope.copy(optionsText(options))];
      return watched(this.#machine, watch, (at) => {
        const code = this.#machine.call('bloesem_tournament_run', this.#alive(), ...given, at, answer);
        const found = this.#machine.word(answer);
        if (found === 0) throw new BloesemError(code, 'unexpected');
        return takeAnswer(this.#machine, found, throws);
      });
    });
  }

  #alive() {
    if (this.#at === 0) throw new BloesemError(codes.unexpected, 'the tournament has been freed');
    return this.#at;
  }
  #ask(what) {
    return this.#machine.call(`bloesem_tournament_${what}`, this.#alive());
  }
  #within(work) {
    return Scope.within(this.#machine, (scope) => work(scope, scope.words(1)[0]));
  }
  #changeAt(what, player, round, ...more) {
    const given = [int32(player, 'player'), int32(round, 'round'), ...more];
    this.#within((_, error) => this.#change(what, error, ...given));
  }
  #change(what, error, ...given) {
    succeed(this.#machine, this.#machine.call(`bloesem_tournament_${what}`, this.#alive(), ...given, error), error);
  }
}

// The questions of an engine, about this tournament.
for (const [name, question] of Object.entries(questions)) {
  Tournament.prototype[name] = function (...given) {
    return question((...asked) => this.run(...asked), ...given);
  };
}
