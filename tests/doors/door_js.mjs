// The door for JavaScript: answers requests as the other doors do (door_c.c).
// Usage: node door_js.mjs PACKAGE [options]; options: `round` is not compared, which has not the options of the request
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const bloesem = await import(pathToFileURL(resolve(process.argv[2], 'index.js')));
const engine = await bloesem.load();
const alone = process.argv[3] === 'options';
const encoder = new TextEncoder();

/** Compares `round` with the answer of the command `pair`: the direct call refuses in the same words. */
function compareRound(name, content, { format, ...options }, answer) {
  try {
    const round = engine.round(content, options, { name });
    return answer.code === 0 && (answer.text.startsWith('{') || round.text() === answer.text);
  } catch (error) {
    const place = [name, ...[error.line, error.column].filter((number) => number > 0)].join(':');
    return error.code === answer.code && answer.messages.includes(`${place}: error: ${error.message}\n`);
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const [command, name, path, options] = line.split('\t');
  const content = readFileSync(path);
  const asked = JSON.parse(options);
  const answer = engine.run(command, content, asked, { name, throws: false });
  if (!alone && command === 'pair' && [0, 1, 3].includes(answer.code) && !compareRound(name, content, asked, answer)) {
    console.error(`${name}: round() differs from 'pair'`);
    process.exit(1);
  }
  const messages = encoder.encode(answer.messages);
  process.stdout.write(`${answer.code} ${answer.bytes.length} ${messages.length}\n`);
  process.stdout.write(answer.bytes);
  process.stdout.write(messages);
}
