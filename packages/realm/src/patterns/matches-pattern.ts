import type { Pattern } from './pattern';

/** The longest value that is matched when a field has no maximum of its own. */
export const LONGEST_VALUE = 2000;

const isWordCharacter = (point: number | undefined) =>
  point !== undefined && /^\w$/.test(String.fromCodePoint(point));

/**
 * Whether the whole value matches. All paths through the program are followed at once, one character at a time, so that the
 * time grows only with the value's length and the program's size.
 */
export function matchesPattern({ classes, states }: Pattern, value: string): boolean {
  const points = Array.from(value, (character) => character.codePointAt(0) ?? 0);
  const end = points.length;
  /** The step at which each state was last entered: it is entered once a step. */
  const reached = new Int32Array(states.length).fill(-1);
  /** Twice the step at which each class was last searched, plus one when it has the character. */
  const known = new Int32Array(classes.length).fill(-1);
  const open: number[] = [];
  let matched = false;

  /** Follows the states that take no character; those that wait for one go into `into`. */
  const enter = (first: number, at: number, into: number[]) => {
    open.push(first);
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (reached[index] === at) continue;
      reached[index] = at;
      // Read by index, not destructured, for speed: this runs for every state and every character.
      const state = states[index];
      if (!state) continue;
      const kind = state[0];
      const next = state[1] ?? -1;
      if (kind === 'c') into.push(index);
      else if (kind === 'm') matched ||= at === end;
      else if (kind === 's') open.push(state[2] ?? -1, next);
      else if (holds(kind, at)) open.push(next);
    }
  };
  const holds = (kind: string, at: number) => {
    if (kind === '^') return at === 0;
    if (kind === '$') return at === end;
    const boundary = isWordCharacter(points[at - 1]) !== isWordCharacter(points[at]);
    return boundary === (kind === 'b');
  };
  /** Searches a class once for a character, however many states wait for it. */
  const takes = (index: number, at: number) => {
    const before = known[index] ?? -1;
    if (before >> 1 === at) return (before & 1) === 1;
    const inside = isIn(classes[index] ?? [], points[at] ?? 0);
    known[index] = at * 2 + (inside ? 1 : 0);
    return inside;
  };

  let waiting: number[] = [];
  let next: number[] = [];
  enter(0, 0, waiting);
  for (let at = 0; at < end && waiting.length > 0; at++) {
    next.length = 0;
    for (const index of waiting) {
      const state = states[index];
      if (state && takes(state[1] ?? -1, at)) enter(state[2] ?? -1, at + 1, next);
    }
    [waiting, next] = [next, waiting];
  }
  return matched;
}

function isIn(ranges: readonly number[], point: number): boolean {
  for (let index = 0; index < ranges.length; index += 2) {
    if (point >= (ranges[index] ?? 0) && point <= (ranges[index + 1] ?? -1)) return true;
  }
  return false;
}
