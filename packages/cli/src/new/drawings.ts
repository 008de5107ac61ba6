import { hashOf, inkOn, markColour, mix, type Scheme, tileColour } from './palette';

export interface Look {
  name: string;
  accent: string;
  scheme: Scheme;
}

/** System fonts: a picture cannot load any other. */
const FONT = 'font-family="system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,sans-serif"';

/** Draws pictures to use until the brand has its own, by their path in the realm's folder. */
export const drawings = (look: Look): Map<string, string> =>
  new Map([
    ['assets/logo.svg', logo(look)],
    ['assets/icon.svg', icon(look)],
    ['assets/login.svg', loginBackground(look)],
  ]);

/** The logo: mark and name without a background, in a colour that is visible on the page. */
function logo(look: Look): string {
  const { name, accent, scheme } = look;
  const wide = nameWidth(name);
  const width = 44 + 12 + wide;
  return svg(
    { width, height: 44, title: name },
    `<g transform="translate(2 2) scale(.078125)">${mark({ ...look, accent: tileColour(accent, scheme) })}</g>`,
    `<text x="54" y="30" ${FONT} font-size="24" font-weight="700" textLength="${wide}" lengthAdjust="spacingAndGlyphs" fill="${markColour(accent, scheme)}">${escaped(name)}</text>`,
  );
}

function icon(look: Look): string {
  return svg({ width: 512, height: 512, title: look.name }, mark(look));
}

/** The icon: a tile of 512 by 512 with the name's initials, and a corner whose shape depends on the name. */
function mark({ name, accent }: Look): string {
  const corner = hashOf(name) % 4;
  const ink = inkOn(accent);
  const letters = initials(name);
  return [
    `<rect width="512" height="512" rx="112" fill="${accent}"/>`,
    `<path d="M256 0h144a112 112 0 0 1 112 112v144a256 256 0 0 1-256-256Z" fill="${mix(accent, ink, 0.22)}" transform="rotate(${corner * 90} 256 256)"/>`,
    `<text x="256" y="${letters.length > 1 ? 338 : 356}" ${FONT} font-size="${letters.length > 1 ? 236 : 288}" font-weight="800" text-anchor="middle" fill="${ink}">${escaped(letters)}</text>`,
  ].join('');
}

/** The login background: rings around a light, in shades of the accent. */
function loginBackground({ name, accent, scheme }: Look): string {
  const ground = scheme === 'light' ? mix(accent, '#ffffff', 0.86) : mix(accent, '#05070a', 0.86);
  const seed = hashOf(name);
  const x = 400 + (seed % 800);
  const y = 300 + ((seed >>> 8) % 600);
  const rings = [1, 2, 3, 4, 5, 6].map(
    (step) =>
      `<circle cx="${x}" cy="${y}" r="${step * 190}" fill="none" stroke="${mix(ground, accent, 0.6 - step * 0.08)}" stroke-width="${34 - step * 4}"/>`,
  );
  return svg(
    { width: 1600, height: 1200 },
    `<rect width="1600" height="1200" fill="${ground}"/>`,
    `<circle cx="${x}" cy="${y}" r="110" fill="${accent}"/>`,
    ...rings,
  );
}

function svg(
  { width, height, title }: { width: number; height: number; title?: string },
  ...parts: string[]
): string {
  const inside = [...(title ? [`<title>${escaped(title)}</title>`] : []), ...parts];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n  ${inside.join('\n  ')}\n</svg>\n`;
}

/** The initials: the first letters of the first and the last word. */
function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return (
    ends
      .map((word = '') => [...word][0] ?? '')
      .join('')
      .toUpperCase() || '•'
  );
}

/** Estimates the width of the name at 24 pixels; the drawing sets the text to that width. */
const nameWidth = (name: string): number =>
  Math.round(1.1 * [...name].reduce((sum, letter) => sum + letterWidth(letter), 0));

function letterWidth(letter: string): number {
  if (/[ijl.,:;'|!1 ]/.test(letter)) return 7;
  if (/[mwMW]/.test(letter)) return 21;
  if (/[\u2e80-\uffdc]/.test(letter)) return 24;
  return /\p{Lu}|\p{N}/u.test(letter) ? 16 : 13.5;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
