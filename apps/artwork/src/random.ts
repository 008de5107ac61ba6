/** A stream of reproducible numbers. The same parts always give the same stream. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [low, high], both ends included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** An independent stream: drawing from it leaves this one where it was. */
  fork(name: string): Random;
}

/** FNV-1a with a final avalanche: neighbouring ids must not give neighbouring pictures. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

export function createRandom(...parts: (string | number)[]): Random {
  const key = parts.join('\u001f');
  let state = hash(key);
  // mulberry32: short, fast, good enough to look at.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    shuffle: (items) => {
      const order = items.map((item) => ({ item, rank: next() }));
      return order.sort((one, other) => one.rank - other.rank).map(({ item }) => item);
    },
    fork: (name) => createRandom(key, name),
  };
}
