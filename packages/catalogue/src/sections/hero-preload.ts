import { type ImageSource, sourceSet } from '@marquee/design-system';
import type { HeadData, PreloadImage } from '@marquee/renderer/head';
import type { SectionsView } from '../rules/sections-view';

/** The picture of a page that opens with heroes, which it wants before anything else. */
export function heroPreload(view: SectionsView | undefined): Pick<HeadData, 'preload'> {
  const [first] = view?.sections ?? [];
  const hero = first?.type === 'hero' ? first.heroes[0] : undefined;
  if (!hero) return {};
  return {
    preload: [
      preload(hero.mobilePicture, '(max-width: 767.98px)'),
      preload(hero.picture, '(min-width: 768px)'),
    ],
  };
}

/** The same address and sizes as the hero's own `<picture>` asks for, so that the browser fetches it once. */
function preload(picture: ImageSource, media: string): PreloadImage {
  return { srcSet: sourceSet(picture, 'avif'), sizes: '100vw', type: 'image/avif', media };
}
