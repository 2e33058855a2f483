// The engine: functions without state, and tournaments.
import { callKeys, filesIn, paired, succeed, takeAnswer, takeRound, watched, watchKeys } from './calls.js';
import { BloesemError, codes } from './errors.js';
import { filesOf, keysOf, optionsText } from './given.js';
import { bytesOf, Scope } from './module.js';
import { questions } from './questions.js';
import { Tournament } from './tournament.js';

const abi = 0;

export class Engine {
  #machine;
  #plan = { text: '', at: 0 }; // options that were read last

  /** Not for callers: load() returns an engine. */
  constructor(machine) {
    this.#machine = machine;
    const found = machine.call('bloesem_abi_version');
    if (found !== abi) throw new BloesemError(codes.unexpected, `the module has interface ${found}, expected ${abi}`);
  }

  get release() {
    return this.#machine.text(this.#machine.call('bloesem_release'));
  }

  pair(data, options = {}, call = {}) {
    return paired(this.run('pair', data, options, call), call).text;
  }

  round(data, options = {}, call = {}) {
    const machine = this.#machine;
    const { name = 'tournament', ...watch } = keysOf(call, ['name', ...watchKeys], 'call');
    return this.#planned(options, (scope, plan, error) => {
      const [round] = scope.words(1);
      const given = [...scope.copy(data), scope.ended(name, 'name'), plan];
      return watched(machine, watch, (at) => {
        succeed(machine, machine.call('bloesem_pair_bytes', ...given, at, round, error), error);
        return takeRound(machine, machine.word(round));
      });
    });
  }

  pairMany(tournaments, options = {}) {
    const machine = this.#machine;
    if (typeof tournaments === 'string' || !tournaments?.[Symbol.iterator] || ArrayBuffer.isView(tournaments)) {
      throw new TypeError('pairMany: expected several tournaments; [tournament] for one');
    }
    const files = [...tournaments].map((one) => (one instanceof Tournament ? one.toBytes() : bytesOf(one)));
    return this.#planned(options, (scope, plan, error) => {
      const all = scope.room(files.reduce((sum, file) => sum + file.length, 0));
      let end = all;
      for (const file of files) {
        machine.bytes(end, file.length).set(file);
        end += file.length;
      }
      const [rounds, count] = scope.words(2);
      const lengths = scope.array(files.map((file) => file.length));
      succeed(machine, machine.call('bloesem_pair_many', all, lengths, files.length, plan, 0, rounds, error), error);
      return this.#takeRounds(machine.word(rounds), files.length, count);
    });
  }

  run(command, data, options = {}, call = {}) {
    const machine = this.#machine;
    const { name = 'tournament', files, throws = true, ...watch } = keysOf(call, callKeys, 'call');
    return Scope.within(machine, (scope) => {
      const [answer] = scope.words(1);
      const given = data === undefined || data === null ? [] : [[name, data]];
      const asked = [scope.ended(command, 'command'), ...filesIn(scope, [...given, ...filesOf(files)]),
        ...scope.copy(optionsText(options))];
      return watched(machine, watch, (at) => {
        machine.call('bloesem_run', ...asked, at, answer);
        return takeAnswer(machine, machine.word(answer), throws);
      });
    });
  }

  runJson(request) {
    const machine = this.#machine;
    return Scope.within(machine, (scope) => {
      const [answer] = scope.words(1);
      const text = typeof request === 'string' ? request : JSON.stringify(request);
      machine.call('bloesem_run_json', ...scope.copy(text), 0, answer);
      return takeAnswer(machine, machine.word(answer), false).text;
    });
  }

  tournament(data, options = {}, call = {}) {
    const { name = 'tournament' } = keysOf(call, ['name'], 'call');
    const named = optionsText({ file: name, ...options });
    return Tournament.made(this.#machine, 'bloesem_tournament_from_bytes', [data, named]);
  }
  create(settings) {
    return Tournament.made(this.#machine, 'bloesem_tournament_new', [optionsText(settings)]);
  }
  generate(options = {}, call = {}) {
    return paired(this.run('generate', undefined, options, call), call).text;
  }
  simulate(options = {}) {
    return this.tournament(paired(this.run('generate', undefined, options)).bytes);
  }

  // Calls `work` with options, which are read again only if they have changed since the last call.
  #planned(options, work) {
    const machine = this.#machine;
    return Scope.within(machine, (scope) => {
      const [error, place] = scope.words(2);
      const text = optionsText(options);
      if (text !== this.#plan.text) {
        succeed(machine, machine.call('bloesem_options_from_json', ...scope.copy(text), place, error), error);
        machine.call('bloesem_options_free', this.#plan.at);
        this.#plan = { text, at: machine.word(place) };
      }
      return work(scope, this.#plan.at, error);
    });
  }

  #takeRounds(rounds, size, count) {
    const machine = this.#machine;
    try {
      const column = (what, ...more) => machine.call(`bloesem_rounds_${what}`, rounds, ...more) >>> 0;
      const flat = machine.numbers(column('boards', count), 2 * machine.word(count));
      const codesOfAll = machine.numbers(column('codes'), size);
      const byes = machine.numbers(column('byes'), size);
      const begins = machine.numbers(column('begins'), 2 * (size + 1)); // low halves of 64 bits
      return [...codesOfAll].map((code, i) => {
        const pairs = [];
        for (let at = begins[2 * i]; at < begins[2 * i + 2]; ++at) pairs.push([flat[2 * at], flat[2 * at + 1]]);
        return { code, boards: pairs, bye: byes[i] || undefined };
      });
    } finally {
      machine.call('bloesem_rounds_free', rounds);
    }
  }
}

// check, explain, standings, lint, report, convert, judge, prove and verify.
for (const [name, question] of Object.entries(questions)) {
  Engine.prototype[name] = function (data, ...given) {
    return question((command, options, call) => this.run(command, data, options, call), ...given);
  };
}
