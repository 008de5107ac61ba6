import { createOriginClient, type SessionUser } from '@marquee/origin-client';
import type { AuthProvider } from '@marquee/realm';
import { type FeatureManifest, guestSession, type Site, shellLabels } from '@marquee/renderer';
import { realmFixture, siteFixture } from '@marquee/renderer/testing';
import { identity } from '../identity';

const art = (crop: string, width: number, height: number) => ({
  ...{ src: `/sample-art/plain-0-${crop}.webp`, width, height, tone: '#2b3246' },
});

interface WorkshopOptions {
  providers?: AuthProvider[];
  /** May guests open an account by themselves? Without it they ask for access elsewhere. */
  selfRegistration?: boolean;
  /** Who looks at the page; without it the session is being read. */
  as?: 'guest' | Partial<SessionUser>;
  /** What the origin answers, by the end of a path: a status and a body, or nothing in all the time that one looks. */
  answers?: Readonly<Record<string, readonly [status: number, body: unknown] | 'never'>>;
  features?: readonly FeatureManifest[];
}

const viewer: SessionUser = {
  ...{ id: 'viewer-1', role: 'VIEWER', isGuest: false, locale: 'en', audience: 'demo' },
  ...{ expiresAt: Number.MAX_SAFE_INTEGER, missingInformationStatus: 'NONE' },
};

function workshopSession(as: WorkshopOptions['as']) {
  const session = guestSession();
  if (as === 'guest') Object.assign(session.state, { status: 'guest' });
  else if (as) Object.assign(session.state, { status: 'viewer', user: { ...viewer, ...as } });
  return session;
}

/** Without an answer of its own, a call finds nobody. */
const workshopFetch =
  (answers: NonNullable<WorkshopOptions['answers']>): typeof fetch =>
  async (url) => {
    const { pathname } = new URL(String(url));
    const [, answer] = Object.entries(answers).find(([end]) => pathname.endsWith(end)) ?? [];
    if (!answer) throw new TypeError('Failed to fetch');
    if (answer === 'never') return new Promise(() => {});
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  };

/** A site for the workshop, in the language of its toolbar. */
export async function workshopSite(
  globals: Record<string, unknown>,
  options: WorkshopOptions = {},
): Promise<Site> {
  const { providers = [{ type: 'id' }], as, answers = {}, features = [] } = options;
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
    session: workshopSession(as),
    origin: createOriginClient({
      ...realm.origin,
      language: locale,
      fetch: workshopFetch(answers),
    }),
  });
}
