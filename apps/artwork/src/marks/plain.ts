import type { BrandMark } from './mark';
import { at, fill, line, svg } from './mark';

const slate = '#66707d';
const deep = '#2b3138';

const [mist, pale] = ['#aab3bf', '#e9edf2'];

/** A frame with a horizon in it, and the name beside it: nothing in the way. */
const frame = (s: number, back: string, figure = '#ffffff'): string =>
  fill(`M0 0H${s}V${s}H0Z`, back) +
  fill(`M${s * 0.16} ${s * 0.56}H${s * 0.84}V${s * 0.64}H${s * 0.16}Z`, figure) +
  fill(`M${s * 0.5} ${s * 0.24}a${s * 0.1} ${s * 0.1} 0 1 0 0.01 0Z`, figure);

const bowl = 'M4 13.5a8 8 0 1 0 16 0 8 8 0 1 0-16 0Z';

const name = (ink: string): string =>
  at(44, 11, line(`${bowl}M4 6v22`, ink, 3.4)) +
  at(72, 11, line('M2 0v22', ink, 3.4)) +
  at(78, 11, line(`${bowl}M20 5.6V22`, ink, 3.4)) +
  at(106, 11, line('M2 5.6V22', ink, 3.4) + fill('M2-.6a2.3 2.3 0 1 0 .01 0Z', ink)) +
  at(116, 11, line('M2 22V5.6M2 13.4a7 7.2 0 0 1 14 0V22', ink, 3.4));

export const plainMark: BrandMark = {
  logo: svg(150, 44, 'Plain', at(2, 6, frame(32, deep)) + name(slate)),
  logoDark: svg(150, 44, 'Plain', at(2, 6, frame(32, pale, deep)) + name(mist)),
  icon: svg(512, 512, 'Plain', frame(512, deep)),
};
