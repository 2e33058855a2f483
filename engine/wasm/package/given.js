// What callers give, before it goes to WebAssembly, which cuts numbers to 32 bits and texts at NUL without a word.

function shown(value) {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return Object(value) === value ? `a value of type ${typeof value}` : String(value);
}

/** Returns a whole number that the engine can hold. */
export function int32(value, what) {
  if (!Number.isInteger(value)) throw new TypeError(`${what}: expected a whole number, not ${shown(value)}`);
  if (value !== (value | 0)) throw new RangeError(`${what}: expected a number of 32 bits, not ${value}`);
  return value;
}

/** Returns a text that ends where C expects it. */
export function word(value, what) {
  if (typeof value !== 'string') throw new TypeError(`${what}: expected a string, not ${shown(value)}`);
  if (value.includes('\0')) throw new TypeError(`${what}: ${shown(value)} contains a NUL character`);
  return value;
}

/** Returns White and Black of each board. */
export function boardsOf(boards) {
  if (!Array.isArray(boards)) throw new TypeError(`boards: expected an array, not ${shown(boards)}`);
  return boards.map((board, i) => {
    if (board?.length !== 2) {
      throw new TypeError(`board ${i + 1}: expected [White, Black], not ${shown(board)}`);
    }
    return [int32(board[0], 'white'), int32(board[1], 'black')];
  });
}

/** Returns the players with the bye. */
export function byesOf(byes) {
  return [...(byes ?? [])].map((bye) => int32(bye, 'bye'));
}

/** Returns an object that may have these keys only; {} if there is none. */
export function keysOf(given, keys, what) {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'object') throw new TypeError(`${what}: expected an object, not ${shown(given)}`);
  for (const key of Object.keys(given)) {
    if (!keys.includes(key)) throw new TypeError(`${what}: unknown key '${key}', expected ${keys.join(', ')}`);
  }
  return given;
}

/** Returns names and contents. */
export function filesOf(files) {
  if (files === undefined || files === null) return [];
  if (typeof files !== 'object' || Symbol.iterator in files) {
    throw new TypeError(`files: expected an object of names and contents, not ${shown(files)}`);
  }
  return Object.entries(files);
}

function itemText(key, value) {
  switch (typeof value) {
    case 'string': return JSON.stringify(word(value, key));
    case 'boolean':
    case 'bigint': return `${value}`;
    case 'number': if (Number.isFinite(value)) return JSON.stringify(value);
  }
  throw new TypeError(`${key}: expected a string, a finite number, a boolean or an array of these, not ${shown(value)}`);
}

// The name of an option: timeLimit is time-limit.
const optionName = (key) =>
  /^[a-z]/.test(key) ? key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : key;

/** Returns options as JSON, by the names that the program has for them: { timeLimit: 1 } is {"time-limit":1}. */
export function optionsText(options) {
  if (options === undefined || options === null) return '';
  if (typeof options !== 'object' || Symbol.iterator in options) {
    throw new TypeError(`options: expected an object, not ${shown(options)}`);
  }
  const chosen = Object.entries(options).filter(([, value]) => value !== undefined && value !== null);
  const texts = chosen.map(([key, value]) => {
    const text = Array.isArray(value) ? `[${value.map((item) => itemText(key, item))}]` : itemText(key, value);
    return `${JSON.stringify(optionName(key))}:${text}`;
  });
  return texts.length === 0 ? '' : `{${texts}}`;
}
