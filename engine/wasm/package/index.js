// Exact Swiss pairings by the rules of FIDE: pairs, checks, explains and proves rounds of chess tournaments.
import { Engine } from './engine.js';
import { started } from './module.js';

export { Answer } from './calls.js';
export { BloesemError, codes } from './errors.js';
export { Round } from './round.js';
export { Tournament } from './tournament.js';
export { Engine };

/** Returns an engine. `wasm`: where bloesem.wasm is, or what is in it; otherwise it is beside this file. */
export async function load({ wasm } = {}) {
  return new Engine(await started(wasm));
}
