import { brandLegal, brandName, sampleLanguage } from '@marquee/design-system/samples/brands';
import { sampleLogo, samplePicture } from '@marquee/design-system/samples/pictures';
import { sampleTexts } from '@marquee/design-system/samples/texts';
import type { Asset, Menus, Section } from '@marquee/realm';
import { type FeatureManifest, type Site, shellLabels } from '@marquee/renderer';
import { realmFixture, siteFixture, workshopVisit } from '@marquee/renderer/testing';
import { titleLabels } from '../title-labels';
import { event, hero, playlist, rail, series, video } from './title-answers';

interface WorkshopSiteOptions {
  features: readonly FeatureManifest[];
  /** The sections of the home page; none by default. */
  sections?: Section[];
  visit?: Parameters<typeof workshopVisit>[2];
}

const LANGUAGES = ['en', 'es', 'pt', 'ar'] as const;

/**
 * A site for the workshop: that of the toolbar's realm in the toolbar's language, with the labels of titles and of
 * its features.
 */
export async function workshopTitleSite(
  globals: Record<string, unknown>,
  { features, sections = [], visit = {} }: WorkshopSiteOptions,
): Promise<Site> {
  const locale = sampleLanguage(globals);
  const { alt: _, ...logo } = sampleLogo(globals);
  const realm = realmFixture({
    name: brandName(globals),
    brand: {
      ...realmFixture().brand,
      logo,
      loginBackground: {
        web: asset(samplePicture(globals, 1, 'hero')),
        mobile: asset(samplePicture(globals, 1, 'heroMobile')),
      },
      legalLine: { [locale]: brandLegal(globals) },
    },
    locales: {
      default: 'en',
      supported: LANGUAGES.map((tag) => ({ tag, paths: 'default' })),
      timeZone: 'UTC',
    },
    menus: menus(globals, locale),
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

const asset = ({ url, width, height, tone }: ReturnType<typeof samplePicture>): Asset => ({
  src: url,
  width,
  height,
  tone,
});

/** The menus of a site; a page that its features do not have is left out of them. */
function menus(globals: Record<string, unknown>, locale: string): Menus {
  const { nav, footer } = sampleTexts(globals);
  const [home = '', live = '', schedule = '', , news = ''] = nav;
  return {
    default: { route: 'home' },
    main: [
      { label: { [locale]: home }, to: { route: 'home' } },
      { label: { [locale]: live }, to: { route: 'liveNow' } },
      { label: { [locale]: schedule }, to: { route: 'schedule' } },
      { label: { [locale]: news }, to: { route: 'news' } },
    ],
    footer: footer.map((label, at) => ({
      label: { [locale]: label },
      to: { href: `https://brand.example/${at}` },
    })),
    account: [],
  };
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
