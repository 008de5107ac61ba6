import type { ImageSource } from '../components/ResponsiveImage';

type Shape = 'hero' | 'heroMobile' | 'landscape' | 'portrait' | 'square';

const SIZE: Record<Shape, [number, number]> = {
  hero: [3840, 2160],
  heroMobile: [1600, 2000],
  landscape: [1920, 1080],
  portrait: [1280, 1920],
  square: [1600, 1600],
};

const TONE: Record<string, string> = {
  bout: '#141a2a',
  champion: '#1d2030',
  corner: '#14202c',
  dust: '#a8683a',
  ranch: '#a86a40',
  derby: '#0f4f50',
  evening: '#2a4a52',
  studio: '#5a42d8',
  channel: '#2585ea',
  sprint: '#3528c8',
  final: '#0f7a4c',
  crowd: '#2b3246',
};

const OF_BRAND: Record<string, string[]> = {
  apex: ['bout', 'champion', 'corner'],
  corral: ['dust', 'ranch', 'dust'],
  noor: ['derby', 'evening', 'derby'],
  metro: ['studio', 'channel', 'crowd'],
  unity: ['sprint', 'final', 'crowd'],
};

/** A picture in a brand's spirit; the workshop serves the drawings. */
export function samplePicture(
  globals: Record<string, unknown>,
  at: number,
  shape: Shape,
): ImageSource {
  const subjects = OF_BRAND[String(globals.brand)] ?? ['crowd', 'corner', 'final', 'channel'];
  const subject = subjects[at % subjects.length] ?? 'crowd';
  const [width, height] = SIZE[shape];
  return {
    url: `/sample-art/${subject}-${shape}.svg`,
    width,
    height,
    tone: TONE[subject],
    alt: '',
  };
}

/** A neutral wordmark in the ink of the text around it is not possible for `<img>`, so it is drawn per scheme. */
export function sampleLogo(globals: Record<string, unknown>): string {
  const name = String(globals.brand ?? 'plain');
  const dark = globals.scheme === 'dark' || (globals.scheme !== 'light' && name === 'apex');
  const fill = dark ? '%23fff' : '%23111';
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='220' height='48'%3E%3Ctext x='0' y='38' font-family='Arial,sans-serif' font-weight='900' font-size='40' letter-spacing='-1' fill='${fill}'%3E${name.toUpperCase()}%3C/text%3E%3C/svg%3E`;
}
