import { PatternError } from './pattern-error';
import { LAST_CODE_POINT, pairsOf, type Ranges, union } from './ranges';

const known = new Map<string, Ranges>();

/** The code points of `\p{…}` in this machine's Unicode, without unassigned gaps. */
export function propertyRanges(name: string): Ranges {
  return remembered(name, () => withoutUnassignedGaps(measure(name)));
}

/**
 * Fills the gaps of a set that Unicode has not assigned. `\p{L}` has 684 ranges, and 379 without those gaps. Otherwise the
 * machine that read the realm would decide whether a letter of next year's Unicode matches.
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

/** Tests every code point with JavaScript's own `\p{…}`: a tenth of a second, once for each property. */
function measure(name: string): Ranges {
  const property = propertyOf(name);
  const found: number[] = [];
  let start: number | undefined;
  for (let code = 0; code <= LAST_CODE_POINT; code += 1) {
    const inside = property.test(String.fromCodePoint(code));
    if (inside) start ??= code;
    else if (start !== undefined) {
      found.push(start, code - 1);
      start = undefined;
    }
  }
  if (start !== undefined) found.push(start, LAST_CODE_POINT);
  return found;
}

function propertyOf(name: string): RegExp {
  try {
    return new RegExp(`^\\p{${name}}$`, 'u');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new PatternError(
      `"\\p{${name}}" is not a known property. Write the characters themselves, such as [A-Za-zÀ-ÿ].`,
    );
  }
}
