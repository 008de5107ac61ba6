import { type ImageSource, imageUrl, sourceSet } from '@marquee/design-system';
import type { Site } from '@marquee/renderer';
import type { HeadData, PreloadImage } from '@marquee/renderer/head';
import type { SectionsView } from '../rules/sections-view';
import { homeStructuredData } from '../rules/structured-data';

/** What the home page says of itself: the brand, its first picture, its events. */
export function homeHead(site: Site, view: SectionsView | undefined): HeadData {
  const { realm } = site;
  const [host] = realm.hosts;
  const hero = view?.sections.flatMap((section) =>
    section.type === 'hero' ? section.heroes : [],
  )[0];
  const shared = hero?.picture;
  return {
    description: site.text(realm.description),
    ...(shared && !realm.brand.socialImage
      ? { image: { src: imageUrl(shared, 1440, 'jpeg'), width: 1440, height: 810 } }
      : {}),
    jsonLd: homeStructuredData(
      {
        fullName: realm.fullName,
        description: site.text(realm.description),
        language: site.locale,
        logo: realm.brand.logo.src,
        ...(host ? { address: `https://${host}` } : {}),
      },
      view,
    ),
    ...(hero && view?.sections[0]?.type === 'hero'
      ? {
          preload: [
            preload(hero.mobilePicture, '(max-width: 767.98px)'),
            preload(hero.picture, '(min-width: 768px)'),
          ],
        }
      : {}),
  };
}

/** The same address and sizes as the hero's own `<picture>` asks for, so that the browser fetches it once. */
function preload(picture: ImageSource, media: string): PreloadImage {
  return { srcSet: sourceSet(picture, 'avif'), sizes: '100vw', type: 'image/avif', media };
}
