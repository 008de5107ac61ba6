import { PatternError } from './pattern-error';
import { LAST_CODE_POINT, pairsOf, type Ranges, union } from './ranges';

const SURROGATES = [0xd800, 0xdfff] as const;

const known = new Map<string, Ranges>();

/** The code points of `\p{…}`, as this machine's Unicode has them, without gaps that mean nothing. */
export function propertyRanges(name: string): Ranges {
  return remembered(name, () => withoutUnassignedGaps(measure(name)));
}

/**
 * The same set, where a gap of code points that Unicode has not assigned is no gap. `\p{L}` has 684 ranges, and 379 without those
 * gaps; and whether a letter of next year's Unicode passes would otherwise depend on the machine that read the realm.
 */
export function withoutUnassignedGaps(set: Ranges): Ranges {
  const pairs = pairsOf(set);
  const starts = new Set(pairs.map(([low]) => low));
  const ends = new Set(pairs.map(([, high]) => high));
  const unassigned = remembered('', () => measure('Cn'));
  const gaps = pairsOf(unassigned).filter(
    ([low, high]) => ends.has(low - 1) && starts.has(high + 1),
  );
  return union(set, gaps.flat());
}

function remembered(name: string, find: () => Ranges): Ranges {
  const found = known.get(name) ?? find();
  known.set(name, found);
  return found;
}

function measure(name: string): Ranges {
  const runs = runsOf(name);
  const found: number[] = [];
  // In one text, because a test for each of a million characters takes ten times as long. Surrogates would become pairs there.
  const [first, last] = SURROGATES;
  for (const [low, high] of [
    [0, first - 1],
    [last + 1, LAST_CODE_POINT],
  ] as const) {
    for (const { index, 0: run } of textOf(low, high).matchAll(runs)) {
      const from = low + offsetIn(low, index);
      found.push(from, from + [...run].length - 1);
    }
  }
  const lone = new RegExp(`^\\p{${name}}$`, 'u');
  for (let code = first; code <= last; code += 1) {
    if (lone.test(String.fromCharCode(code))) found.push(code, code);
  }
  return union(found);
}

function runsOf(name: string): RegExp {
  try {
    return new RegExp(`\\p{${name}}+`, 'gu');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new PatternError(
      `"\\p{${name}}" is not known here. Write the characters themselves, such as [A-Za-zÀ-ÿ].`,
    );
  }
}

function textOf(low: number, high: number): string {
  const pieces: string[] = [];
  for (let code = low; code <= high; code += 1) pieces.push(String.fromCodePoint(code));
  return pieces.join('');
}

/** How many characters stand before an index of such a text: those past the first plane take two units. */
function offsetIn(low: number, index: number): number {
  const single = Math.max(0, 0x10000 - low);
  return index <= single ? index : single + (index - single) / 2;
}
