import { letters } from './generated/letters';

/** Letter spacing, in thousandths of an em; below 0 is tighter than usual. */
const TRACKING = -20;

/** The width of a space between words, in thousandths of an em. */
const GAP = 240;

interface Place {
  /** The size of an em, in the drawing's own unit. */
  size: number;
  x: number;
  /** The baseline, in the drawing's own unit. */
  y: number;
  fill: string;
}

/**
 * Writes a name as outlines for an SVG; live text would be drawn with any font that the machine
 * has. A letter without an outline becomes a gap.
 */
export function wordmark(name: string, { size, x, y, fill }: Place): string {
  let at = 0;
  let paths = '';
  for (const character of name) {
    const letter = letters[character];
    if (letter) paths += `<path transform="translate(${at})" d="${letter.path}"/>`;
    at += (letter?.width ?? GAP) + TRACKING;
  }
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})" fill="${fill}">${paths}</g>`;
}
