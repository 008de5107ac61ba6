import type { BrandMark } from './mark';
import { at, fill, line, svg } from './mark';

const gold = '#e3bc66';
const ivory = '#f6ecd6';

const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8 - Math.PI / 2;
    const far = index % 2 === 0 ? r : r * 0.765;
    return `${(x + Math.cos(angle) * far).toFixed(2)} ${(y + Math.sin(angle) * far).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
};

/**
 * The word "light" in square kufic on a grid of seven units, read from the right: a tooth, whose
 * dot is an eight-pointed star, joined to a closed loop with its tail below the line, and a last
 * stroke apart from them.
 */
const word = (colour: string): string =>
  fill('M77 14h7v21H56v-7h21Z', colour) +
  fill('M42 14h21v28H35v-7h21v0H42Zm7 7v7h7v-7Z', colour) +
  fill('M21 21h7v21H7v-7h14Z', colour);

const latin = (colour: string): string =>
  [
    [0, 'M1.5 14V0.8L11.5 13.2V0'],
    [20, 'M7 1.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 1 0 0-11.6Z'],
    [40, 'M7 1.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 1 0 0-11.6Z'],
    [60, 'M1.5 14V1.3H6.4a3.4 3.4 0 0 1 0 6.8H1.5M6.4 8.1 11 14'],
  ]
    .map(([x, data]) => at(Number(x), 0, line(String(data), colour, 2.3)))
    .join('');

export const noorMark: BrandMark = {
  logo: svg(
    190,
    52,
    'Noor',
    at(4, 19, latin(ivory)) +
      line('M88 12V40', gold, 1.2) +
      at(98, 4, word(ivory) + fill(star(80.5, 5, 6), gold)),
  ),
  icon: svg(
    512,
    512,
    'Noor',
    fill('M0 0h512v512H0Z', '#06282b') +
      line(star(256, 256, 236), gold, 5) +
      line(star(256, 256, 214), gold, 2) +
      `<g transform="translate(67 138) scale(4.15)">${word(ivory)}${fill(star(80.5, 4.4, 6.6), gold)}</g>`,
  ),
};
