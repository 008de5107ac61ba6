import type { Asset, Realm } from '@marquee/realm';

const asset = (name: string): Asset => ({ src: `/_assets/demo/${name}`, width: 220, height: 80 });

/** A small realm for tests, in English and Spanish; `changes` replaces its top-level parts. */
export function realmFixture(changes: Partial<Realm> = {}): Realm {
  return {
    id: 'demo',
    name: 'Demo',
    fullName: 'Demo League',
    description: { en: 'Every bout, live.', es: 'Cada combate, en directo.' },
    hosts: [],
    brand: {
      logo: asset('logo.svg'),
      icon: asset('icon.svg'),
      loginBackground: { web: asset('login.webp') },
      languageBadgeStyle: 'code',
    },
    locales: {
      default: 'en',
      supported: [
        { tag: 'en', paths: 'default' },
        { tag: 'es', paths: 'es' },
      ],
      timeZone: 'UTC',
    },
    origin: { address: 'http://origin.test', publicKey: 'demo-public-key' },
    auth: { providers: [{ type: 'id' }], selfRegistration: true },
    apps: { native: [] },
    menus: { default: { route: 'home' }, main: [], footer: [], account: [] },
    pages: { home: { sections: [] }, own: [] },
    theme: {
      scheme: 'dark',
      accent: '#ff4d2e',
      neutral: '#1a2233',
      fonts: { display: 'default', text: 'default' },
      corners: 'soft',
      density: 'regular',
      motion: 'calm',
      image: 'plain',
      ornament: 'none',
      displayCase: 'none',
    },
    features: allFeatures(),
    player: {
      skip: 10,
      speeds: [0.5, 0.75, 1, 1.25, 1.5, 2],
      autoplay: 'off',
      stillThere: 240,
      backgroundVideo: false,
      castReceiver: 'none',
    },
    ...changes,
  };
}

function allFeatures(): Realm['features'] {
  // A test's realm has everything on; asking for any switch answers yes.
  return new Proxy({} as Realm['features'], { get: () => true });
}
