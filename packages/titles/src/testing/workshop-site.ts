import type { Section } from '@marquee/realm';
import { type FeatureManifest, type Site, shellLabels } from '@marquee/renderer';
import { realmFixture, siteFixture, workshopVisit } from '@marquee/renderer/testing';
import { titleLabels } from '../title-labels';
import { event, hero, playlist, rail, series, video } from './title-answers';

const logo = {
  src: '/sample-art/plain-0-landscape.webp',
  tone: '#2b3246',
  width: 110,
  height: 62,
};

interface WorkshopSiteOptions {
  features: readonly FeatureManifest[];
  /** The sections of the home page; none by default. */
  sections?: Section[];
  visit?: Parameters<typeof workshopVisit>[2];
}

/** A site for the workshop, in the language of its toolbar, with the labels of titles and of its features. */
export async function workshopTitleSite(
  globals: Record<string, unknown>,
  { features, sections = [], visit = {} }: WorkshopSiteOptions,
): Promise<Site> {
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
    pages: { home: { sections }, own: [] },
  });
  const sources = [shellLabels, titleLabels.labels, ...features.map(({ labels }) => labels)];
  const sets = await Promise.all(sources.map((source) => source?.[locale]()));
  return siteFixture({
    realm,
    features,
    locale,
    labels: Object.assign({}, ...sets.map((set) => set?.default)),
    ...workshopVisit(realm, locale, visit),
  });
}

const picture = (subject: string, crop: string, width: number, height: number) => ({
  url: `/sample-art/${subject}-${crop}.webp`,
  tone: '#2b3246',
  alt: '',
  width,
  height,
});

const images = (subject: string) => ({
  landscape: picture(subject, 'landscape', 1920, 1080),
  portrait: picture(subject, 'portrait', 1280, 1920),
  square: picture(subject, 'square', 1600, 1600),
  hero: picture(subject, 'hero', 3840, 2160),
  heroMobile: picture(subject, 'heroMobile', 1600, 2000),
});

/** Titles as the origin answers them, with pictures. */
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
