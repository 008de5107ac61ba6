import type { ImageSource } from '../components/ResponsiveImage';
import { brandName, sampleBrand } from './brands';

type Shape = 'hero' | 'heroMobile' | 'landscape' | 'portrait' | 'square';

const SIZE: Record<Shape, [number, number]> = {
  hero: [3840, 2160],
  heroMobile: [1600, 2000],
  landscape: [1920, 1080],
  portrait: [1280, 1920],
  square: [1600, 1600],
};

/** How many titles have a picture of each shape: a page has few heroes and long rails. */
const COUNT: Record<Shape, number> = {
  hero: 3,
  heroMobile: 3,
  landscape: 10,
  portrait: 10,
  square: 10,
};

/**
 * The picture of a realm's sample title. The workshop serves the files, and ignores `?w=` and
 * `?f=`.
 */
export function samplePicture(
  globals: Record<string, unknown>,
  at: number,
  shape: Shape,
): ImageSource {
  const { id, tones } = sampleBrand(globals);
  const title = at % COUNT[shape];
  const [width, height] = SIZE[shape];
  return {
    url: `/sample-art/${id}-${title}-${shape}.webp`,
    width,
    height,
    tone: tones[title],
    alt: '',
  };
}

/** The props of a Logo: the realm's own, for the scheme that the toolbar chooses. */
export function sampleLogo(globals: Record<string, unknown>) {
  const { logo, darkLogo } = sampleBrand(globals);
  return { ...(globals.scheme === 'dark' ? darkLogo : logo), alt: brandName(globals) };
}
