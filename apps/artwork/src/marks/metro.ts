import type { BrandMark } from './mark';
import { at, fill, line, svg } from './mark';

const graphite = '#232838';
const violet = '#5b3df5';
const blue = '#1d7dff';
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** One pen, round ends, and a channel tile for the last letter. */
const m = (colour: string, width: number): string =>
  line('M4 30V16a7.5 7.5 0 0 1 15 0v14M19 16a7.5 7.5 0 0 1 15 0v14', colour, width, round);
const e = line('M4.5 19H22.5A9.2 9.6 0 1 0 19.4 27', graphite, 6.4, round);
const t = line('M8 2.5V23.5Q8 30 14.5 30M2.5 10H14', graphite, 6.4, round);
const r = line('M4 30V9.6M4 18.5Q4 9.6 13 9.6', graphite, 6.4, round);
const tile = (s: number): string =>
  fill(`M0 ${s / 2}A${s / 2} ${s / 2} 0 0 1 ${s / 2} 0V${s / 2}Z`, violet) +
  fill(`M${s / 2} 0A${s / 2} ${s / 2} 0 0 1 ${s} ${s / 2}H${s / 2}Z`, blue) +
  fill(`M${s} ${s / 2}A${s / 2} ${s / 2} 0 0 1 ${s / 2} ${s}V${s / 2}Z`, violet) +
  fill(`M${s / 2} ${s}A${s / 2} ${s / 2} 0 0 1 0 ${s / 2}H${s / 2}Z`, '#8b75ff') +
  fill(`M${s * 0.42} ${s * 0.33}V${s * 0.67}L${s * 0.7} ${s / 2}Z`, '#ffffff');

export const metroMark: BrandMark = {
  logo: svg(
    152,
    48,
    'Metro',
    at(2, 8, m(graphite, 6.4)) + at(44, 8, e) + at(73, 8, t) + at(94, 8, r) + at(115, 13, tile(27)),
  ),
  icon: svg(
    512,
    512,
    'Metro',
    fill('M0 0h512v512H0Z', violet) +
      fill('M0 512A512 512 0 0 1 512 0V512Z', blue) +
      fill('M0 0H256A256 256 0 0 1 0 256Z', '#8b75ff') +
      `<g transform="translate(88 100) scale(8.8)">${m('#ffffff', 6.6)}</g>`,
  ),
};
