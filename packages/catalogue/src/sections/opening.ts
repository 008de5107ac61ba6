import { type ImageSource, sourceSet } from '@marquee/design-system';
import type { HeadData, PreloadImage } from '@marquee/renderer/head';
import { sectionId } from '../rules/section-id';
import type { SectionsView } from '../rules/sections-view';

/** What a page of sections wants before anything else: the whole of its first section, and the picture of a hero there. */
export function opening(view: SectionsView | undefined): Pick<HeadData, 'drawnBefore' | 'preload'> {
  const [first, second] = view?.sections ?? [];
  const drawnBefore = second && sectionId(second);
  const hero = first?.type === 'hero' ? first.heroes[0] : undefined;
  if (!hero) return { drawnBefore };
  return {
    drawnBefore,
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
