import arabic from '../labels/ar.json';
import english from '../labels/en.json';
import type { LabelSet } from '../labels/label-loaders';
import type { Site } from '../site/site';
import { realmFixture } from './realm-fixture';
import { siteFixture } from './site-fixture';

/** A site for stories, in the language of the workshop's toolbar; `more`: labels beside the frame's own. */
export function workshopSite(
  globals: Record<string, unknown>,
  more: Record<'en' | 'ar', LabelSet>,
): Site {
  const locale = globals.text === 'arabic' ? 'ar' : 'en';
  return siteFixture({
    locale,
    labels: { ...(locale === 'ar' ? arabic : english), ...more[locale] },
    realm: realmFixture({
      brand: {
        ...realmFixture().brand,
        loginBackground: {
          web: { src: '/sample-art/plain-0-hero.webp', width: 3840, height: 2160, tone: '#2b3246' },
        },
      },
      locales: {
        default: 'en',
        supported: [
          { tag: 'en', paths: 'default' },
          { tag: 'ar', paths: 'default' },
        ],
        timeZone: 'UTC',
      },
    }),
  });
}
