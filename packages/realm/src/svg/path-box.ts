/** A rectangle by its edges. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Point = readonly [x: number, y: number];

/** Returns the smallest rectangle around all points; undefined without points. */
export function boxOf(points: readonly Point[]): Box | undefined {
  const [first] = points;
  if (!first) return undefined;
  const box = { left: first[0], top: first[1], right: first[0], bottom: first[1] };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return Number.isFinite(box.left + box.top + box.right + box.bottom) ? box : undefined;
}

/** How many numbers each command of a path takes (SVG 2 §9.3). */
const ARGUMENTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/**
 * Lists points around a path: its corners, the handles of its curves, and the extent of its arcs. The shape lies within
 * them, which is exact enough to find what is drawn on what.
 */
export function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  for (const [, letter = '', text = ''] of d.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d[^a-z]*)*)/gi)) {
    const command = letter.toLowerCase();
    const size = ARGUMENTS[command];
    if (size === undefined) return points;
    const relative = letter === command;
    const numbers = numbersIn(text, command === 'a');
    if (command === 'z') [x, y] = start;
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      const step = numbers.slice(at, at + size);
      const [dx, dy] = relative ? [x, y] : [0, 0];
      const last = step.at(-1) ?? 0;
      if (command === 'h') x = last + dx;
      else if (command === 'v') y = last + dy;
      else {
        for (let pair = command === 'a' ? 5 : 0; pair + 1 < size; pair += 2)
          points.push([(step[pair] ?? 0) + dx, (step[pair + 1] ?? 0) + dy]);
        const end: Point = [(step.at(-2) ?? 0) + dx, last + dy];
        if (command === 'a') points.push(...reachOfArc([x, y], end, step));
        [x, y] = end;
      }
      if (command === 'm' && at === 0) start = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}

/** Returns two corners around an arc, which bulges no further from the middle of its ends than its longer radius. */
function reachOfArc([x, y]: Point, [toX, toY]: Point, [rx = 0, ry = 0]: number[]): Point[] {
  const [middleX, middleY] = [(x + toX) / 2, (y + toY) / 2];
  const half = Math.hypot(toX - x, toY - y) / 2;
  const reach = Math.max(Math.abs(rx), Math.abs(ry), half);
  const bulge = half >= reach ? reach : reach + Math.sqrt(reach ** 2 - half ** 2);
  const short = Math.min(bulge, reach);
  return [
    [middleX - short, middleY - short],
    [middleX + short, middleY + short],
  ];
}

/** Reads the numbers of a command. The flags of an arc may have no space after them: `a1 1 0 012 3`. */
function numbersIn(text: string, arcs: boolean): number[] {
  const numbers: number[] = [];
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
  const flag = /[01]/g;
  for (let at = 0; ; ) {
    const isFlag = arcs && [3, 4].includes(numbers.length % 7);
    const pattern = isFlag ? flag : number;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) return numbers;
    numbers.push(Number(found[0]));
    at = pattern.lastIndex;
  }
}
