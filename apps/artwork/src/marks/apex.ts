import type { BrandMark } from './mark';
import { at, fill, svg } from './mark';

const signal = '#ff4a1c';
const bone = '#f3f6fb';

/** The first letter is a summit; a blade runs out under the word. */
const peak = 'M0 36 10 0h10l10 36H20L15 15l-5 21Z';
const p = 'M0 0h21l6 6v11l-6 6H9v13H0ZM9 8v7h9V8Z';
const e = 'M0 0h25v8H9v6h13v8H9v6h16v8H0Z';
const x = 'M0 0h10l5 10 5-10h10l-9 18 9 18H20l-5-10-5 10H0l9-18Z';

const word = `<g transform="translate(12 6) skewX(-10)">${[
  fill(peak, signal),
  at(35, 0, fill(p, bone)),
  at(68, 0, fill(e, bone)),
  at(97, 0, fill(x, bone)),
].join('')}</g>`;

const blade = fill('M4 48.5 138 44.5 128 47.6Z', signal);

const icon =
  fill('M0 0h512v512H0Z', '#080d16') +
  fill('M0 512 196 0h120L120 512Z', '#131d30') +
  `<g transform="translate(128 96) skewX(-8) scale(9.2)">${fill(peak, signal)}</g>` +
  fill('M64 452 470 430 420 448Z', bone);

export const apexMark: BrandMark = {
  logo: svg(144, 52, 'Apex', word + blade),
  icon: svg(512, 512, 'Apex', icon),
};
