import { letters } from './generated/letters';

/** How much closer than usual the letters stand, in thousandths of an em. */
const TRACKING = -20;

/** Between words, in thousandths of an em. */
const GAP = 240;

interface Place {
  /** Of an em, in the drawing's own unit. */
  size: number;
  x: number;
  /** The base line. */
  y: number;
  fill: string;
}

/** A name as outlines, for an SVG: live text would be drawn with whatever font a machine has. A letter that it does not know is a gap. */
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
