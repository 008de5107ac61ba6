import { channels, contrast, toHex } from '@marquee/theme';

const isDark = (hex: string): boolean => contrast(hex, '#ffffff') > contrast(hex, '#000000');

/** Finds the colour nearest to one, towards white or black, that reaches a contrast; undefined when none does. */
export function reaching(from: string, against: string, needed: number): string | undefined {
  const end = isDark(against) ? 255 : 0;
  for (let share = 0; share <= 100; share += 1) {
    const hex = toHex(channels(from).map((value) => value + ((end - value) * share) / 100));
    if (contrast(hex, against) >= needed) return hex;
  }
  return undefined;
}
