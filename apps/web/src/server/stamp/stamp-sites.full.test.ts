import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Finding } from '@marquee/realm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesBelow, sha256 } from './digest';
import { packCode } from './shared-files';
import { readBuild } from './site-draft';
import { stampSites } from './stamp-sites';
import {
  FULL_DISK,
  hashes,
  newPlace,
  openOrigin,
  optionsFor,
  type Place,
  REALM,
  SQUARE,
  type TestOrigin,
  WIDE,
  whileRefused,
  write,
  writeRealm,
} from './testing';

let origin: TestOrigin;
let place: Place;
const places: Place[] = [];

beforeAll(async () => {
  origin = await openOrigin();
});
afterAll(async () => {
  await origin.close();
  for (const { dist } of places) rmSync(dirname(dist), { recursive: true, force: true });
});
beforeEach(() => {
  place = newPlace();
  places.push(place);
  origin.title = 'The final';
});

const build = (changes = {}) => stampSites(optionsFor(place, origin.address, changes));
const read = (path: string) => readFileSync(join(place.out, path), 'utf8');

describe('a stamped site', () => {
  it('has a document for every page and language, and a not-found page in each language', async () => {
    writeRealm(place, 'delta');
    const { sites } = await build({ select: ['delta'] });
    expect(sites).toMatchObject([{ realm: 'delta', outcome: 'written', incomplete: [] }]);
    for (const [path, lang] of [
      ['index.html', 'en'],
      ['login/index.html', 'en'],
      ['account/index.html', 'en'],
      ['404.html', 'en'],
      ['es/index.html', 'es'],
      ['es/iniciar-sesion/index.html', 'es'],
      ['es/404.html', 'es'],
    ] as const) {
      expect(read(path), path).toContain(`<html lang="${lang}"`);
    }
  });

  it('names the brand by its name in each language, in pages and in app manifests', async () => {
    writeRealm(place, 'delta', {
      name: { en: 'Delta', es: 'El Delta' },
      fullName: { en: 'Delta Rowing', es: 'Remo del Delta' },
    });
    await build({ select: ['delta'] });
    for (const [prefix, name, other] of [
      ['', 'Delta Rowing', 'Remo del Delta'],
      ['es/', 'Remo del Delta', 'Delta Rowing'],
    ] as const) {
      const page = read(`${prefix}index.html`);
      expect(page, prefix).toContain(`<title>${name}</title>`);
      expect(page, prefix).not.toContain(other);
      expect(page, prefix).toContain(`<link rel="manifest" href="/${prefix}manifest.webmanifest">`);
      expect(JSON.parse(read(`${prefix}manifest.webmanifest`)), prefix).toMatchObject({
        name,
        start_url: prefix ? '/es' : '/',
      });
    }
  });

  it('has one page without a canonical address for addresses with unknown parameters', async () => {
    writeRealm(place, 'delta');
    await build({ select: ['delta'] });
    const page = read('gift/redeem/-/login/index.html');
    expect(page).not.toContain('rel="canonical"');
    expect(read('login/index.html')).toContain('rel="canonical"');
    expect(read('_redirects')).toContain(
      '/gift/redeem/:redeemCode/login /gift/redeem/-/login/ 200',
    );
  });

  it('has each page’s own policy in its head before any script, style or link', async () => {
    writeRealm(place, 'delta');
    await build({ select: ['delta'] });
    for (const path of ['index.html', 'login/index.html', 'es/404.html']) {
      const page = read(path);
      const policy = page.indexOf('http-equiv="Content-Security-Policy"');
      expect(policy, path).toBeGreaterThan(0);
      for (const other of ['<script', '<style', '<link']) {
        expect(page.indexOf(other), `${path} ${other}`).toBeGreaterThan(policy);
      }
      const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
      const hash = Buffer.from(sha256(style), 'hex').toString('base64');
      expect(page, path).toContain(`&#39;sha256-${hash}&#39;`.replace(/&#39;/g, quoteIn(page)));
      expect(page, path).not.toContain('frame-ancestors');
    }
  });

  it('has brotli and gzip forms beside pages, and both decompress to the page', async () => {
    writeRealm(place, 'delta');
    await build({ select: ['delta'] });
    for (const path of ['index.html', 'es/index.html', '404.html']) {
      const plain = readFileSync(join(place.out, path));
      const [br, gz] = ['br', 'gz'].map((form) => readFileSync(join(place.out, `${path}.${form}`)));
      expect(brotliDecompressSync(br ?? ''), path).toEqual(plain);
      expect(gunzipSync(gz ?? ''), path).toEqual(plain);
    }
  });

  it('has no compressed form beside a file that fits into one packet', async () => {
    writeRealm(place, 'delta');
    await build({ select: ['delta'] });
    const alone = ['robots.txt', 'sitemap.xml'].filter(
      (path) => readFileSync(join(place.out, path)).length < 1000,
    );
    expect(alone).toContain('robots.txt');
    const forms = alone.flatMap((path) => [`${path}.br`, `${path}.gz`]);
    expect(filesBelow(place.out).filter((path) => forms.includes(path))).toEqual([]);
  });

  it('has a manifest of its files with their hashes, and without a time', async () => {
    writeRealm(place, 'delta', { description: { en: 'Every regatta.' } });
    await build({ select: ['delta'] });
    const manifest = readBuild(place.out);
    expect(manifest).toMatchObject({ realm: 'delta', findings: { errors: 0 } });
    expect(manifest?.findings.warnings).toBeGreaterThan(0);
    const there = filesBelow(place.out).filter(
      (path) => path !== 'build.json' && !/\.(br|gz)$/.test(path),
    );
    expect(Object.keys(manifest?.files ?? {}).sort()).toEqual(there.sort());
    for (const path of there) {
      const content = readFileSync(join(place.out, path));
      expect(manifest?.files[path], path).toMatchObject({
        size: content.length,
        sha256: sha256(content),
      });
    }
    expect(read('build.json')).not.toMatch(/20\d\d-\d\d-\d\d/);
  });

  it('names in its sitemap only pages that were written', async () => {
    writeRealm(place, 'delta');
    await build({ select: ['delta'], pages: ['login'] });
    const listed = [...read('sitemap.xml').matchAll(/<loc>https:\/\/delta.example(.*?)<\/loc>/g)];
    const paths = listed.map(([, path = '']) => path);
    expect(paths).toContain('/');
    for (const path of paths)
      expect(existsSync(join(place.out, path, 'index.html')), path).toBe(true);
  });

  it('lists its pages without the origin’s data, which the browser loads', async () => {
    writeRealm(place, 'delta');
    const { sites } = await stampSites({
      ...optionsFor(place, 'http://127.0.0.1:9', { select: ['delta'] }),
    });
    expect(sites[0]?.outcome).toBe('written');
    expect(sites[0]?.incomplete).toEqual(expect.arrayContaining(['/', '/es']));
    expect(read('index.html')).toContain('"status":"loading"');
    expect(read('index.html')).not.toContain('"status":"failed"');
  });
});

const quoteIn = (page: string): string => (page.includes('&#39;sha256') ? '&#39;' : "'");

describe('stampSites with the same input', () => {
  it('writes the same bytes, whatever the order of realms, the time or the language of the machine', async () => {
    for (const id of ['delta', 'echo', 'foxtrot']) writeRealm(place, id, { name: id });
    await build();
    const first = hashes(place.out);
    rmSync(place.out, { recursive: true });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-03T04:05:06Z') });
    vi.stubEnv('LANG', 'tr_TR.UTF-8');
    vi.stubEnv('TZ', 'Asia/Kathmandu');
    try {
      await build({ select: ['foxtrot', 'echo'] });
      await build();
    } finally {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    }
    expect(hashes(place.out)).toEqual(first);
    expect(Object.keys(first).length).toBeGreaterThan(100);
  });
});

/** The test site's one script. */
const CODE = 'code/entry-AbC12345.js';

describe('a build of several realms', () => {
  it('writes code and fonts once, and links them into a complete folder for each realm', async () => {
    writeRealm(place, 'delta');
    writeRealm(place, 'echo');
    const { shared } = await build();
    expect(shared).toBe('linked');
    const inode = (path: string) => statSync(join(place.out, path)).ino;
    for (const file of [CODE, `${CODE}.br`]) {
      expect(inode(`delta/${file}`)).toBe(inode(`echo/${file}`));
      expect(inode(`delta/${file}`)).toBe(inode(`_shared/${file}`));
    }
    expect(filesBelow(join(place.out, 'delta')).some((path) => path.includes('echo'))).toBe(false);
  });

  it('never replaces a shared file with the right content, which another thread may be linking', async () => {
    writeRealm(place, 'delta');
    await build();
    const shared = () =>
      filesBelow(join(place.out, '_shared')).map((path) => {
        const { ino } = statSync(join(place.out, '_shared', path));
        return `${path} ${ino}`;
      });
    const before = shared();
    expect(before.some((line) => line.startsWith('_fonts/'))).toBe(true);
    await build({ force: true });
    expect(shared()).toEqual(before);
  });

  it('uses the code that was compressed when the site was built, and compresses the rest', async () => {
    writeRealm(place, 'delta');
    packCode(place.dist);
    const packed = join(place.dist, 'packed', CODE);
    // no compression gives this content, so it shows where the file came from
    writeFileSync(`${packed}.br`, 'from the build');
    await build();
    const alone = join(place.out, '../alone');
    await build({ select: ['delta'], out: alone });
    for (const site of [join(place.out, 'delta'), alone]) {
      expect(readFileSync(join(site, `${CODE}.br`), 'utf8')).toBe('from the build');
    }

    rmSync(`${packed}.br`);
    rmSync(place.out, { recursive: true });
    await build();
    expect(brotliDecompressSync(readFileSync(join(place.out, 'delta', `${CODE}.br`)))).toEqual(
      readFileSync(packed),
    );
  });

  it('reports a realm with errors, keeps its earlier site, and writes the other realms', async () => {
    for (const id of ['delta', 'echo', 'foxtrot']) writeRealm(place, id);
    await build();
    const before = hashes(join(place.out, 'echo'));
    writeRealm(place, 'delta', { name: 'Other' });
    writeRealm(place, 'echo', { theme: { scheme: 'drak' } });
    const reported: Finding[] = [];
    const { sites } = await build({ report: (findings: Finding[]) => reported.push(...findings) });
    expect(sites.map(({ realm, outcome }) => [realm, outcome])).toEqual([
      ['delta', 'written'],
      ['echo', 'failed'],
      ['foxtrot', 'unchanged'],
    ]);
    expect(reported.map(({ rule }) => rule)).toContain('unknown-value');
    expect(sites[1]?.kept).toBe(true);
    expect(hashes(join(place.out, 'echo'))).toEqual(before);
  });

  it('reports a realm that cannot be read, and writes the other realms', async () => {
    for (const id of ['delta', 'echo']) writeRealm(place, id);
    rmSync(join(place.realms, 'echo/realm.json'));
    write(join(place.realms, 'echo/realm.json/inside'), 'a folder in its place');
    const { sites } = await build();
    expect(sites.map(({ outcome }) => outcome)).toEqual(['written', 'failed']);
    expect(sites[1]?.findings.map(({ rule }) => rule)).toEqual(['realm-unreadable']);
  });

  it('reports addresses of this machine in a site, unless the site is built for this machine', async () => {
    writeRealm(place, 'delta', { hosts: [] });
    writeRealm(place, 'echo');
    const local = async (changes = {}) => (await build(changes)).sites.map((site) => site.local);
    const all = [['https://delta.localhost', origin.address], [origin.address]];
    expect(await local()).toEqual(all);
    expect(await local()).toEqual(all);
    expect(await local({ keepData: true })).toEqual([['https://delta.localhost'], undefined]);
    const delta = async (address: string) => await local({ select: ['delta'], address });
    expect(await delta('https://delta.example')).toEqual([[origin.address]]);
    expect(await delta('http://delta.localhost:8080')).toEqual([undefined]);
  });

  it('gives the reason when a realm without findings fails', async () => {
    writeRealm(place, 'delta');
    const brand = { logo: 'assets/logo.png', loginBackground: { web: 'assets/logo.png' } };
    writeRealm(place, 'echo', { brand });
    // A correct header without pixels: no rule finds it, but it cannot be drawn.
    const header = Buffer.from('89504e470d0a1a0a0000000d49484452000000400000004008060000', 'hex');
    writeFileSync(join(place.realms, 'echo/assets/logo.png'), header);
    const { sites } = await build();
    expect(sites.map(({ outcome }) => outcome)).toEqual(['written', 'failed']);
    expect(sites[1]?.reason).toContain(join(place.realms, 'echo/assets/logo.png'));
    expect(sites[1]?.reason).toMatch(/png/i);
  });

  it('reports a realm for which the disk is full, writes the other realms, and logs no error', async () => {
    for (const id of ['delta', 'echo']) writeRealm(place, id);
    const { sites } = await whileRefused(
      'writeFileSync',
      FULL_DISK,
      (file) => file.includes('.echo.next-'),
      () => build(),
    );
    expect(sites.map(({ outcome }) => outcome)).toEqual(['written', 'failed']);
    expect(sites[1]).not.toHaveProperty('kept');
    expect(sites[1]?.reason).toBe(
      `${join(place.out, 'echo')} cannot be read or written: the disk is full (ENOSPC). Free some space there, and try again.`,
    );
    expect(readdirSync(place.out).sort()).toEqual(['_shared', 'builds.json', 'delta']);
  });

  it('writes a site again when a folder is in the place of its manifest', async () => {
    for (const id of ['delta', 'echo']) writeRealm(place, id);
    await build();
    rmSync(join(place.out, 'echo/build.json'));
    write(join(place.out, 'echo/build.json/inside'), 'a folder in its place');
    expect((await build()).sites.map(({ outcome }) => outcome)).toEqual(['unchanged', 'written']);
  });

  it('gives the message of a fault of the build itself, and logs its stack trace', async () => {
    writeRealm(place, 'delta');
    const logged: unknown[] = [];
    const { sites } = await whileRefused(
      'writeFileSync',
      { code: '', syscall: undefined as never, message: 'Something is not a function' },
      (file) => file.includes('.delta.next-'),
      () => build({ log: (entry: unknown) => logged.push(entry) }),
    );
    expect(sites[0]?.reason).toBe('A fault of the build itself: Something is not a function');
    expect(logged).toMatchObject([{ realm: 'delta', error: expect.stringContaining('    at ') }]);
  });

  it('refuses the later of two realms that share a host', async () => {
    writeRealm(place, 'delta', { hosts: ['one.example'] });
    writeRealm(place, 'echo', { hosts: ['two.example', 'one.example'] });
    const { sites } = await build();
    expect(sites.map(({ outcome }) => outcome)).toEqual(['written', 'failed']);
    expect(sites[1]?.findings.map(({ rule }) => rule)).toEqual(['host-taken']);
  });

  it('finishes the realms under way when it is aborted, and leaves nothing half written', async () => {
    for (const id of ['delta', 'echo', 'foxtrot', 'golf', 'hotel']) writeRealm(place, id);
    const stop = new AbortController();
    const { sites } = await build({ signal: stop.signal, progress: () => stop.abort() });
    const written = sites.map(({ realm }) => realm);
    expect(written.length).toBeGreaterThan(0);
    expect(written.length).toBeLessThan(5);
    expect(readdirSync(place.out).sort()).toEqual(['_shared', 'builds.json', ...written].sort());
    expect((await build()).sites.filter(({ outcome }) => outcome === 'unchanged')).toHaveLength(
      written.length,
    );
  });

  it('deletes the site of a realm that no longer exists', async () => {
    writeRealm(place, 'delta');
    writeRealm(place, 'echo');
    await build();
    rmSync(join(place.realms, 'echo'), { recursive: true });
    expect((await build()).removed).toEqual(['echo']);
    expect(existsSync(join(place.out, 'echo'))).toBe(false);
    expect(read('builds.json')).not.toContain('echo');
  });

  it('deletes the site of a realm that no longer exists when a killed build has left no list', async () => {
    writeRealm(place, 'delta');
    writeRealm(place, 'echo');
    writeRealm(place, 'kilo');
    await build();
    rmSync(join(place.out, 'builds.json'));
    // As after a kill between the two renames.
    renameSync(join(place.out, 'kilo'), join(place.out, '.kilo.before'));
    for (const id of ['echo', 'kilo']) rmSync(join(place.realms, id), { recursive: true });
    expect((await build()).removed).toEqual(['echo', 'kilo']);
    expect(readdirSync(place.out).sort()).toEqual(['_shared', 'builds.json', 'delta']);
  });
});

describe('the list of sites', () => {
  it.each(['', '[]', '{"realms":[]}', 'null'])(
    'is written anew when its content is %j',
    async (text) => {
      writeRealm(place, 'delta');
      await build();
      const before = read('builds.json');
      write(join(place.out, 'builds.json'), text);
      await build();
      expect(read('builds.json')).toBe(before);
    },
  );

  it('is named in the error when a folder is in its place', async () => {
    writeRealm(place, 'delta');
    mkdirSync(join(place.out, 'builds.json'), { recursive: true });
    await expect(build()).rejects.toMatchObject({
      code: 'EISDIR',
      path: join(place.out, 'builds.json'),
    });
  });
});

describe('a second build', () => {
  const changed = async (changes = {}) =>
    (await build(changes)).sites.flatMap(({ realm, outcome }) =>
      outcome === 'written' ? [realm] : [],
    );

  beforeEach(async () => {
    writeRealm(place, 'delta');
    writeRealm(place, 'echo');
    await build();
  });

  it('writes nothing when nothing has changed, and every site with `force`', async () => {
    const times = () =>
      filesBelow(place.out).map((path) => statSync(join(place.out, path)).mtimeMs);
    const before = times();
    expect(await changed()).toEqual([]);
    expect(times()).toEqual(before);
    expect(await changed({ force: true })).toEqual(['delta', 'echo']);
  });

  it('writes only the realm that changed, and only its changed files', async () => {
    writeRealm(place, 'echo', { legal: { terms: 'https://echo.example/terms' } });
    const { sites } = await build();
    expect(sites.map(({ outcome }) => outcome)).toEqual(['unchanged', 'written']);
    expect(sites[1]?.made).toBeLessThan((sites[1]?.files ?? 0) - 10);
  });

  it('keeps the data of realms whose origin does not answer, and reports them as unasked', async () => {
    const passing = await openOrigin();
    const ask = () => stampSites(optionsFor(place, passing.address));
    await ask();
    const before = hashes(place.out);
    await passing.close();
    const { sites } = await ask();
    expect(sites).toMatchObject([
      { outcome: 'unchanged', unasked: true },
      { outcome: 'unchanged', unasked: true },
    ]);
    expect(hashes(place.out)).toEqual(before);
  });

  it('deletes files that are no longer needed', async () => {
    expect(existsSync(join(place.out, 'echo/es/index.html'))).toBe(true);
    writeRealm(place, 'echo', {
      description: 'Every regatta.',
      locales: { default: 'en', supported: ['en'] },
    });
    await build();
    expect(existsSync(join(place.out, 'echo/es'))).toBe(false);
    expect(existsSync(join(place.out, 'echo/index.html'))).toBe(true);
  });

  it('writes realms again when a picture, a label file or the compiled site has changed', async () => {
    write(join(place.realms, 'delta/assets/logo.svg'), SQUARE.replace('aa3311', '1133aa'));
    expect(await changed()).toEqual(['delta']);
    write(join(place.realms, 'delta/labels/en.json'), '{"notFound.title":"Adrift"}');
    expect(await changed()).toEqual(['delta']);
    expect(read('delta/404.html')).toContain('Adrift');
    writeFileSync(join(place.dist, 'boot.js'), 'void 1;');
    expect(await changed()).toEqual(['delta', 'echo']);
  });

  it('writes realms again when the origin’s answer has changed, except with `keepData`', async () => {
    origin.title = 'The rematch';
    origin.calls.length = 0;
    expect(await changed({ keepData: true })).toEqual([]);
    expect(origin.calls).toEqual([]);
    expect(await changed()).toEqual(['delta', 'echo']);
    expect(read('delta/404.html')).toContain('The rematch en');
  });

  it('of a single realm writes into its folder among the others', async () => {
    writeRealm(place, 'echo', { name: 'Echo' });
    writeRealm(place, 'delta', { name: 'Other' });
    expect(await changed({ select: ['echo'] })).toEqual(['echo']);
    expect(existsSync(join(place.out, 'index.html'))).toBe(false);
    expect(await changed()).toEqual(['delta']);
  });
});

describe('stampSites', () => {
  it('names the folder in the error when the disk is full, and leaves no lock', async () => {
    writeRealm(place, 'delta');
    for (const file of ['_shared', '.building']) {
      const building = whileRefused(
        'writeFileSync',
        FULL_DISK,
        (path) => path.includes(file),
        () => build(),
      );
      await expect(building).rejects.toMatchObject({
        code: 'ENOSPC',
        path: expect.stringContaining(place.out),
      });
    }
    expect(existsSync(join(place.out, '.building'))).toBe(false);
  });

  it('refuses one of two builds into the same folder, and finishes the other', async () => {
    writeRealm(place, 'delta');
    const ended = await Promise.allSettled([build(), build()]);
    expect(ended).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({
        message: expect.stringContaining(`Another build is writing there (process ${process.pid})`),
      }),
    });
    expect(ended).toContainEqual({
      status: 'fulfilled',
      value: expect.objectContaining({ sites: [expect.objectContaining({ outcome: 'written' })] }),
    });
    expect((await build()).sites).toMatchObject([{ outcome: 'unchanged' }]);
  });

  it.each([
    ['builds several sites into the same folder', {}, '.building'],
    ['builds a single site into the same folder', {}, '../.out.building'],
    ['builds one of the sites', {}, '.delta.building'],
    [
      'builds several sites into the folder of this single site',
      { select: ['delta'] },
      '.building',
    ],
    [
      'builds several sites, one of which is this single site',
      { select: ['delta'] },
      '../.building',
    ],
  ])('refuses to build while another process %s', async (_, changes, name) => {
    writeRealm(place, 'delta');
    const lock = join(place.out, name);
    write(lock, String(process.ppid));
    await expect(build(changes)).rejects.toThrow(
      `Another build is writing there (process ${process.ppid})`,
    );
    expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
  });

  it('takes no code of an earlier compilation that is in the same folder', async () => {
    writeRealm(place, 'delta');
    write(join(place.dist, 'client/code/aaa-00000000.js'), 'old');
    write(join(place.dist, 'client/code/sheet-00000000.css'), '.old{}');
    await build();
    expect(existsSync(join(place.out, 'delta/code/aaa-00000000.js'))).toBe(false);
    expect(read('delta/index.html')).not.toContain('.old{}');
  });

  it('keeps hidden files that no build wrote, whatever their names', async () => {
    writeRealm(place, 'delta');
    write(join(place.out, '.notes.before/old.txt'), 'years of work');
    expect((await build()).sites).toMatchObject([{ outcome: 'written' }]);
    expect(read('.notes.before/old.txt')).toBe('years of work');
  });

  it('ignores the lock of a process that has ended', async () => {
    writeRealm(place, 'delta');
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    write(join(place.out, '.building'), String(pid));
    expect((await build()).sites).toMatchObject([{ outcome: 'written' }]);
    expect(existsSync(join(place.out, '.building'))).toBe(false);
  });

  it.each([
    ['an unknown realm', { select: ['dleta'] }, /There is no realm "dleta".*delta/],
    ['a folder with files that no build wrote', {}, /holds files that are no build/],
  ])('refuses %s', async (_, changes, message) => {
    writeRealm(place, 'delta');
    write(join(place.out, 'thesis.txt'), 'years of work');
    await expect(build(changes)).rejects.toThrow(message);
    expect(read('thesis.txt')).toBe('years of work');
  });

  it('refuses to write inside a realm’s own folder, where the site would be part of its source', async () => {
    writeRealm(place, 'delta');
    const link = join(place.realms, '..', 'elsewhere');
    symlinkSync(join(place.realms, 'delta'), link);
    const inside = ['delta', 'delta/site', 'delta/assets/../site'];
    for (const out of [...inside.map((name) => join(place.realms, name)), join(link, 'site')]) {
      await expect(build({ select: ['delta'], out })).rejects.toThrow(
        /is in the folder of the realm "delta".*Give a folder outside/,
      );
    }
    expect(readdirSync(join(place.realms, 'delta')).sort()).toEqual(['assets', 'realm.json']);
    const { sites } = await build({ select: ['delta'], out: join(place.realms, '..', 'delta') });
    expect(sites).toMatchObject([{ outcome: 'written' }]);
  });

  it('refuses to build with a site that has not been compiled', async () => {
    writeRealm(place, 'delta');
    rmSync(place.dist, { recursive: true });
    await expect(build()).rejects.toThrow(/has not been built/);
  });
});

describe('a wide logo', () => {
  it('is replaced in the app manifest by icons that are not SVG', async () => {
    writeRealm(place, 'delta', {}, WIDE);
    await build({ select: ['delta'] });
    const { icons } = JSON.parse(read('manifest.webmanifest'));
    expect(icons.some(({ src }: { src: string }) => src.endsWith('.svg'))).toBe(false);
    expect(REALM.theme.surface).toBe('#102030');
  });
});
