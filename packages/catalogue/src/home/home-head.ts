import { imageUrl } from '@marquee/design-system';
import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import type { SectionsView } from '../rules/sections-view';
import { homeStructuredData } from '../rules/structured-data';
import { opening } from '../sections/opening';

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
    ...opening(view),
  };
}
