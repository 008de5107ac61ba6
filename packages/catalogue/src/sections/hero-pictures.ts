import { type ImageSource, sourceSet } from '@marquee/design-system';
import type { PreloadImage } from '@marquee/renderer/head';
import type { HeroView } from '../rules/title-sections';

/** The pictures of a hero, which the browser loads before anything else. */
export const heroPictures = ({ picture, mobilePicture }: HeroView): readonly PreloadImage[] => [
  preload(mobilePicture, '(max-width: 767.98px)'),
  preload(picture, '(min-width: 768px)'),
];

/** The same address and sizes as in the hero's `<picture>`, so that the browser loads it once. */
function preload(picture: ImageSource, media: string): PreloadImage {
  return { srcSet: sourceSet(picture, 'avif'), sizes: '100vw', type: 'image/avif', media };
}
