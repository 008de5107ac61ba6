import { fileURLToPath } from 'node:url';
import { type LoadedRealm, readRealms } from '@marquee/realm/node';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHandler, type SiteHandler } from './handler';
import { indexRealms } from './realm-source';
import { StaticFiles } from './static-files';

// What callers may send without making the site render a page for each of them.

const samples = fileURLToPath(new URL('../../../../realm-configs', import.meta.url));

/** Counts the pages made, by their look-ups of the style sheet's rules, one a page. */
let made = 0;
const bundle = {
  entry: 'entry',
  boot: 'void 0;',
  sheet: 'code/sheet-AbC12345.css',
  manifest: { entry: { file: 'code/entry-AbC12345.js' } },
  get rules() {
    made += 1;
    return [];
  },
};

let realms: LoadedRealm[];
let handle: SiteHandler;

/** A realm with its origin at an address where nothing answers, so that pages come without their data. */
const at = (loaded: LoadedRealm, address: string): LoadedRealm => ({
  ...loaded,
  realm: { ...loaded.realm, origin: { ...loaded.realm.origin, address } },
});

beforeAll(async () => {
  const read = await readRealms(samples);
  realms = [...read.realms.values()].map((loaded) => at(loaded, 'http://127.0.0.1:9'));
});

beforeEach(() => {
  // On a slow machine, too, no page gets old during a test.
  vi.useFakeTimers({ toFake: ['Date'] });
  handle = createHandler({
    realms: () => indexRealms(realms),
    bundle,
    files: new StaticFiles(),
    log: () => {},
    ready: () => true,
  });
});

afterEach(() => vi.useRealTimers());

const get = (address: string, headers: Record<string, string> = {}) =>
  handle(new Request(address, { headers }));

/** Counts the pages that are made for some addresses. */
async function madeFor(addresses: readonly string[], status: number): Promise<number> {
  const before = made;
  for (const address of addresses) expect((await get(address)).status).toBe(status);
  return made - before;
}

const twenty = (address: (number: number) => string) =>
  Array.from({ length: 20 }, (_, number) => address(number));

describe('a page is made once', () => {
  it('for every query that it does not declare', async () => {
    const login = twenty((n) => `http://apex.localhost/login?utm_source=${n}&fbclid=${n}`);
    expect(await madeFor(login, 200)).toBe(1);
  });

  it('for a query that it reads only once it listens, and holds nothing of that query', async () => {
    const login = twenty((n) => `http://apex.localhost/login?from=%2Fsecret-${n}`);
    expect(await madeFor(login, 200)).toBe(1);
    expect(await (await get('http://apex.localhost/login?from=%2Fsecret-1')).text()).not.toContain(
      'secret-1',
    );
  });

  it('for all unknown addresses of a language', async () => {
    expect(
      await madeFor(
        twenty((n) => `http://apex.localhost/no/such/${n}?q=${n}`),
        404,
      ),
    ).toBe(1);
    expect(
      await madeFor(
        twenty((n) => `http://apex.localhost/es/no/such/${n}`),
        404,
      ),
    ).toBe(1);
  });

  it('for a host however it is written', async () => {
    const hosts = ['apex.localhost', 'APEX.localhost', 'apex.localhost.', 'Apex.LocalHost.:80'];
    expect(
      await madeFor(
        hosts.map((host) => `http://${host}/login`),
        200,
      ),
    ).toBe(1);
  });

  it('for nearly all ports that a caller may name', async () => {
    const pages = await madeFor(
      twenty((number) => `http://apex.localhost:${6000 + number}/login`),
      200,
    );
    expect(pages).toBe(9);
  });

  it('for callers that accept another language', async () => {
    const before = made;
    for (const tag of ['es', 'pt', 'ar', 'x-any']) {
      await get('http://apex.localhost/login', { 'accept-language': tag });
    }
    expect(made - before).toBe(1);
  });
});

it('a page is made for each value of what it declares, such as where a gift leads back to', async () => {
  const gift = (query: string) => `http://apex.localhost/gift/redeem/g-1/login?${query}`;
  const asked = ['from=%2Fa&utm_source=1', 'utm_source=2&from=%2Fa', 'from=%2Fb', 'from=%2Fb#x'];
  expect(await madeFor(asked.map(gift), 200)).toBe(2);
});

describe('a host with a dot at its end', () => {
  it('shows the brand, whose pages name themselves without it', async () => {
    const response = await get('http://apex.localhost.:4300/login');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<link rel="canonical" href="http://apex.localhost:4300/login"');
    expect(html).not.toContain('apex.localhost.');
    const map = await (await get('http://apex.localhost.:4300/sitemap.xml')).text();
    expect(map).toContain('<loc>http://apex.localhost:4300/</loc>');
    expect(map).not.toContain('localhost.:');
  });

  it('finds a realm that names it in another form', async () => {
    const [first] = realms;
    if (!first) throw new Error('There are sample realms.');
    const hosts = ['München.example.', 'xn--r8jz45g.example'];
    const source = indexRealms([{ ...first, realm: { ...first.realm, hosts } }]);
    for (const host of ['xn--mnchen-3ya.example', 'MÜNCHEN.example', 'xn--R8JZ45G.example.']) {
      expect(source.byHost(host)?.realm.id, host).toBe(first.realm.id);
    }
  });
});

describe('a request id of a caller’s', () => {
  it.each([
    ['too long', 'a'.repeat(65)],
    ['far too long', 'x'.repeat(12_000)],
    ['too short', 'a'.repeat(7)],
    ['of several words', 'with spaces'],
    ['with a mark that means something', 'semi;colon'],
  ])('is not sent back when it is %s', async (_how, id) => {
    const { headers } = await get('http://apex.localhost/login', { 'x-request-id': id });
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('is kept when it is valid', async () => {
    const id = 'call_17-of-today';
    const { headers } = await get('http://apex.localhost/login', { 'x-request-id': id });
    expect(headers.get('x-request-id')).toBe(id);
  });
});

it('an origin’s address adds only itself to the policy of pages', async () => {
  const [first] = realms;
  if (!first) throw new Error('There are sample realms.');
  realms = [at(first, 'https://o.example/x;script-src\u00a0*,例え'), ...realms.slice(1)];
  const { headers } = await get(`http://${first.realm.id}.localhost/login`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self' https://o.example");
  expect(policy.split(/[;,]\s*/).filter((part) => part.startsWith('script-src'))).toHaveLength(1);
});

it('the page for unknown hosts lists fifty of thousands of realms', async () => {
  const [first] = realms;
  if (!first) throw new Error('There are sample realms.');
  const many = twenty((n) => `${n}`).flatMap((n) =>
    twenty((m) => `brand-${n}-${m}`).map((id) => ({ ...first, realm: { ...first.realm, id } })),
  );
  realms = many;
  const html = await (await get('http://nobody.localhost/')).text();
  expect(html.match(/<li>/g)).toHaveLength(51);
  expect(html).toContain('350 more');
});
