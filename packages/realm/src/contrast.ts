/** Near enough to what the theme derives for a page without a surface of the brand's own. */
export const PAPER = { light: '#f9fafb', dark: '#0f1115' } as const;

const LIMIT = 0.03928;

const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Relative luminance as WCAG 2 defines it, of `#rrggbb`. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= LIMIT ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

export const isDark = (hex: string): boolean => contrast(hex, '#ffffff') > contrast(hex, '#000000');

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
