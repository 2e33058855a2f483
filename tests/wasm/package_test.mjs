// The package for JavaScript in Node.
// Usage: node package_test.mjs PACKAGE PROGRAM FIXTURES
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { pathToFileURL } from 'node:url';

const [folder, program, fixtures] = process.argv.slice(2).map((path) => resolve(path));
const bloesem = await import(pathToFileURL(join(folder, 'index.js')));
const engine = await bloesem.load();
const kersen = readFileSync(join(fixtures, 'json', 'kersen.trf'));
const text = (bytes) => new TextDecoder().decode(bytes);

/** Returns the error that `work` throws. */
function thrown(work) {
  try {
    work();
  } catch (error) {
    return error;
  }
  return assert.fail('nothing was thrown');
}

function ofProgram(words, input = '') {
  const done = spawnSync(program, words, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  return { code: done.status, out: done.stdout };
}

test('the module asks its surroundings for no C++', () => {
  const module = new WebAssembly.Module(readFileSync(join(folder, 'bloesem.wasm')));
  const missing = WebAssembly.Module.imports(module).filter(({ name }) => name.startsWith('_Z'));
  assert.deepEqual(missing, []);
});

test('pairs bytes, text and JSON', () => {
  const round = engine.round(kersen);
  assert.deepEqual([round.number, round.boards, round.byes], [3, [[3, 2], [1, 6], [5, 4]], []]);
  assert.equal(engine.pair(kersen, { format: 'pairs' }), '3\n3 2\n1 6\n5 4\n');
  assert.equal(engine.pair(text(kersen), { format: 'pairs' }), round.text());
  assert.equal(engine.pair(kersen.buffer.slice(kersen.byteOffset, kersen.byteOffset + kersen.length)), round.text());
  assert.deepEqual(engine.round(engine.convert(kersen, { to: 'json' })), round);
  const undated = text(kersen).replace('042 2025/05/02\n', '');
  assert.equal(round.messages, 'rules: FIDE (Dutch) 2016 (start date 2025/05/02)\n');
  assert.match(engine.round(undated, {}, { name: 'k.trf' }).messages, /^k\.trf: warning: .* 2026 is assumed/);
  assert.match(engine.release, /^bloesem \d+\.\d+\.\d+$/);
});

test('returns the texts of the program', () => {
  const files = readdirSync(join(fixtures, 'json')).filter((name) => name.endsWith('.trf'));
  assert.ok(files.length >= 3);
  for (const name of files) {
    const path = join(fixtures, 'json', name);
    const content = readFileSync(path);
    for (const format of ['pairs', 'json', 'table', 'csv']) {
      const expected = ofProgram(['pair', path, '--format', format]);
      const found = engine.run('pair', content, { format }, { name: path, throws: false });
      assert.deepEqual({ code: found.code, out: found.text }, expected, `${name} ${format}`);
    }
  }
});

test('options have the names of the program, or camel case', () => {
  assert.equal(engine.round(kersen, { absent: [5], rules: '2016' }).byes.length, 1);
  assert.deepEqual(engine.round(kersen, { timeLimit: 5 }), engine.round(kersen, { 'time-limit': 5, round: undefined }));
  const error = thrown(() => engine.round(kersen, { rulez: '2016' }));
  assert.ok(error instanceof bloesem.BloesemError);
  assert.equal(error.code, bloesem.codes.badInput);
  assert.match(error.message, /did you mean '--rules'/);
  assert.match(thrown(() => engine.round(kersen, { ABC: 1 })).message, /'ABC'/);
  assert.deepEqual(engine.round(kersen, { forbid: '1-6', absent: 5 }), engine.round(kersen, { forbid: ['1-6'], absent: [5] }));
});

test('options are texts, finite numbers, booleans and lists of them', () => {
  for (const value of [NaN, Infinity, () => 1, Symbol('x'), {}, new Date(0), [null], [[1]], [NaN]]) {
    assert.throws(() => engine.round(kersen, { timeLimit: value }), { name: 'TypeError', message: /^timeLimit: expected a string, a finite/ });
    assert.throws(() => engine.create({ rounds: value, initialColour: 'white' }), { name: 'TypeError', message: /^rounds: / });
  }
  for (const options of [5, 'rules', [['rules', '2026']], new Map([['rules', '2026']]), () => 1]) {
    assert.throws(() => engine.round(kersen, options), { name: 'TypeError', message: /^options: expected an object, not / });
  }
  assert.throws(() => engine.run('pair', kersen, { output: 'a\0b' }), { name: 'TypeError', message: /NUL/ });
  const seed = 12345678901234567890n;
  assert.equal(engine.generate({ seed, players: 8, rounds: 2 }), engine.generate({ seed: `${seed}`, players: 8, rounds: 2 }));
  assert.equal(engine.round(kersen, null).number, 3);
});

test('a call has only the keys that it knows', () => {
  const tournament = engine.tournament(kersen);
  for (const work of [(call) => engine.round(kersen, {}, call), (call) => engine.run('pair', kersen, {}, call),
    (call) => engine.pair(kersen, {}, call), (call) => engine.check(kersen, {}, call), (call) => engine.prove(kersen, {}, call),
    (call) => engine.tournament(kersen, {}, call), (call) => tournament.pair(call), (call) => tournament.run('pair', {}, call)]) {
    assert.throws(() => work({ timeLimit: 1 }), { name: 'TypeError', message: /: unknown key 'timeLimit', expected / });
    assert.throws(() => work('k.trf'), { name: 'TypeError', message: /: expected an object, not "k\.trf"/ });
    work(null);
  }
  assert.throws(() => engine.round(kersen, {}, { cancelled: true }), { name: 'TypeError', message: 'cancelled: expected a function' });
  for (const name of ['k\0.trf', 5]) assert.throws(() => engine.round(kersen, {}, { name }), { name: 'TypeError', message: /^name: / });
});

test('one tournament is not many', () => {
  for (const one of [text(kersen), kersen, engine.tournament(kersen), undefined]) {
    assert.throws(() => engine.pairMany(one), { name: 'TypeError', message: /expected several tournaments/ });
  }
});

test('errors have code, file, line and column', () => {
  const wrong = text(kersen).replace('001    1', '001 x  1');
  for (const work of [() => engine.round(wrong, {}, { name: 'k.trf' }), () => engine.pair(wrong, {}, { name: 'k.trf' })]) {
    const error = thrown(work);
    assert.deepEqual([error.name, error.code, error.file, error.line], ['BloesemError', 3, 'k.trf', 5]);
    assert.ok(error.column > 0);
    assert.ok(error.report.startsWith(`k.trf:5:${error.column}: error: `));
  }
  assert.equal(thrown(() => engine.run('pear', kersen)).code, 3);
  assert.equal(thrown(() => engine.tournament('nothing')).code, 3);
  assert.throws(() => engine.pair(7), TypeError);
});

test('names the players who cannot be paired', () => {
  const impossible = readFileSync(join(fixtures, 'json', 'impossible.trf'));
  const error = thrown(() => engine.round(impossible));
  assert.equal(error.code, bloesem.codes.noValidPairing);
  assert.ok(error.players.length > 0);
  assert.equal(thrown(() => engine.pair(impossible)).code, bloesem.codes.noValidPairing);
});

test('a round that cannot be paired is an answer, with a proof', () => {
  const impossible = readFileSync(join(fixtures, 'json', 'impossible.trf'));
  const answer = engine.run('pair', impossible, { format: 'json' });
  assert.deepEqual([answer.code, answer.json().impossible_players, answer.error.code], [1, [1], 1]);
  assert.equal(engine.run('pair', kersen).error, undefined);
  assert.match(engine.explain(impossible).story[0].text, /./);
  const tournament = engine.tournament(impossible);
  for (const prove of [() => engine.prove(impossible), () => tournament.prove()]) {
    const error = thrown(prove);
    assert.ok(error instanceof bloesem.BloesemError);
    assert.deepEqual([error.code, error.players], [bloesem.codes.noValidPairing, [1]]);
    assert.equal(engine.verify(impossible, undefined, error.proof), true);
    assert.equal(tournament.verify(undefined, error.proof), true);
    assert.equal(tournament.verify(new bloesem.Round(3, [[1, 2]]), error.proof), false);
    assert.equal(engine.verify(kersen, undefined, error.proof), false);
  }
});

test('many are as one', () => {
  const files = Array.from({ length: 29 }, (_, i) => engine.simulate({ players: 10, rounds: 4, seed: i + 1 }));
  const many = engine.pairMany([...files, 'none'], { round: 3 });
  assert.equal(many.length, 30);
  files.forEach((file, i) => assert.deepEqual(many[i].boards, engine.round(file.toBytes(), { round: 3 }).boards));
  assert.equal(many[29].code, 3);
});

test('commands read and write files in memory', () => {
  const answer = engine.run('pair', kersen, { checklist: 'list', output: 'pairs' }, { name: 'k.trf' });
  assert.deepEqual(Object.keys(answer.files).sort(), ['list', 'pairs']);
  const judged = (pairs) => engine.run('judge', kersen, { pairs: 'p' }, { files: { p: pairs } }).code;
  assert.equal(judged(answer.files.pairs), 0);
  assert.equal(judged('1\n1 2\n'), 8);
  assert.equal(engine.run('lint', 'x', {}, { throws: false }).code, 3);
  assert.throws(() => engine.run('judge', kersen, { pairs: 'p' }, { files: new Map([['p', '']]) }), { name: 'TypeError', message: /^files: / });
  const failed = engine.run('pair', 'x', {}, { throws: false });
  assert.equal(thrown(() => failed.json()), failed.error);
  assert.equal(thrown(() => engine.judge('x', undefined, {}, { throws: false })).code, 3);
});

test('every question has an answer', () => {
  assert.equal(engine.check(kersen).schema, 1);
  assert.match(engine.explain(kersen, { pair: '3-2' }).story[0].text, /3 Citroen and 2 Braam play/);
  assert.equal(engine.standings(kersen).schema, 1);
  assert.equal(engine.lint(kersen).schema, 1);
  assert.match(engine.report(kersen), /Kersen Open/);
  assert.match(engine.convert(kersen, { to: 'json' }), /"name": "Kersen Open"/);
  assert.equal(engine.judge(kersen, engine.round(kersen)).verdict, 'correct');
  for (const none of [undefined, null]) assert.equal(engine.judge(kersen, none, { round: 2 }).round, 2);
  const { number, boards, byes } = engine.round(kersen);
  assert.throws(() => engine.judge(kersen, new bloesem.Round(number + 1, boards, byes)), /2 rounds have been played/);
  const line = engine.runJson({ id: 1, command: 'pair', file: 'k.trf', text: text(kersen) });
  assert.deepEqual([JSON.parse(line).id, JSON.parse(line).output], [1, engine.pair(kersen)]);
});

test('proves rounds, and verifies and refutes proofs', () => {
  const { round, proof } = engine.prove(kersen);
  assert.deepEqual(round, engine.round(kersen));
  assert.equal(engine.verify(kersen, round, proof), true);
  const other = new bloesem.Round(round.number, round.boards.map(([white, black]) => [black, white]));
  assert.equal(engine.verify(kersen, other, proof), false);
  assert.notEqual(engine.judge(kersen, other).verdict, 'correct');
  const tournament = engine.tournament(kersen);
  const again = tournament.prove();
  assert.deepEqual(again, { round, proof });
  assert.equal(tournament.verify(round, proof), true);
});

test('work can be watched and cancelled', () => {
  const big = engine.simulate({ players: 300, rounds: 5, seed: 1 }).toBytes();
  const stages = [];
  engine.round(big, { round: 5 }, { progress: (...stage) => stages.push(stage) });
  assert.equal(stages[0][0], 'completion');
  assert.deepEqual(stages.at(-1), ['colours', stages.at(-1)[2], stages.at(-1)[2]]);
  assert.equal(thrown(() => engine.round(big, { round: 5 }, { cancelled: () => true })).code, bloesem.codes.cancelled);
  const own = new Error('of the caller');
  const throwing = () => {
    throw own;
  };
  assert.equal(thrown(() => engine.round(big, { round: 5 }, { cancelled: throwing })), own);
  assert.equal(thrown(() => engine.round(big, { round: 5 }, { progress: throwing })), own);
  const limited = thrown(() => engine.generate({ players: 9999, rounds: 9, seed: 1, timeLimit: 0.001 }));
  assert.equal(limited.code, bloesem.codes.gaveUp);
});

test('a callback must not call the engine, which works on', () => {
  const tournament = engine.tournament(kersen);
  const calls = [() => engine.round(kersen), () => engine.pair(kersen), () => engine.pairMany([kersen]), () => engine.release,
    () => engine.tournament(kersen), () => engine.create({ rounds: 3, initialColour: 'white' }), () => engine.runJson({}),
    () => tournament.pair(), () => tournament.toBytes(), () => tournament.size, () => tournament.undo(), () => tournament.places(),
    () => tournament.free(), () => tournament.absent(1, 3)];
  const recursing = () => {
    engine.round(kersen, {}, { cancelled: recursing });
    return false;
  };
  for (const call of [...calls, recursing]) {
    for (const watch of [{ cancelled: call }, { progress: call }]) {
      const works = [() => engine.round(kersen, {}, watch), () => tournament.pair(watch)];
      if (watch.cancelled) works.push(() => engine.pair(kersen, {}, watch), () => tournament.check({}, watch));
      for (const work of works) {
        const error = thrown(work);
        assert.deepEqual([error.message, error.code], ['a callback must not call the engine', bloesem.codes.unexpected]);
      }
    }
  }
  assert.equal(tournament.pair().number, 3);
  assert.equal(tournament.toString(), text(kersen));
});

test('a tournament is played and taken back', () => {
  const tournament = engine.tournament(kersen);
  assert.deepEqual([tournament.size, tournament.rounds, tournament.lastRound], [6, 5, 2]);
  const round = tournament.pair();
  tournament.record(round);
  const [white, black] = round.boards[0];
  tournament.result(round.number, white, black, '1-0');
  const after = tournament.toBytes();
  assert.deepEqual(engine.tournament(after).toBytes(), after);
  tournament.undo();
  tournament.undo();
  assert.equal(tournament.toString(), text(kersen));
  assert.equal(thrown(() => tournament.undo()).code, 3);
});

test('a failure changes nothing', () => {
  const tournament = engine.tournament(kersen);
  const changes = [() => tournament.add(''), () => tournament.withdraw(77, 3), () => tournament.result(9, 1, 2, '='),
    () => tournament.record({ number: 3, boards: [[1, 2]] }), () => tournament.absent(1, 3, 'Q')];
  for (const change of changes) {
    assert.ok(thrown(change) instanceof bloesem.BloesemError);
    assert.equal(tournament.toString(), text(kersen));
  }
});

test('numbers are neither cut nor rounded', () => {
  const tournament = engine.tournament(kersen);
  const changes = [(n) => tournament.absent(n, 3), (n) => tournament.absent(1, n), (n) => tournament.withdraw(n, 3),
    (n) => tournament.withdraw(1, n), (n) => tournament.reinstate(n, 3), (n) => tournament.reinstate(1, n),
    (n) => tournament.forbid(n, 2), (n) => tournament.result(n, 1, 2, '='), (n) => tournament.result(1, n, 2, '='),
    (n) => tournament.result(1, 1, n, '='), (n) => tournament.record({ number: n, boards: [] }),
    (n) => tournament.record({ number: 3, boards: [[n, 2]] }), (n) => tournament.record({ number: 3, boards: [], byes: [n] }),
    (n) => new bloesem.Round(n, []), (n) => new bloesem.Round(3, [[1, n]]), (n) => new bloesem.Round(3, [], [n])];
  for (const change of changes) {
    for (const wrong of [2.7, 1.5, NaN, Infinity, '1', 1n, null, undefined, true, {}]) {
      assert.throws(() => change(wrong), { name: 'TypeError', message: /^\w+: expected a whole number, not / });
    }
    for (const large of [2 ** 32 + 1, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER]) {
      assert.throws(() => change(large), { name: 'RangeError', message: /^\w+: expected a number of 32 bits, not / });
    }
  }
  assert.equal(tournament.toString(), text(kersen));
});

test('a board has two players', () => {
  const tournament = engine.tournament(kersen);
  for (const boards of [[[1], [2]], [[1, 2, 3], [4]], [[1, 2], 3], [[]], [[1n]], [null], [[1, 2], undefined], 'x', undefined]) {
    const wrong = { name: 'TypeError', message: /expected \[White, Black\], not |boards: expected an array/ };
    assert.throws(() => tournament.record({ number: 3, boards }), wrong);
    assert.throws(() => new bloesem.Round(3, boards), wrong);
    const round = tournament.pair();
    round.boards = boards; // it is not too late
    for (const use of [() => round.text(), () => tournament.record(round), () => engine.judge(kersen, round)]) assert.throws(use, wrong);
  }
  assert.equal(tournament.toString(), text(kersen));
});

test('words are taken whole', () => {
  const tournament = engine.tournament(kersen);
  for (const bye of ['HX', '', '\u0148', 'h']) {
    const error = thrown(() => tournament.absent(1, 3, bye));
    assert.deepEqual([error.code, error.message], [bloesem.codes.badInput, "bye: expected 'Z', 'H', 'F' or 'U'"]);
  }
  assert.throws(() => tournament.absent(1, 3, 72), { name: 'TypeError', message: 'bye: expected a string, not 72' });
  assert.throws(() => tournament.result(2, 1, 2, '1-0\0zz'), { name: 'TypeError', message: /^result: .* contains a NUL character/ });
  assert.throws(() => tournament.result(2, 1, 2), { name: 'TypeError', message: 'result: expected a string, not undefined' });
  assert.throws(() => tournament.places(7), { name: 'TypeError', message: 'tiebreaks: expected a string, not 7' });
  assert.deepEqual(tournament.places(null), tournament.places());
  assert.equal(tournament.toString(), text(kersen));
});

test('several players enter in one change', () => {
  const late = [{ name: 'Linde', rating: 1500 }, { name: 'Meidoorn', federation: 'NED' }];
  const [together, oneByOne] = [engine.tournament(kersen), engine.tournament(kersen)];
  assert.deepEqual(together.addAll([]), []);
  assert.deepEqual(together.addAll(late), [7, 8]);
  assert.deepEqual(late.map(({ name, ...details }) => oneByOne.add(name, details)), [7, 8]);
  assert.equal(together.toString(), oneByOne.toString());
  together.undo();
  assert.throws(() => together.addAll([{ name: 'Linde' }, {}]), /player 2: /);
  assert.equal(together.toString(), text(kersen));
});

test('a tournament begins without players', () => {
  const club = engine.create({ rounds: 3, initialColour: 'white', rules: '2026', name: 'Club' });
  ['Appel, Ans', 'Braam, Bob', 'Druif, Dina', 'Eik, Ed', 'Els, Fie'].forEach((name, i) =>
    assert.equal(club.add(name, { rating: 2100 - 100 * i }), i + 1));
  club.absent(5, 1, 'H');
  club.forbid(1, 3);
  club.record(club.pair());
  assert.equal(club.lastRound, 1);
  club.withdraw(2, 2);
  club.reinstate(2, 3);
  assert.equal(club.places('BH,SB').length, 5);
  assert.deepEqual(engine.tournament(kersen).places('BH')[0], { rank: 1, player: 2, points: 1.5 });
  club.run('result', { round: 1, result: undefined }, { throws: false });
  club.free();
  club.free();
  assert.equal(thrown(() => club.pair()).code, bloesem.codes.unexpected);
});

test('commands change the tournament', () => {
  const tournament = engine.tournament(kersen);
  tournament.run('pair', { into: true });
  assert.equal(tournament.lastRound, 3);
  tournament.undo();
  assert.equal(tournament.toString(), text(kersen));
});

test('memory does not grow with the number of calls', () => {
  const size = () => process.memoryUsage().arrayBuffers + process.memoryUsage().external;
  const work = () => {
    engine.pair(kersen, { format: 'json' });
    engine.round(kersen);
    assert.ok(thrown(() => engine.pair('x')));
    const tournament = engine.tournament(kersen);
    tournament.places();
    tournament.free();
  };
  for (let i = 0; i < 200; ++i) work();
  const before = size();
  for (let i = 0; i < 2000; ++i) work();
  assert.ok(size() < before + 5_000_000, `${before} ${size()}`);
});

test('hostile files are refused, and the engine stays', () => {
  assert.equal(engine.run('lint', '['.repeat(200_000), {}, { throws: false }).code, 3);
  assert.equal(engine.run('lint', new Uint8Array(1_000_000), {}, { throws: false }).code, 3);
  assert.equal(thrown(() => engine.round(kersen, { nested: '['.repeat(100_000) })).code, 3);
  assert.equal(engine.round(kersen).number, 3);
});

test('two engines share nothing; the module can be given', async () => {
  const module = await WebAssembly.compile(readFileSync(join(folder, 'bloesem.wasm')));
  const others = await Promise.all([bloesem.load({ wasm: module }),
    bloesem.load({ wasm: readFileSync(join(folder, 'bloesem.wasm')) }),
    bloesem.load({ wasm: pathToFileURL(join(folder, 'bloesem.wasm')) })]);
  for (const other of others) assert.equal(other.pair(kersen), engine.pair(kersen));
  let found; // a callback may call another engine
  engine.round(kersen, {}, { progress: () => (found = others[0].round(kersen)) });
  assert.deepEqual(found, engine.round(kersen));
  await assert.rejects(bloesem.load({ wasm: new URL('nothing.wasm', pathToFileURL(`${folder}/`)) }));
});

test('memory that runs out is reported, and ends the engine', async () => {
  const { started } = await import(pathToFileURL(join(folder, 'module.js')));
  const machine = await started(readFileSync(join(folder, 'bloesem.wasm')));
  const options = '{"forbid": ["1-2", "3-4"]}';
  const at = machine.allocate(options.length);
  const results = machine.allocate(8);
  machine.bytes(at, options.length).set(new TextEncoder().encode(options));
  for (let size = 1 << 28; size >= 8; size >>= 1) while (machine.functions.malloc(size) !== 0);
  const call = () => machine.call('bloesem_options_from_json', at, options.length, results, results + 4);
  assert.equal(thrown(call).code, bloesem.codes.tooLarge);
  assert.equal(thrown(call).code, bloesem.codes.unexpected);
});
