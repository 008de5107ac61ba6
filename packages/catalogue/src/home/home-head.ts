import { imageUrl } from '@marquee/design-system';
import type { SectionsView, Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { homeStructuredData } from '../rules/structured-data';
import { titleSectionsOf } from '../rules/title-section-views';
import { opening } from '../sections/opening';

/** The head of the home page: the brand's description, the first picture, the events. */
export function homeHead(site: Site, view: SectionsView | undefined): HeadData {
  const { realm } = site;
  const [host] = realm.hosts;
  const titles = titleSectionsOf(view?.sections ?? []);
  const [hero] = titles.flatMap((section) => (section.type === 'hero' ? section.heroes : []));
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
      titles,
    ),
    ...opening(site, view),
  };
}
