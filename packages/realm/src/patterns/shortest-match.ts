import type { Pattern } from './pattern';

/** Returns the fewest characters of a value that a pattern matches. Assertions are ignored. */
export function shortestMatch({ states }: Pattern): number {
  const reached = new Set<number>();
  let waiting = [0];
  for (let length = 0; waiting.length > 0; length += 1) {
    const next: number[] = [];
    const open = [...waiting];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (reached.has(at)) continue;
      reached.add(at);
      const [kind, ...rest] = states[at] ?? ['m'];
      if (kind === 'm') return length;
      if (kind === 'c') next.push(...rest.slice(1));
      else open.push(...rest);
    }
    waiting = next;
  }
  return Number.POSITIVE_INFINITY;
}
