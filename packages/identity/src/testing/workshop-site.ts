import type { AuthProvider } from '@marquee/realm';
import { type FeatureManifest, type Site, shellLabels } from '@marquee/renderer';
import {
  realmFixture,
  siteFixture,
  type WorkshopAnswers,
  type WorkshopViewer,
  workshopVisit,
} from '@marquee/renderer/testing';
import { identity } from '../identity';

const art = (crop: string, width: number, height: number) => ({
  src: `/sample-art/plain-0-${crop}.webp`,
  width,
  height,
  tone: '#2b3246',
});

interface WorkshopOptions {
  providers?: AuthProvider[];
  /** Guests may sign up. Without it they ask for access elsewhere. */
  selfRegistration?: boolean;
  as?: WorkshopViewer;
  answers?: WorkshopAnswers;
  features?: readonly FeatureManifest[];
}

/** A site for the workshop, in the language of its toolbar. */
export async function workshopSite(
  globals: Record<string, unknown>,
  options: WorkshopOptions = {},
): Promise<Site> {
  const { providers = [{ type: 'id' }], as, answers, features = [] } = options;
  const { selfRegistration = false } = options;
  const locale = globals.text === 'arabic' ? 'ar' : 'en';
  const realm = realmFixture({
    name: 'Harbour',
    fullName: 'Harbour Sports',
    brand: {
      ...realmFixture().brand,
      logo: art('landscape', 110, 62),
      loginBackground: { web: art('hero', 3840, 2160), mobile: art('heroMobile', 1600, 2000) },
    },
    locales: {
      default: 'en',
      supported: [
        { tag: 'en', paths: 'default' },
        { tag: 'ar', paths: 'default' },
      ],
      timeZone: 'UTC',
    },
    auth: {
      providers,
      selfRegistration,
      requestAccessUrl: 'https://harbour.example/join',
    },
    legal: { terms: 'https://harbour.example/terms', privacy: 'https://harbour.example/privacy' },
  });
  const [shell, own] = await Promise.all([shellLabels[locale](), identity.labels[locale]()]);
  return siteFixture({
    realm,
    features: [identity, ...features],
    locale,
    labels: { ...shell.default, ...own.default },
    ...workshopVisit(realm, locale, { as, answers }),
  });
}
