import { formatDuration } from '@marquee/i18n';
import { type Site, shellLabels } from '@marquee/renderer';
import { realmFixture, siteFixture, workshopVisit } from '@marquee/renderer/testing';
import { catalogue } from '../catalogue';
import { type SectionsView, sectionsView } from '../rules/sections-view';
import { event, hero, playlist, rail, series, video } from './answers';
import { homeSections } from './home-sections';

const logo = {
  ...{ src: '/sample-art/plain-0-landscape.webp', tone: '#2b3246', width: 110, height: 62 },
};

/** A site for the workshop, in the language of its toolbar, and what its home page shows. */
export async function workshopSite(
  globals: Record<string, unknown>,
  visit: Parameters<typeof workshopVisit>[2] = {},
): Promise<{ site: Site; view: SectionsView }> {
  const locale = globals.text === 'arabic' ? 'ar' : 'en';
  const realm = realmFixture({
    brand: { ...realmFixture().brand, logo },
    locales: {
      default: 'en',
      supported: [
        { tag: 'en', paths: 'default' },
        { tag: 'ar', paths: 'default' },
      ],
      timeZone: 'UTC',
    },
    pages: { home: { sections: homeSections }, own: [] },
  });
  const [shell, own] = await Promise.all([shellLabels[locale](), catalogue.labels[locale]()]);
  const labels = { ...shell.default, ...own.default };
  const site = siteFixture({
    ...{ realm, features: [catalogue], locale, labels },
    ...workshopVisit(realm, locale, visit),
  });
  const view = sectionsView(homeSections, sampleAnswer, {
    t: site.t,
    duration: (seconds) => formatDuration(seconds, locale),
    text: site.text,
    place: {
      ...{ locale, scheme: realm.theme.scheme, host: 'demo.test' },
      originAddress: realm.origin.address,
    },
  });
  return { site, view };
}

const picture = (subject: string, crop: string, width: number, height: number) => ({
  ...{ url: `/sample-art/${subject}-${crop}.webp`, tone: '#2b3246', alt: '', width, height },
});

const images = (subject: string) => ({
  landscape: picture(subject, 'landscape', 1920, 1080),
  portrait: picture(subject, 'portrait', 1280, 1920),
  square: picture(subject, 'square', 1600, 1600),
  hero: picture(subject, 'hero', 3840, 2160),
  heroMobile: picture(subject, 'heroMobile', 1600, 2000),
});

/** Titles as the origin has them, with pictures. */
export const sampleAnswer = {
  heroes: [
    hero({ images: images('apex-0') }),
    hero(
      { id: 'e-8', name: 'The rematch', state: 'UPCOMING', images: images('apex-1') },
      { id: 'h-2' },
    ),
  ],
  rails: [
    rail('soon', [
      event({ images: images('apex-2') }),
      event({ id: 'e-2', name: 'Lightweight night', language: 'es', images: images('unity-1') }),
      event({ id: 'e-3', name: 'A very long night of very long names', images: images('plain-0') }),
    ]),
    rail('films', [
      event({ id: 'e-4', state: 'LIVE', images: images('apex-0') }),
      event({ id: 'e-5', state: 'REPLAY', images: images('apex-2') }),
      event({ id: 'e-6', state: 'ENDED', images: images('unity-1') }),
      video({ isNew: true, images: images('metro-0') }),
      series({ images: images('plain-0') }),
      playlist({ images: images('unity-0') }),
    ]),
  ],
};
