export type Variables = Partial<Record<string, string>>;

/** CSS variables that are the same for every brand. Space from 13 (spec 1 §9), type 1.2 on phones. */
export const BASE_VARIABLES = {
  s3: '3px',
  s5: '5px',
  s8: '8px',
  s13: '13px',
  s21: '21px',
  s34: '34px',
  s55: '55px',
  s89: '89px',
  bar: '64px',
  plate: 'rgb(10 10 14/.8)',
  'on-plate': '#fff',
  'art-text': '#fff',
  letterbox: '#000',
  // the corners of a ring are red and blue in every brand; 3:1 on light and on dark grounds
  'corner-red': '#d9363e',
  'corner-blue': '#2f7de1',
  'art-tint': 'rgb(255 255 255/.16)',
  'art-tint-strong': 'rgb(255 255 255/.28)',
  'art-border': 'rgb(255 255 255/.55)',
  scrim: 'rgb(0 0 0/.6)',
  'scrim-strong': 'rgb(0 0 0/.85)',
  touch: '44px',
  edge: '10px',
  icon1: '.875rem',
  icon2: '1.125rem',
  icon3: '1.25rem',
  icon4: '1.375rem',
  icon5: '2.5rem',
  icon6: '4rem',
  't-field': 'max(16px,1rem)',
  'dur-fade': '.2s',
  fade: 'var(--dur-fade) ease-out',
  'dur-turn': '.8s',
  'dur-turn-slow': '4s',
  'dur-sweep': '1.4s',
  'dur-breath': '2s',
  'dur-slide': '7s',
  'dur-wait': '.3s',
  tiny: '.75rem',
  t0: '.875rem',
  t1: '1rem',
  t2: '1.2rem',
  t3: '1.44rem',
  t4: '1.728rem',
  t5: '2.074rem',
  t6: '2.488rem',
  t7: '2.986rem',
  t8: 'clamp(2.1rem,1.15rem + 3.6vw,5.2rem)',
} as const satisfies Variables;

/** The variables that change above 1024 px: type 1.25. */
export const WIDE_VARIABLES = {
  t2: '1.25rem',
  t3: '1.563rem',
  t4: '1.953rem',
  t5: '2.441rem',
  t6: '3.052rem',
  t7: '3.815rem',
} as const satisfies Variables;

/** Writes variables as the CSS declarations of a rule. */
export const declarations = (variables: Variables): string =>
  Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
