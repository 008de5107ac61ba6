import { contrast } from './colour';

/** Near enough to what the theme derives for a page without a surface of the brand's own. */
export const PAPER = { light: '#f9fafb', dark: '#0f1115' } as const;

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const isDark = (hex: string): boolean => contrast(hex, '#ffffff') > contrast(hex, '#000000');

/** The colour nearest to one that reaches a contrast, on the way to white or to black; undefined when none does. */
export function reaching(from: string, against: string, needed: number): string | undefined {
  const end = isDark(against) ? 255 : 0;
  for (let share = 0; share <= 100; share += 1) {
    const moved = channels(from).map((value) => Math.round(value + ((end - value) * share) / 100));
    const hex = `#${moved.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    if (contrast(hex, against) >= needed) return hex;
  }
  return undefined;
}
