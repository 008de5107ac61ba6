import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LoadedRealm, readRealms } from '@marquee/realm/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandler, type SiteHandler } from './handler';
import { indexRealms } from './realm-source';
import { StaticFiles } from './static-files';

const folder = fileURLToPath(new URL('../../../../realm-configs', import.meta.url));
const bundle = {
  entry: 'entry',
  boot: 'void 0;',
  sheet: 'code/sheet-AbC12345.css',
  rules: [],
  manifest: { entry: { file: 'code/entry-AbC12345.js' } },
};

/** An origin that answers every call with an error of its own shape, which pages must handle. */
let origin: Server;
let handle: SiteHandler;
let placed: LoadedRealm[];
const logged: Record<string, unknown>[] = [];

beforeAll(async () => {
  origin = createServer((_request, response) => {
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: 500, code: 'BROKEN', messages: [], requestId: 'r-1' }));
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  const { port } = origin.address() as AddressInfo;
  const { realms } = await readRealms(folder);
  placed = [...realms.values()].map((loaded) => ({
    ...loaded,
    realm: {
      ...loaded.realm,
      origin: { ...loaded.realm.origin, address: `http://127.0.0.1:${port}` },
    },
  }));
  const files = new StaticFiles();
  const code = join(await mkdtemp(join(tmpdir(), 'site-')), 'entry.js');
  await writeFile(code, 'export const greeting = "hello";\n'.repeat(40));
  files.add('/code/entry-AbC12345.js', code);
  for (const { assets } of placed) for (const [path, file] of assets) files.add(path, file);
  for (const { documents } of placed)
    for (const [path, text] of documents) files.add(path, { text });
  handle = createHandler({
    realms: () => indexRealms(placed),
    bundle,
    files,
    log: (entry) => logged.push(entry),
    ready: () => true,
  });
});

afterAll(() => new Promise<void>((resolve) => origin.close(() => resolve())));

const get = (address: string, init?: RequestInit) => handle(new Request(address, init));

async function pageAt(address: string): Promise<string> {
  const response = await get(address);
  expect(response.status).toBe(200);
  return response.text();
}

describe('a file of a realm', () => {
  const filesOf = (id: string) => {
    const loaded = placed.find(({ realm }) => realm.id === id);
    return [...(loaded?.assets.keys() ?? []), ...(loaded?.documents.keys() ?? [])];
  };

  it.each(['apex', 'unity'])('of %s is answered at its own hosts and at no other', async (id) => {
    const own = placed.find(({ realm }) => realm.id === id)?.realm.hosts ?? [];
    const others = placed.filter(({ realm }) => realm.id !== id);
    const paths = filesOf(id);
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      for (const host of [`${id}.localhost`, ...own])
        expect((await get(`http://${host}${path}`)).status, `${host}${path}`).toBe(200);
      for (const host of [
        ...others.flatMap(({ realm }) => [`${realm.id}.localhost`, ...realm.hosts]),
        ...['localhost', 'undefined.localhost', '127.0.0.1', 'stranger.example'],
      ])
        expect((await get(`http://${host}${path}`)).status, `${host}${path}`).toBe(404);
    }
  });

  it('that is a picture of any kind may run nothing when its address is opened', async () => {
    const pictures = placed.flatMap(({ realm, assets }) =>
      [...assets.keys()].map((path) => `http://${realm.id}.localhost${path}`),
    );
    for (const kind of ['.svg', '.webp', '.jpg'])
      expect(pictures.some((address) => address.endsWith(kind))).toBe(true);
    for (const address of pictures) {
      const whole = await get(address);
      const known = await get(address, {
        headers: { 'if-none-match': whole.headers.get('etag') ?? '' },
      });
      expect(known.status).toBe(304);
      for (const { headers } of [whole, known, await get(address, { method: 'HEAD' })]) {
        expect(headers.get('content-security-policy'), address).toBe(
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        );
        expect(headers.get('x-content-type-options'), address).toBe('nosniff');
      }
    }
  });
});

describe('the handler', () => {
  it('answers health and readiness on any host', async () => {
    expect((await get('http://anything/healthz')).status).toBe(200);
    expect((await get('http://anything/readyz')).status).toBe(200);
  });

  it('[1.1-01] gives each host its own brand', async () => {
    const apex = await pageAt('http://apex.localhost/login');
    const corral = await pageAt('http://corral.localhost/login');
    const title = /<title>([^<]+)/;
    expect(title.exec(apex)?.[1]).not.toBe(title.exec(corral)?.[1]);
  });

  it('names no product and holds no style attribute or inline handler on a brand’s page', async () => {
    const html = await pageAt('http://apex.localhost/login');
    expect(html).not.toMatch(/marquee/i);
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/\sstyle="|\son[a-z]+="/);
  });

  it('[1.2-024] keeps the secret of an address out of its page, caches and other sites', async () => {
    const secret = 'b'.repeat(43);
    const response = await get(`http://apex.localhost/impersonate/${secret}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await response.text();
    expect(html).not.toContain(secret);
    const [first, script = ''] =
      /<head>[\s\S]*?<(?:link|style|img|script)\b[^>]*>([^<]*)/.exec(html) ?? [];
    expect(first, 'taken away before anything is asked for').toMatch(/<script>[^<]*$/);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    expect(await pageAt('http://apex.localhost/login')).not.toContain('concealed');
  });

  it('allows its own inline parts by hash', async () => {
    const response = await get('http://apex.localhost/login');
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
    expect(styles.length).toBeGreaterThan(0);
    for (const css of styles) {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
      const hash = Buffer.from(digest).toString('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(policy).not.toContain('unsafe');
  });

  it('[1.9-08] writes an Arabic realm from right to left', async () => {
    const html = await pageAt('http://noor.localhost/login');
    expect(html).toMatch(/<html lang="ar" dir="rtl"/);
  });

  it('[1.2-001] serves another language under its tag, in its own paths', async () => {
    const response = await get('http://apex.localhost/es/iniciar-sesion');
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<html lang="es" dir="ltr"/);
  });

  it('redirects a translated path without its language’s prefix to the one with it', async () => {
    const response = await get('http://apex.localhost/iniciar-sesion?from=%2Fhome');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/es/iniciar-sesion?from=%2Fhome');
  });

  it('has one address for the default language', async () => {
    const response = await get('http://apex.localhost/en/login');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/login');
  });

  it.each(['/en//evil.example', '/en/\\evil.example', '/en/%2F%2Fevil.example'])(
    'never redirects %s to another host',
    async (path) => {
      const location = (await get(`http://apex.localhost${path}`)).headers.get('location');
      expect(new URL(location ?? '/', 'http://apex.localhost').host).toBe('apex.localhost');
    },
  );

  it('answers 404 with the brand’s own page', async () => {
    const response = await get('http://apex.localhost/no/such/page');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page not found');
  });

  it('answers 503 with the brand’s page, uncached, when the origin fails', async () => {
    const response = await get('http://apex.localhost/');
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('10');
    expect(await response.text()).toContain('<main');
  });

  it('answers over https with HSTS for that host alone, and for no host that no realm has', async () => {
    const hsts = async (address: string) =>
      (await get(address)).headers.get('strict-transport-security');
    expect(await hsts('https://apexfc.example/login')).toBe('max-age=63072000');
    expect(await hsts('http://apexfc.example/login')).toBeNull();
    expect(await hsts('https://stranger.example/')).toBeNull();
  });

  it('answers an unknown host with the list of sites', async () => {
    const local = await get('http://nobody.localhost:4300/');
    expect(local.status).toBe(404);
    expect(await local.text()).toContain('http://apex.localhost:4300/');
    const foreign = await (await get('http://shop.example/')).text();
    expect(foreign).toContain('realm.json');
    expect(foreign).not.toContain('apex.localhost');
  });

  it('redirects a form that was posted without JavaScript to its page', async () => {
    const response = await get('http://apex.localhost/login', { method: 'POST', body: 'secret=x' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/login');
    expect((await get('http://apex.localhost/login', { method: 'PUT' })).status).toBe(405);
  });

  it('serves files that caches keep for ever, and 304 to browsers that have them', async () => {
    const first = await get('http://apex.localhost/code/entry-AbC12345.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('cache-control')).toContain('immutable');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('http://apex.localhost/code/entry-AbC12345.js', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect((await get('http://apex.localhost/code/gone.js')).status).toBe(404);
  });

  it('serves the brand’s app manifest, robots.txt and sitemap', async () => {
    const manifest = await (await get('http://noor.localhost/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ lang: 'ar', start_url: '/', icons: [{ sizes: 'any' }] });
    expect(await (await get('http://noor.localhost/robots.txt')).text()).toContain('Sitemap:');
    const map = await (await get('http://apex.localhost/sitemap.xml')).text();
    expect(map).toContain('<loc>http://apex.localhost/es</loc>');
    const own = await (await get('http://corral.localhost/sitemap.xml')).text();
    expect(own).toContain('<loc>http://corral.localhost/externalpage/the-circuit</loc>');
    expect(own).toContain('<loc>http://corral.localhost/es/pagina-externa/the-circuit</loc>');
  });

  it('describes the app in each language at an address of its own, which pages of that language name', async () => {
    const read = async (path: string) => {
      const answer = await get(`http://noor.localhost${path}`);
      return { status: answer.status, ...(await answer.json()) };
    };
    expect(await read('/manifest.webmanifest')).toMatchObject({
      status: 200,
      name: 'نور سبورت',
      short_name: 'نور',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/',
      scope: '/',
    });
    expect(await read('/en/manifest.webmanifest')).toMatchObject({
      status: 200,
      name: 'Noor Sport',
      short_name: 'Noor',
      lang: 'en',
      dir: 'ltr',
      start_url: '/en',
      scope: '/',
    });
    for (const [path, manifest] of [
      ['/', '/manifest.webmanifest'],
      ['/en', '/en/manifest.webmanifest'],
    ]) {
      const html = await (await get(`http://noor.localhost${path}`)).text();
      expect(html).toContain(`<link rel="manifest" href="${manifest}">`);
    }
    const own = await get('http://noor.localhost/ar/manifest.webmanifest');
    expect([own.status, own.headers.get('location')]).toEqual([301, '/manifest.webmanifest']);
    expect((await get('http://noor.localhost/es/manifest.webmanifest')).status).toBe(404);
  });

  it('inlines a brand’s names in the page’s language and in no other', async () => {
    const html = await (await get('http://noor.localhost/')).text();
    expect(html).toContain('"name":"نور","fullName":"نور سبورت"');
    expect(html).not.toMatch(/"fullName":\{|Noor Sport(?! Broadcasting)/);
  });

  it('has the text of a brand’s own page without the origin, uncached', async () => {
    const response = await get('http://corral.localhost/externalpage/the-circuit');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('How points are earned');
    expect(html).toContain('See it from the rail');
    const words = await get('http://corral.localhost/externalpage/animal-welfare');
    expect(words.headers.get('cache-control')).not.toBe('no-store');
  });

  it('says where the brand’s apps are, to viewers and to phones', async () => {
    const html = await (await get('http://unity.localhost/')).text();
    expect(html).toMatch(/href="https:\/\/apps\.apple\.com\/[^"]+"[^>]*>App Store</);
    const manifest = await (await get('http://unity.localhost/manifest.webmanifest')).json();
    expect(
      manifest.related_applications.map(({ platform }: { platform: string }) => platform),
    ).toEqual(['itunes', 'play']);
  });

  it('logs no error in all of this', () => {
    expect(logged).toEqual([]);
  });
});
