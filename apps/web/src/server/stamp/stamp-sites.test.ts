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
  it('has a document for every page and language, and not-found in each', async () => {
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

  it('names the brand in each language as that language does, in pages and in apps', async () => {
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

  it('has a page for addresses with parameters that nobody knows ahead, which names none as its own', async () => {
    writeRealm(place, 'delta');
    await build({ select: ['delta'] });
    const page = read('gift/redeem/-/login/index.html');
    expect(page).not.toContain('rel="canonical"');
    expect(read('login/index.html')).toContain('rel="canonical"');
    expect(read('_redirects')).toContain(
      '/gift/redeem/:redeemCode/login /gift/redeem/-/login/ 200',
    );
  });

  it('has each page’s own policy before anything that the policy is about', async () => {
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

  it('has brotli and gzip beside what they make smaller, and both are the file', async () => {
    writeRealm(place, 'delta');
    await build({ select: ['delta'] });
    for (const path of ['index.html', 'es/index.html', '404.html']) {
      const plain = readFileSync(join(place.out, path));
      const [br, gz] = ['br', 'gz'].map((form) => readFileSync(join(place.out, `${path}.${form}`)));
      expect(brotliDecompressSync(br ?? ''), path).toEqual(plain);
      expect(gunzipSync(gz ?? ''), path).toEqual(plain);
    }
  });

  it('has nothing beside what fits into one packet as it is', async () => {
    writeRealm(place, 'delta');
    await build({ select: ['delta'] });
    const alone = ['robots.txt', 'sitemap.xml'].filter(
      (path) => readFileSync(join(place.out, path)).length < 1000,
    );
    expect(alone).toContain('robots.txt');
    const forms = alone.flatMap((path) => [`${path}.br`, `${path}.gz`]);
    expect(filesBelow(place.out).filter((path) => forms.includes(path))).toEqual([]);
  });

  it('has a manifest of its files with their hashes, and no time', async () => {
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

  it('says where a realm without data lacks it, and asks for it in the browser', async () => {
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

describe('the same input', () => {
  it('gives the same bytes, whatever the order, the time or the language of the machine', async () => {
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

describe('several realms', () => {
  it('have code and fonts once, and each a folder that is whole by itself', async () => {
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

  it('never replace a shared file that is right: another thread may be linking it', async () => {
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

  it('take the code compressed as it was when the site was built, and compress what is not', async () => {
    writeRealm(place, 'delta');
    packCode(place.dist);
    const packed = join(place.dist, 'packed', CODE);
    // what nobody would compress it to shows where it came from
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

  it('do not suffer from one that is broken: it is named, and keeps the site that it had', async () => {
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

  it('do not suffer from one that cannot be read either', async () => {
    for (const id of ['delta', 'echo']) writeRealm(place, id);
    rmSync(join(place.realms, 'echo/realm.json'));
    write(join(place.realms, 'echo/realm.json/inside'), 'a folder in its place');
    const { sites } = await build();
    expect(sites.map(({ outcome }) => outcome)).toEqual(['written', 'failed']);
    expect(sites[1]?.findings.map(({ rule }) => rule)).toEqual(['realm-unreadable']);
  });

  it('name the addresses of this machine in a site, unless it is asked for here', async () => {
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

  it('say why one failed that no rule finds fault with', async () => {
    writeRealm(place, 'delta');
    const brand = { logo: 'assets/logo.png', loginBackground: { web: 'assets/logo.png' } };
    writeRealm(place, 'echo', { brand });
    // A header that says what it should, and nothing behind it: whoever draws it comes to no end.
    const header = Buffer.from('89504e470d0a1a0a0000000d49484452000000400000004008060000', 'hex');
    writeFileSync(join(place.realms, 'echo/assets/logo.png'), header);
    const { sites } = await build();
    expect(sites.map(({ outcome }) => outcome)).toEqual(['written', 'failed']);
    expect(sites[1]?.reason).toContain(join(place.realms, 'echo/assets/logo.png'));
    expect(sites[1]?.reason).toMatch(/png/i);
  });

  it('do not suffer from one for which there is no room, and the log has no trace of it', async () => {
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

  it('are written again where a folder stands in the place of a site’s manifest', async () => {
    for (const id of ['delta', 'echo']) writeRealm(place, id);
    await build();
    rmSync(join(place.out, 'echo/build.json'));
    write(join(place.out, 'echo/build.json/inside'), 'a folder in its place');
    expect((await build()).sites.map(({ outcome }) => outcome)).toEqual(['unchanged', 'written']);
  });

  it('say of a fault of ours what it is, and the log where', async () => {
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

  it('may not share a host: the later one fails', async () => {
    writeRealm(place, 'delta', { hosts: ['one.example'] });
    writeRealm(place, 'echo', { hosts: ['two.example', 'one.example'] });
    const { sites } = await build();
    expect(sites.map(({ outcome }) => outcome)).toEqual(['written', 'failed']);
    expect(sites[1]?.findings.map(({ rule }) => rule)).toEqual(['host-taken']);
  });

  it('are as many as were in hand when the build is told to end, and nothing half written is left', async () => {
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

  it('lose the site of a realm that is no more', async () => {
    writeRealm(place, 'delta');
    writeRealm(place, 'echo');
    await build();
    rmSync(join(place.realms, 'echo'), { recursive: true });
    expect((await build()).removed).toEqual(['echo']);
    expect(existsSync(join(place.out, 'echo'))).toBe(false);
    expect(read('builds.json')).not.toContain('echo');
  });

  it('lose the site of a realm that is no more also when the build before was killed before it had a list', async () => {
    writeRealm(place, 'delta');
    writeRealm(place, 'echo');
    writeRealm(place, 'kilo');
    await build();
    rmSync(join(place.out, 'builds.json'));
    // Killed between the two names.
    renameSync(join(place.out, 'kilo'), join(place.out, '.kilo.before'));
    for (const id of ['echo', 'kilo']) rmSync(join(place.realms, id), { recursive: true });
    expect((await build()).removed).toEqual(['echo', 'kilo']);
    expect(readdirSync(place.out).sort()).toEqual(['_shared', 'builds.json', 'delta']);
  });
});

describe('the list of sites', () => {
  it.each(['', '[]', '{"realms":[]}', 'null'])(
    'is written anew where it holds %j',
    async (text) => {
      writeRealm(place, 'delta');
      await build();
      const before = read('builds.json');
      write(join(place.out, 'builds.json'), text);
      await build();
      expect(read('builds.json')).toBe(before);
    },
  );

  it('is named where a folder stands in its place', async () => {
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

  it('writes nothing when nothing has changed, and everything when it is told to', async () => {
    const times = () =>
      filesBelow(place.out).map((path) => statSync(join(place.out, path)).mtimeMs);
    const before = times();
    expect(await changed()).toEqual([]);
    expect(times()).toEqual(before);
    expect(await changed({ force: true })).toEqual(['delta', 'echo']);
  });

  it('writes the realm that changed, and of it what changed', async () => {
    writeRealm(place, 'echo', { legal: { terms: 'https://echo.example/terms' } });
    const { sites } = await build();
    expect(sites.map(({ outcome }) => outcome)).toEqual(['unchanged', 'written']);
    expect(sites[1]?.made).toBeLessThan((sites[1]?.files ?? 0) - 10);
  });

  it('keeps the data of realms whose origin does not answer, says so, and knocks no more than it has to', async () => {
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

  it('takes away files that are no longer wanted', async () => {
    expect(existsSync(join(place.out, 'echo/es/index.html'))).toBe(true);
    writeRealm(place, 'echo', {
      description: 'Every regatta.',
      locales: { default: 'en', supported: ['en'] },
    });
    await build();
    expect(existsSync(join(place.out, 'echo/es'))).toBe(false);
    expect(existsSync(join(place.out, 'echo/index.html'))).toBe(true);
  });

  it('follows a picture, a label file and the compiled site', async () => {
    write(join(place.realms, 'delta/assets/logo.svg'), SQUARE.replace('aa3311', '1133aa'));
    expect(await changed()).toEqual(['delta']);
    write(join(place.realms, 'delta/labels/en.json'), '{"notFound.title":"Adrift"}');
    expect(await changed()).toEqual(['delta']);
    expect(read('delta/404.html')).toContain('Adrift');
    writeFileSync(join(place.dist, 'boot.js'), 'void 1;');
    expect(await changed()).toEqual(['delta', 'echo']);
  });

  it('follows what the origin says, unless it is told to keep what it has', async () => {
    origin.title = 'The rematch';
    origin.calls.length = 0;
    expect(await changed({ keepData: true })).toEqual([]);
    expect(origin.calls).toEqual([]);
    expect(await changed()).toEqual(['delta', 'echo']);
    expect(read('delta/404.html')).toContain('The rematch en');
  });

  it('of one realm alone goes where all of them are', async () => {
    writeRealm(place, 'echo', { name: 'Echo' });
    writeRealm(place, 'delta', { name: 'Other' });
    expect(await changed({ select: ['echo'] })).toEqual(['echo']);
    expect(existsSync(join(place.out, 'index.html'))).toBe(false);
    expect(await changed()).toEqual(['delta']);
  });
});

describe('what cannot be done', () => {
  it('names the folder where a full disk does not, and leaves no lock', async () => {
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

  it('is two builds at once into one folder: one is told, and the other ends well', async () => {
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
    ['several into the same folder', {}, '.building'],
    ['one into the same folder', {}, '../.out.building'],
    ['one of their sites', {}, '.delta.building'],
    ['several, of one', { select: ['delta'] }, '.building'],
    ['several, of one of their sites', { select: ['delta'] }, '../.building'],
  ])('is a build beside one of another process: %s', async (_, changes, name) => {
    writeRealm(place, 'delta');
    const lock = join(place.out, name);
    write(lock, String(process.ppid));
    await expect(build(changes)).rejects.toThrow(
      `Another build is writing there (process ${process.ppid})`,
    );
    expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
  });

  it('is no code of a build before the last, though it lies beside', async () => {
    writeRealm(place, 'delta');
    write(join(place.dist, 'client/code/aaa-00000000.js'), 'old');
    write(join(place.dist, 'client/code/sheet-00000000.css'), '.old{}');
    await build();
    expect(existsSync(join(place.out, 'delta/code/aaa-00000000.js'))).toBe(false);
    expect(read('delta/index.html')).not.toContain('.old{}');
  });

  it('leaves alone what is hidden there and not ours, whatever its name', async () => {
    writeRealm(place, 'delta');
    write(join(place.out, '.notes.before/old.txt'), 'years of work');
    expect((await build()).sites).toMatchObject([{ outcome: 'written' }]);
    expect(read('.notes.before/old.txt')).toBe('years of work');
  });

  it('is no longer so when whoever had the folder is dead', async () => {
    writeRealm(place, 'delta');
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    write(join(place.out, '.building'), String(pid));
    expect((await build()).sites).toMatchObject([{ outcome: 'written' }]);
    expect(existsSync(join(place.out, '.building'))).toBe(false);
  });

  it.each([
    ['an unknown realm', { select: ['dleta'] }, /There is no realm "dleta".*delta/],
    ['a folder of somebody’s', {}, /holds files that are no build/],
  ])('is refused: %s', async (_, changes, message) => {
    writeRealm(place, 'delta');
    write(join(place.out, 'thesis.txt'), 'years of work');
    await expect(build(changes)).rejects.toThrow(message);
    expect(read('thesis.txt')).toBe('years of work');
  });

  it('is a site inside a realm’s own folder, which would be part of what it is made of', async () => {
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

  it('is refused: a site that has not been compiled', async () => {
    writeRealm(place, 'delta');
    rmSync(place.dist, { recursive: true });
    await expect(build()).rejects.toThrow(/has not been built/);
  });
});

describe('a wide logo', () => {
  it('stands in the icons on the brand’s surface', async () => {
    writeRealm(place, 'delta', {}, WIDE);
    await build({ select: ['delta'] });
    const { icons } = JSON.parse(read('manifest.webmanifest'));
    expect(icons.some(({ src }: { src: string }) => src.endsWith('.svg'))).toBe(false);
    expect(REALM.theme.surface).toBe('#102030');
  });
});
