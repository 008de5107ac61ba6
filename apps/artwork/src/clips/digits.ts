import type { ClockLook } from './clip-plan';

/** The strokes of a digit on a grid of one by two: from and to, as columns 0 and 1 and rows 0 to 2. */
const STROKES = {
  top: [0, 0, 1, 0],
  upperEnd: [1, 0, 1, 1],
  lowerEnd: [1, 1, 1, 2],
  foot: [0, 2, 1, 2],
  lowerStart: [0, 1, 0, 2],
  upperStart: [0, 0, 0, 1],
  middle: [0, 1, 1, 1],
  stem: [0.5, 0, 0.5, 2],
} as const;

type Stroke = keyof typeof STROKES;

const DIGITS: Readonly<Record<string, readonly Stroke[]>> = {
  0: ['top', 'upperEnd', 'lowerEnd', 'foot', 'lowerStart', 'upperStart'],
  1: ['stem'],
  2: ['top', 'upperEnd', 'middle', 'lowerStart', 'foot'],
  3: ['top', 'upperEnd', 'middle', 'lowerEnd', 'foot'],
  4: ['upperStart', 'middle', 'upperEnd', 'lowerEnd'],
  5: ['top', 'upperStart', 'middle', 'lowerEnd', 'foot'],
  6: ['top', 'upperStart', 'middle', 'lowerEnd', 'foot', 'lowerStart'],
  7: ['top', 'upperEnd', 'lowerEnd'],
  8: ['top', 'upperEnd', 'lowerEnd', 'foot', 'lowerStart', 'upperStart', 'middle'],
  9: ['top', 'upperEnd', 'lowerEnd', 'foot', 'upperStart', 'middle'],
};

/** Draws digits and colons as strokes, since no picture of this workspace needs a font. `x`, `y`: the top left corner, in pixels. */
export function drawDigits(
  text: string,
  x: number,
  y: number,
  height: number,
  look: ClockLook,
): string {
  const thick = height * look.weight;
  const [width, half] = [height * 0.46, (height - thick) / 2];
  const lean = (row: number) => (2 - row) * half * look.slant;
  const lines: string[] = [];
  let left = x + thick / 2;
  for (const letter of text) {
    if (letter === ':') {
      for (const row of [0.6, 1.4]) {
        const [cx, cy] = [left + lean(row), y + thick / 2 + row * half];
        lines.push(`M${round(cx)} ${round(cy)}h0.01`);
      }
      left += thick * 1.9;
      continue;
    }
    for (const stroke of DIGITS[letter] ?? []) {
      const [fromX, fromY, toX, toY] = STROKES[stroke];
      const at = (column: number, row: number) =>
        `${round(left + column * width + lean(row))} ${round(y + thick / 2 + row * half)}`;
      lines.push(`M${at(fromX, fromY)}L${at(toX, toY)}`);
    }
    left += width + thick * 1.7;
  }
  const ends = look.round ? 'round' : 'square';
  return `<path d="${lines.join('')}" fill="none" stroke="${look.ink}" stroke-width="${round(thick)}" stroke-linecap="${ends}"/>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
