import type { BrandMark } from './mark';
import { at, fill, line, solid, svg } from './mark';

const rust = '#a8401c';
const hide = '#43240f';

/** A branding iron: the letter C on a rocker, as a ranch would burn it. */
const brand = (colour: string): string =>
  line('M33.5 15.6A12 12 0 1 0 33.5 30.4', colour, 6) +
  fill('M31 10.5h5.4v9.6H31ZM31 25.9h5.4v9.6H31Z', colour) +
  line('M8 35.5Q25 50.5 42 35.5', colour, 5) +
  line('M25 36.5v6', colour, 5);

const c =
  line('M19.2 6.8A9.7 10.2 0 1 0 19.2 19.2', hide, 6.2) +
  solid('M17 1.6h4.2v8.2H17ZM17 16.2h4.2v8.2H17Z', hide);
const o = line('M12 3.1a9 9.9 0 1 0 0 19.8 9 9.9 0 1 0 0-19.8Z', hide, 6.2);
const r =
  solid('M0 0h6v26H0ZM-3 0H9v4.2H-3ZM-3 21.8H9V26H-3Z', hide) +
  line('M5 2.1h7.2a5.6 5.6 0 0 1 0 11.2H5', hide, 4.4) +
  line('M9.6 13 17.6 24', hide, 5.6) +
  solid('M13 21.8h10V26H13Z', hide);
const a =
  line('M3.4 25 11.4 1 19.4 25', hide, 5.4) +
  solid('M6.4 15h10v4h-10ZM7.4 0h8v4.2h-8ZM-1 21.8h9.4V26H-1ZM14.4 21.8h9.4V26h-9.4Z', hide);
const l = solid('M0 0h6v26H0ZM-3 0H9v4.2H-3ZM-3 21.8H17.4V26H-3ZM13.2 15.6h4.2V26h-4.2Z', hide);

const word = [
  [56, c],
  [79, o],
  [107, r],
  [135, r],
  [159, a],
  [189, l],
] as const;

const icon =
  fill('M0 0h512v512H0Z', '#f3e3c6') +
  fill(
    'M256 40a216 216 0 1 0 0 432 216 216 0 1 0 0-432Zm0 26a190 190 0 1 1 0 380 190 190 0 1 1 0-380Z',
    rust,
  ) +
  `<g transform="translate(78 66) scale(7.1)">${brand(hide)}</g>`;

export const corralMark: BrandMark = {
  logo: svg(
    210,
    52,
    'Corral',
    brand(rust) + word.map(([left, letter]) => at(left, 13, letter)).join(''),
  ),
  icon: svg(512, 512, 'Corral', icon),
};
