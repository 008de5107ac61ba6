import type { Pattern } from './pattern';

/** Longest value that is matched where a field names no size of its own. */
export const LONGEST_VALUE = 2000;

const isWordCharacter = (point: number | undefined) =>
  point !== undefined && /^\w$/.test(String.fromCodePoint(point));

/**
 * Does the whole value match? All ways through the program are walked at once, one character at a time, so that the time
 * grows with the value's length and the program's size, whatever the two are.
 */
export function matchesPattern({ classes, states }: Pattern, value: string): boolean {
  const points = Array.from(value, (character) => character.codePointAt(0) ?? 0);
  const end = points.length;
  /** At which step a state was last reached: each is entered once a step. */
  const reached = new Int32Array(states.length).fill(-1);
  let matched = false;

  /** Follows what takes no character, from one state; what waits for one goes into `into`. */
  const enter = (first: number, at: number, into: number[]) => {
    const open = [first];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const state = states[index];
      if (!state || reached[index] === at) continue;
      reached[index] = at;
      const [kind, a = -1, b = -1] = state;
      if (kind === 'c') into.push(index);
      else if (kind === 'm') matched ||= at === end;
      else if (kind === 's') open.push(b, a);
      else if (holds(kind, at)) open.push(a);
    }
  };
  const holds = (kind: string, at: number) => {
    if (kind === '^') return at === 0;
    if (kind === '$') return at === end;
    const boundary = isWordCharacter(points[at - 1]) !== isWordCharacter(points[at]);
    return boundary === (kind === 'b');
  };

  let waiting: number[] = [];
  enter(0, 0, waiting);
  for (let at = 0; at < end && waiting.length > 0; at++) {
    const point = points[at] ?? 0;
    const next: number[] = [];
    // A class is looked through once for a character, however many states wait for it.
    const known = new Map<number, boolean>();
    for (const index of waiting) {
      const [, classIndex = -1, target = -1] = states[index] ?? [];
      let inside = known.get(classIndex);
      if (inside === undefined) {
        inside = isIn(classes[classIndex] ?? [], point);
        known.set(classIndex, inside);
      }
      if (inside) enter(target, at + 1, next);
    }
    waiting = next;
  }
  return matched;
}

function isIn(ranges: readonly number[], point: number): boolean {
  for (let index = 0; index < ranges.length; index += 2) {
    if (point >= (ranges[index] ?? 0) && point <= (ranges[index + 1] ?? -1)) return true;
  }
  return false;
}
