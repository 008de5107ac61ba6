import { describe, expect, it } from 'vitest';
import { REALM_ASSETS, REALM_TEXT, SMALLEST_REALM } from './fixtures/realm-text';
import { LABELS } from './generated/labels';
import { parseRealm } from './parse-realm';
import type { Realm } from './realm';

function parse(text: string, originAddress?: string) {
  return parseRealm({ id: 'delta', file: 'realm.json', text, assets: REALM_ASSETS, originAddress });
}

function realmOf(config: unknown, originAddress?: string): Realm {
  const { realm, findings } = parse(JSON.stringify(config), originAddress);
  if (!realm) throw new Error(`No realm: ${JSON.stringify(findings)}`);
  return realm;
}

describe('a realm without a mistake', () => {
  const { realm, findings } = parse(REALM_TEXT);

  it('has no findings', () => {
    expect(findings).toEqual([]);
    expect(realm).not.toBeNull();
  });

  it('[1.1-16] [1.1-17] [1.1-18] [1.1-19] [1.3-18] has logo, login backgrounds, full name and badge style of its own', () => {
    expect(realm?.fullName).toBe('Delta Rowing League');
    expect(realm?.brand).toEqual({
      logo: { src: '/_assets/delta/logo.11111111.svg', width: 220, height: 48 },
      icon: { src: '/_assets/delta/icon.22222222.png', width: 512, height: 512 },
      loginBackground: {
        web: {
          src: '/_assets/delta/login.33333333.jpg',
          width: 1600,
          height: 1200,
          tone: '#0b1020',
        },
        mobile: { src: '/_assets/delta/login-mobile.44444444.jpg', width: 820, height: 600 },
      },
      languageBadgeStyle: 'name',
      legalLine: { en: '© Delta' },
    });
  });

  it('has texts in their languages, and a plain text in the default one', () => {
    expect(realm?.menus.main.map(({ label }) => label)).toEqual([
      { en: 'Races', es: 'Regatas' },
      { en: 'About' },
    ]);
  });

  it('[1.3-08] takes an OpenID provider’s client name, mark and security page', () => {
    const openid = {
      type: 'openid' as const,
      clientName: 'nations',
      label: 'Nations ID',
      resetUri: 'https://id.nations.example/security',
    };
    const { auth } = realmOf({
      ...SMALLEST_REALM,
      auth: { providers: [{ ...openid, logoUri: 'assets/logo.svg' }] },
    });
    expect(auth.providers).toEqual([
      expect.objectContaining({
        type: 'openid',
        clientName: 'nations',
        resetUri: openid.resetUri,
        logoUri: expect.objectContaining({ src: '/_assets/delta/logo.11111111.svg' }),
      }),
    ]);
  });

  it('[1.3-09] keeps every key of a provider’s configuration', () => {
    const field = { id: 'email', type: 'email', label: 'Email address' };
    const tv = {
      type: 'adobeDcr' as const,
      requestorId: 'DELTA',
      resourceId: 'delta-tv',
      baseUri: 'https://tv.example/pass',
      softwareStatement: 'signed',
      redirectUri: 'https://delta.example/providers/success',
      mandatory: true,
      allowedProviders: [{ name: 'harbour-cable', display: true }, { name: 'copperline' }],
      fields: [field],
    };
    const openid = {
      type: 'openid' as const,
      clientName: 'nations',
      label: 'Nations ID',
      resetUri: 'https://id.nations.example/security',
      fields: [field],
    };
    const { auth } = realmOf({
      ...SMALLEST_REALM,
      auth: {
        providers: [
          { ...openid, logoUri: 'assets/logo.svg' },
          { ...tv, logoUri: 'assets/logo.svg' },
        ],
      },
    });
    const logoUri = expect.objectContaining({ src: '/_assets/delta/logo.11111111.svg' });
    const fields = [expect.objectContaining({ id: 'email', type: 'email' })];
    // The specification's name of a provider is the realm's `type`.
    expect(auth.providers).toEqual([
      expect.objectContaining({ ...openid, label: { en: 'Nations ID' }, logoUri, fields }),
      expect.objectContaining({
        ...tv,
        logoUri,
        allowedProviders: [
          { name: 'harbour-cable', display: true },
          expect.objectContaining({ name: 'copperline' }),
        ],
        fields,
      }),
    ]);
  });

  it('[1.3-07] takes the configuration of a Firebase project, and its social providers', () => {
    const firebase = {
      type: 'firebase' as const,
      apikey: 'AIzaSyExample',
      authDomain: 'delta.example.com',
      projectId: 'delta-rowing',
      storageBucket: 'delta.example.com',
      messagingSenderId: '1234',
      appId: '1:1234:web:56',
      providers: ['google', 'apple'],
    };
    const { auth } = realmOf({ ...SMALLEST_REALM, auth: { providers: [firebase] } });
    expect(auth.providers).toEqual([expect.objectContaining(firebase)]);
    const { appId: _appId, projectId: _projectId, ...rest } = firebase;
    const { findings } = parse(JSON.stringify({ ...SMALLEST_REALM, auth: { providers: [rest] } }));
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('"projectId"'),
    ]);
  });

  it('[1.2-002] maps locales to the path variants of their languages', () => {
    expect(realm?.locales.supported).toEqual([
      { tag: 'en', paths: 'default' },
      { tag: 'es', paths: 'es' },
    ]);
    const { locales } = realmOf({
      ...SMALLEST_REALM,
      locales: { default: 'pt-BR', supported: ['pt-BR', 'ar', { tag: 'en', paths: 'debug' }] },
    });
    expect(locales.supported.map(({ paths }) => paths)).toEqual(['pt', 'default', 'debug']);
  });

  it('has its apps, its own address of the account page, and its own wording', () => {
    expect(realm?.apps).toEqual({
      native: [{ name: 'example.delta.tv', scheme: 'deltatv' }],
      stores: { ios: 'https://apps.apple.com/app/delta/id1' },
    });
    expect(realm?.account).toEqual({ path: '/delta-pass' });
    const named = parse(JSON.stringify({ ...SMALLEST_REALM, account: { title: 'Delta Pass' } }));
    expect(named.realm?.account).toEqual({ title: { en: 'Delta Pass' } });
    expect(realm?.menus.account).toEqual([
      { label: { en: 'Help', es: 'Ayuda' }, to: { href: 'https://help.delta.example/' } },
    ]);
    expect(parse(REALM_TEXT).wording[0]?.es).toEqual({ 'shell.signIn': 'Sube a bordo' });
    expect(realmOf(SMALLEST_REALM).apps).toEqual({ native: [] });
  });

  it('may have its own wording for every label of the product, plural forms too', () => {
    const named = (names: string) =>
      names
        .split(' ')
        .filter(Boolean)
        .map((name) => `{${name}}`);
    const en = Object.fromEntries(
      Object.entries(LABELS).map(([key, names]) => [key, ['Words', ...named(names)].join(' ')]),
    );
    expect(Object.keys(en)).toContain('favourites.arrived_one');
    const { findings } = parse(JSON.stringify({ ...SMALLEST_REALM, wording: { en } }));
    expect(findings).toEqual([]);
  });

  it('has the origin’s address without a slash at its end', () => {
    expect(realm?.origin.address).toBe('https://origin.delta.example');
  });

  it('has the values of the file, and defaults for the rest', () => {
    expect(realm?.theme).toMatchObject({
      scheme: 'dark',
      accent: '#3fb6b8',
      fonts: { display: 'wide', text: 'default' },
      corners: 'soft',
    });
    expect(realm?.features).toMatchObject({ gifts: false, adminPreviews: true, video: true });
    expect(realm?.pages.home.sections[2]).toEqual({
      type: 'rail',
      id: 'classics',
      source: 'collection',
      collection: 'classics',
      shape: 'square',
      limit: 12,
    });
  });

  it('has the colours of one scheme in the form of the design system', () => {
    const { theme } = realmOf({
      ...SMALLEST_REALM,
      theme: { accent: '#B3300C', dark: { accent: '#FF7A4D', surface: '#0A0D14' } },
    });
    expect(theme).toMatchObject({
      accent: '#b3300c',
      dark: { accent: '#ff7a4d', surface: '#0a0d14' },
    });
    expect(theme).not.toHaveProperty('light');
  });

  it('has the settings of its player, with normal speed among the others', () => {
    expect(realm?.player).toEqual({
      skip: 15,
      speeds: [0.5, 1, 1.5],
      qualityCap: 1080,
      autoplay: 'muted',
      stillThere: 120,
      backgroundVideo: false,
      castReceiver: 'default',
      watermark: {
        image: { src: '/_assets/delta/watermark.66666666.png', width: 160, height: 40 },
        corner: 'start',
      },
    });
  });

  it('has its hosts of media beside the origin’s address', () => {
    expect(realm?.origin.media).toEqual(['https://media.delta.example']);
  });

  it('has the content of its own pages in documents beside it, whose address changes with the content', () => {
    const [about, results, privacy] = realm?.pages.own ?? [];
    expect(results).toEqual({
      type: 'frame',
      id: 'results',
      address: 'https://results.rowing.example/',
      height: 900,
      title: { en: 'Results', es: 'Resultados' },
    });
    expect(privacy).toMatchObject({ type: 'link', address: 'https://delta.example/privacy' });
    if (about?.type !== 'sections') throw new Error('The first page is not one of sections.');
    expect(about.content).toMatch(/^\/_assets\/delta\/pages\/about\.[0-9a-f]{8}\.json$/);
    const { documents } = parse(REALM_TEXT);
    expect(documents.get(about.content)?.sections).toMatchObject([
      { type: 'richText', text: { en: '<p>Since 1998.</p>', es: '<p>Desde 1998.</p>' } },
      { type: 'grid', source: 'videos', shape: 'landscape', limit: 6 },
      {
        type: 'banner',
        image: { src: '/_assets/delta/finals.55555555.jpg', width: 1200 },
        action: { to: { href: 'https://tickets.delta.example/' } },
      },
    ]);
    const changed = parse(REALM_TEXT.replace('Since 1998', 'Since 1997')).documents;
    expect([...changed.keys()]).not.toEqual([...documents.keys()]);
  });

  it('has the plugin’s values in each section that shows it, and its address for the policy', () => {
    expect(realm?.pages.home.sections.at(-1)).toEqual({
      type: 'plugin',
      id: 'table',
      title: { en: 'Standings' },
      address: 'https://plugins.rowing.example/standings',
      allow: ['popups'],
      passes: ['locale'],
      size: { ratio: '16:9' },
    });
    expect(realm?.pluginAddresses).toEqual(['https://plugins.rowing.example/standings']);
    const high = parse(REALM_TEXT.replace(', "ratio": "16:9"', '')).realm;
    expect(high?.pages.home.sections.at(-1)).toMatchObject({ size: { height: 400 } });
    const { realm: off, findings } = parse(
      REALM_TEXT.replace('"gifts": false', '"plugins": false'),
    );
    expect(findings.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['section-without-content', '/pages/home/sections/3/plugin'],
    ]);
    expect(off?.pages.home.sections.map(({ type }) => type)).not.toContain('plugin');
    expect(off).not.toHaveProperty('pluginAddresses');
  });

  it('has the cookie consent of the file, with a link to the privacy notice when no policy is named', () => {
    expect(realm?.cookieConsent).toEqual({
      version: '2',
      accept: { en: 'Count me in' },
      countries: ['ES', 'PT'],
      policy: { href: 'https://delta.example/cookies' },
    });
    const plain = REALM_TEXT.replace(/"cookieConsent": \{.*\}/, '"cookieConsent": {}');
    expect(parse(plain).realm?.cookieConsent).toEqual({
      version: '1',
      policy: { href: 'https://delta.example/data' },
    });
  });

  it('has no cookie consent without a sink of analytics', () => {
    const quiet = parse(REALM_TEXT.replace('["origin", "dataLayer"]', '[]'));
    expect(quiet.realm).not.toHaveProperty('cookieConsent');
  });

  it('is deeply frozen, and the same after JSON', () => {
    expect(Object.isFrozen(realm?.pages.home.sections[0])).toBe(true);
    expect(Object.isFrozen(realm?.locales.supported)).toBe(true);
    expect(() => realm?.hosts.push('x')).toThrow(TypeError);
    expect(JSON.parse(JSON.stringify(realm))).toEqual(realm);
  });
});

describe('the smallest realm', () => {
  it('[1.1-01] needs only the required keys', () => {
    expect(realmOf(SMALLEST_REALM)).toEqual({
      id: 'delta',
      name: 'Bare',
      fullName: 'Bare Television',
      description: { en: 'Bare Television' },
      hosts: [],
      brand: {
        logo: { src: '/_assets/delta/logo.11111111.svg', width: 220, height: 48 },
        icon: { src: '/_assets/delta/logo.11111111.svg', width: 220, height: 48 },
        loginBackground: {
          web: { src: '/_assets/delta/login.33333333.jpg', width: 1600, height: 1200 },
        },
        languageBadgeStyle: 'code',
      },
      locales: { default: 'en', supported: [{ tag: 'en', paths: 'default' }], timeZone: 'UTC' },
      origin: { address: '', publicKey: 'bare-public-key' },
      auth: { providers: [{ type: 'id' }], selfRegistration: true },
      apps: { native: [] },
      menus: { default: { route: 'home' }, main: [], footer: [], account: [] },
      pages: {
        home: { sections: [{ type: 'hero', id: 'top', source: 'featured', limit: 5 }] },
        own: [],
      },
      theme: {
        scheme: 'auto',
        accent: '#2f5bea',
        neutral: '#64748b',
        fonts: { display: 'default', text: 'default' },
        corners: 'soft',
        density: 'regular',
        motion: 'calm',
        image: 'plain',
        ornament: 'none',
        displayCase: 'none',
      },
      features: expect.objectContaining({
        signup: true,
        impersonation: false,
        adminPreviews: false,
      }),
      player: {
        skip: 10,
        speeds: [0.5, 0.75, 1, 1.25, 1.5, 2],
        autoplay: 'off',
        stillThere: 240,
        backgroundVideo: false,
        castReceiver: 'none',
      },
    });
  });

  it('offers no speeds where its list of them is empty', () => {
    expect(realmOf({ ...SMALLEST_REALM, player: { speeds: [] } }).player.speeds).toEqual([]);
  });

  it('takes the address of the origin from the server’s options', () => {
    const { origin } = realmOf(SMALLEST_REALM, 'http://localhost:4400/');
    expect(origin.address).toBe('http://localhost:4400');
  });
});

describe('parseRealm accepts', () => {
  it.each([
    'http://localhost:4400',
    'http://origin.localhost',
    'http://127.0.0.1:1',
    'http://[::1]:1',
  ])('an origin at %s', (address) => {
    const origin = { ...SMALLEST_REALM.origin, address };
    expect(realmOf({ ...SMALLEST_REALM, origin }).origin.address).toBe(address);
  });

  it.each(['https://a.example', 'http://a.example', 'mailto:a@a.example', '/x', '#search'])(
    'a menu entry that leads to %s',
    (href) => {
      const menus = { main: [{ label: 'X', to: { href } }] };
      expect(realmOf({ ...SMALLEST_REALM, menus }).menus.main[0]?.to).toEqual({ href });
    },
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://a.example/\u200bx',
    'ftp://a.example',
    'x',
  ])('no menu entry that leads to %j', (href) => {
    const menus = { main: [{ label: 'X', to: { href } }] };
    const { realm, findings } = parse(JSON.stringify({ ...SMALLEST_REALM, menus }));
    expect(realm).toBeNull();
    expect(findings.map(({ rule }) => rule)).toEqual(['unsafe-address']);
  });

  it('a text in the language of a regional locale', () => {
    const config = {
      ...SMALLEST_REALM,
      locales: { default: 'en-GB' },
      description: { en: 'Colour television.' },
    };
    expect(realmOf(config).description).toEqual({
      en: 'Colour television.',
      'en-GB': 'Colour television.',
    });
  });

  it('a byte-order mark before the text', () => {
    expect(parse(`\uFEFF${REALM_TEXT}`).findings).toEqual([]);
  });

  it('lines that end with CR LF', () => {
    const text = REALM_TEXT.replace('"name": "Delta"', '"name": 7').replaceAll('\n', '\r\n');
    expect(parse(text).findings).toMatchObject([{ rule: 'wrong-type', line: 4, column: 11 }]);
  });
});

describe('the findings of several mistakes', () => {
  it('come in the order of the file', () => {
    const text = REALM_TEXT.replace('"dark"', '"night"')
      .replace('"name": "Delta"', '"name": 7')
      .replace('"favourites"', '"calendar"');
    const { findings } = parse(text);
    expect(findings.map(({ rule }) => rule)).toEqual([
      'wrong-type',
      'unknown-route',
      'unknown-value',
    ]);
  });

  it('are all there when the mistakes are in one object', () => {
    const { name, fullName, ...config } = SMALLEST_REALM;
    const { findings } = parse(JSON.stringify({ ...config, hots: [], thme: {}, colour: 1 }));
    expect([name, fullName]).toEqual(['Bare', 'Bare Television']);
    expect(findings.map(({ message }) => message)).toEqual([
      'The realm needs "name".',
      'The realm needs "fullName".',
      '"hots" is not a key of the realm.',
      '"thme" is not a key of the realm.',
      '"colour" is not a key of the realm.',
    ]);
  });

  it('do not refuse the realm when they are only warnings', () => {
    const { realm, findings } = parse(REALM_TEXT.replace(', "es": "Regatas"', ''));
    expect(findings.map(({ severity }) => severity)).toEqual(['warning']);
    expect(realm).not.toBeNull();
  });
});

describe('parseRealm with a mistake', () => {
  it('lists in its finding what is allowed', () => {
    const { findings } = parse(REALM_TEXT.replace('"dark"', '"noir"'));
    expect(findings[0]).toMatchObject({
      rule: 'unknown-value',
      severity: 'error',
      message: '"noir" is not among the values of theme.scheme.',
      file: 'realm.json',
      line: 69,
      column: 24,
      pointer: '/theme/scheme',
      allowed: ['light', 'dark', 'auto'],
    });
  });

  it('never repeats a secret in its finding', () => {
    const { findings } = parse(REALM_TEXT.replace('"delta-public-key"', '"sk_live_51Habc"'));
    expect(JSON.stringify(findings)).not.toContain('51Habc');
  });

  it.each(['Delta', 'delta_1', '1delta', '-delta', 'delta-', ''])('refuses the id %j', (id) => {
    const { realm, findings } = parseRealm({
      id,
      file: 'realm.json',
      text: REALM_TEXT,
      assets: REALM_ASSETS,
    });
    expect(realm).toBeNull();
    expect(findings).toMatchObject([{ rule: 'realm-id', line: 1, column: 1, pointer: '' }]);
  });
});

it.each([
  ['the key is misspelt', '{ "extend": "apex", "name": "Heir" }', ['/extend']],
  ['the value is no name', '{ "extends": 5, "name": "Heir" }', ['/extends']],
  ['one of several is no name', '{ "extends": ["apex", {}], "name": "Heir" }', ['/extends/1']],
])('parseRealm reports no missing keys when a realm has an unusable base: %s', (_, text, at) => {
  expect(parse(text).findings.map(({ pointer }) => pointer)).toEqual(at);
});
