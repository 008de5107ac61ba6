import { channels, contrast, toHex } from '@marquee/theme';

const isDark = (hex: string): boolean => contrast(hex, '#ffffff') > contrast(hex, '#000000');

/** The colour nearest to one that reaches a contrast, on the way to white or to black; undefined when none does. */
export function reaching(from: string, against: string, needed: number): string | undefined {
  const end = isDark(against) ? 255 : 0;
  for (let share = 0; share <= 100; share += 1) {
    const hex = toHex(channels(from).map((value) => value + ((end - value) * share) / 100));
    if (contrast(hex, against) >= needed) return hex;
  }
  return undefined;
}
