import { wordmark } from '@marquee/design-system/samples/wordmark';

/** The ways in which a sign-in with a TV provider can end or differ. */
export type Mood = 'plain' | 'slow' | 'refuses' | 'secondTime';

export interface Company {
  id: string;
  name: string;
  /** The colour of its mark. */
  colour: string;
  mood: Mood;
}

/** The sandbox's TV providers; none of them exists outside of it. */
export const COMPANIES: readonly Company[] = [
  { id: 'harbour-cable', name: 'Harbour Cable', colour: '#0b5fa5', mood: 'plain' },
  { id: 'northlight', name: 'Northlight', colour: '#6a3fb5', mood: 'plain' },
  { id: 'slowbridge', name: 'Slowbridge Fibre', colour: '#2f7d4f', mood: 'slow' },
  { id: 'echo-satellite', name: 'Echo Satellite', colour: '#b4531a', mood: 'secondTime' },
  { id: 'granite-tv', name: 'Granite TV', colour: '#4a5160', mood: 'refuses' },
  { id: 'copperline', name: 'Copperline', colour: '#9a4a2c', mood: 'plain' },
  { id: 'meadow', name: 'Meadow Broadband', colour: '#4c7a1f', mood: 'plain' },
  { id: 'old-town', name: 'Old Town Cooperative', colour: '#8a2d3b', mood: 'plain' },
  { id: 'palmetto', name: 'Palmetto Vision', colour: '#0f7a74', mood: 'plain' },
  { id: 'quayside', name: 'Quayside TV', colour: '#1f4b99', mood: 'plain' },
  { id: 'sao-bento', name: 'São Bento TV', colour: '#7a2f8f', mood: 'plain' },
  { id: 'tidewater', name: 'Tidewater', colour: '#225e78', mood: 'plain' },
];

export const companyOf = (id: string): Company | undefined =>
  COMPANIES.find((company) => company.id === id);

/** The figures of the marks, drawn around 34, 40, in the company's colour; companies take turns. */
const GLYPHS: readonly string[] = [
  '<circle cx="34" cy="40" r="24"/><circle cx="34" cy="40" r="11"/>',
  '<path d="M10 52 34 18l24 34M20 52l14-20 14 20"/>',
  '<path d="M10 30c8-10 16 10 24 0s16 10 24 0M10 50c8-10 16 10 24 0s16 10 24 0"/>',
  '<path d="M14 58a30 30 0 0 1 40-40M24 58a20 20 0 0 1 28-26"/><circle cx="48" cy="46" r="5"/>',
  '<path d="M12 58V34M26 58V22M40 58V30M54 58V16"/>',
];

/** A wordmark: a figure in the company's colour, and its name. */
export function markOf(company: Company): string {
  const { name, colour } = company;
  const glyph = GLYPHS[COMPANIES.indexOf(company) % GLYPHS.length];
  const size = Math.min(30, Math.floor(330 / name.length));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 80" role="img" aria-label="${name}"><g fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${glyph}</g>${wordmark(name, { size, x: 72, y: 40 + size / 3, fill: colour })}</svg>`;
}
