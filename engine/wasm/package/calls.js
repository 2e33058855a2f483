// Between JavaScript and bloesem/c.h: watches, files, errors, answers and rounds.
import { BloesemError, codes } from './errors.js';
import { Scope, textOf } from './module.js';
import { Round } from './round.js';

// Codes of commands that were not carried out; the others are answers, such as a round that differs or cannot be paired.
const failures = new Set([
  codes.unexpected, codes.badInput, codes.tooLarge, codes.fileAccess, codes.gaveUp, codes.cancelled,
]);

// Keys of the last argument of a call.
export const watchKeys = ['cancelled', 'progress'];
export const callKeys = ['name', 'files', 'throws', ...watchKeys];

/** Returns the error at this place of the engine's memory. */
export function errorAt(machine, error) {
  const text = (what) => machine.text(machine.call(`bloesem_error_${what}`, error));
  const number = (what) => machine.call(`bloesem_error_${what}`, error);
  const players = Scope.within(machine, (scope) => {
    const [count] = scope.words(1);
    const at = machine.call('bloesem_error_players', error, count) >>> 0;
    return [...machine.numbers(at, machine.word(count))];
  });
  return new BloesemError(number('code'), text('message'), {
    file: text('file'), line: number('line'), column: number('column'), report: text('report'), players,
  });
}

/** Throws if the call failed. */
export function succeed(machine, code, errorPlace) {
  if (code === codes.ok) return;
  const error = machine.word(errorPlace);
  if (error === 0) throw new BloesemError(code, code === codes.tooLarge ? 'out of memory' : 'unexpected');
  try {
    throw errorAt(machine, error);
  } finally {
    machine.call('bloesem_error_free', error);
  }
}

/** Calls `work`, which takes the result, with a watch, or 0. What a callback throws cancels the work and is then thrown
 * from here. */
export function watched(machine, { cancelled, progress } = {}, work) {
  if (!cancelled && !progress) return work(0);
  for (const [name, callback] of Object.entries({ cancelled, progress })) {
    if (callback && typeof callback !== 'function') throw new TypeError(`${name}: expected a function`);
  }
  let thrown;
  const guarded = (callback, otherwise) => (...given) => {
    if (thrown) return otherwise;
    machine.callsBack = true;
    try {
      return callback?.(...given);
    } catch (problem) {
      thrown = { problem };
      return otherwise;
    } finally {
      machine.callsBack = false;
    }
  };
  const asked = guarded(cancelled);
  machine.watch = { cancelled: () => asked() || thrown !== undefined, progress: guarded(progress) };
  let result;
  try {
    result = work(machine.call('bloesem_host_watch'));
  } catch (error) {
    throw thrown ? thrown.problem : error;
  } finally {
    machine.watch = undefined;
  }
  if (thrown) throw thrown.problem;
  return result;
}

/** Returns the round at this place, which is freed. */
export function takeRound(machine, round) {
  try {
    return Scope.within(machine, (scope) => {
      const [count] = scope.words(1);
      const boards = machine.call('bloesem_round_boards', round, count) >>> 0;
      const flat = machine.numbers(boards, 2 * machine.word(count));
      const byes = machine.call('bloesem_round_byes', round, count) >>> 0;
      const pairs = [];
      for (let i = 0; i < flat.length; i += 2) pairs.push([flat[i], flat[i + 1]]);
      const number = machine.call('bloesem_round_number', round);
      const messages = textOf(copyOf(machine, 'bloesem_round_messages', round));
      return new Round(number, pairs, [...machine.numbers(byes, machine.word(count))], messages);
    });
  } finally {
    machine.call('bloesem_round_free', round);
  }
}

/** Returns an array of bloesem_file and its size. */
export function filesIn(scope, files) {
  const at = scope.room(12 * files.length);
  files.forEach(([name, data], i) => {
    const [bytes, length] = scope.copy(data);
    scope.machine.setWord(at + 12 * i, scope.ended(name, 'name'));
    scope.machine.setWord(at + 12 * i + 4, bytes);
    scope.machine.setWord(at + 12 * i + 8, length);
  });
  return [at, files.length];
}

/** What a command of the program answers. */
export class Answer {
  constructor(code, bytes, messages, files, error) {
    this.code = code;
    this.bytes = bytes;
    this.messages = messages;
    this.files = files;
    this.error = error;
  }

  /** The output as text. */
  get text() {
    return textOf(this.bytes);
  }
  /** Returns the output, which must be JSON, as a value. Throws the error if there is an error instead. */
  json() {
    if (this.bytes.length === 0 && this.error) throw this.error;
    return JSON.parse(this.text);
  }
}

const copyOf = (machine, name, ...given) =>
  Scope.within(machine, (scope) => {
    const [length] = scope.words(1);
    const at = machine.call(name, ...given, length) >>> 0;
    return at === 0 ? new Uint8Array() : machine.bytes(at, machine.word(length)).slice();
  });
export { copyOf };

/** Returns the answer at this place, which is freed. Throws if the command could not be carried out, unless `throws` is
 * false. */
export function takeAnswer(machine, answer, throws = true) {
  if (answer === 0) throw new BloesemError(codes.tooLarge, 'out of memory');
  try {
    const code = machine.call('bloesem_answer_code', answer);
    const at = machine.call('bloesem_answer_error', answer) >>> 0;
    const error = at === 0 ? undefined : errorAt(machine, at);
    const messages = textOf(copyOf(machine, 'bloesem_answer_messages', answer));
    if (throws && failures.has(code)) throw error ?? new BloesemError(code, messages.trim());
    const files = {};
    const count = machine.call('bloesem_answer_files', answer);
    for (let i = 0; i < count; ++i) {
      const name = machine.text(machine.call('bloesem_answer_file_name', answer, i));
      files[name] = copyOf(machine, 'bloesem_answer_file', answer, i);
    }
    return new Answer(code, copyOf(machine, 'bloesem_answer_output', answer), messages, files, error);
  } finally {
    machine.call('bloesem_answer_free', answer);
  }
}

/** Returns the answer; throws if it is that a round cannot be paired, of which there is no text. */
export function paired(answer, call) {
  if (answer.code === codes.noValidPairing && call?.throws !== false) throw answer.error;
  return answer;
}
