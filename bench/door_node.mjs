// Prints the microseconds of the best call in Node for large.trf of a folder, bytes to boards (doors.py).
// Usage: node door_node.mjs PACKAGE FOLDER
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, files] = process.argv.slice(2);
const bloesem = await import(pathToFileURL(resolve(folder, 'index.js')));
const engine = await bloesem.load();
const large = readFileSync(join(files, 'large.trf'));
let best = Infinity;
for (const end = performance.now() + 3000; performance.now() < end; ) {
  const begin = process.cpuUsage();
  engine.round(large, { rounds: 9 });
  const { user, system } = process.cpuUsage(begin);
  best = Math.min(best, user + system);
}
console.log(best);
