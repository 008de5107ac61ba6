import type { ImageSource } from '../components/ResponsiveImage';
import { wordmark } from './wordmark';

type Shape = 'hero' | 'heroMobile' | 'landscape' | 'portrait' | 'square';

const SIZE: Record<Shape, [number, number]> = {
  hero: [3840, 2160],
  heroMobile: [1600, 2000],
  landscape: [1920, 1080],
  portrait: [1280, 1920],
  square: [1600, 1600],
};

/** Written by the workshop's `npm run art` beside the pictures. */
const TONE: Record<string, string> = {
  'apex-0': '#16171b',
  'apex-1': '#16171b',
  'apex-2': '#0c1626',
  'corral-0': '#45281f',
  'corral-1': '#85473a',
  'corral-2': '#85473a',
  'noor-0': '#d9b689',
  'noor-1': '#0f4a3a',
  'noor-2': '#0b3d41',
  'metro-0': '#8fd6c2',
  'metro-1': '#5b3df5',
  'metro-2': '#5b3df5',
  'unity-0': '#f2f2f6',
  'unity-1': '#14151c',
  'unity-2': '#b9b4ff',
  'plain-0': '#5f495c',
  'plain-1': '#5f495c',
  'plain-2': '#46496b',
};

const PICTURES = 3;

/** A picture in a brand's spirit; the workshop serves the files, and `?w=` and `?f=` make no difference to it. */
export function samplePicture(
  globals: Record<string, unknown>,
  at: number,
  shape: Shape,
): ImageSource {
  const name = `${globals.brand ?? 'plain'}-${at % PICTURES}`;
  const [width, height] = SIZE[shape];
  return { url: `/sample-art/${name}-${shape}.webp`, width, height, tone: TONE[name], alt: '' };
}

/** A neutral wordmark in the ink of the text around it is not possible for `<img>`, so it is drawn per scheme. */
export function sampleLogo(globals: Record<string, unknown>): string {
  const name = String(globals.brand ?? 'plain');
  const dark = globals.scheme === 'dark' || (globals.scheme !== 'light' && name === 'apex');
  const fill = dark ? '#fff' : '#111';
  const drawn = wordmark(name.toUpperCase(), { size: 40, x: 0, y: 38, fill });
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='220' height='48'>${drawn}</svg>`)}`;
}
