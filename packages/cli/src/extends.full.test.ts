import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marqueeIn, startMarquee, writeRealm } from './testing/marquee';

let dir: string;

const marquee = (...words: string[]) => marqueeIn(dir, words);
const read = (path: string) => readFile(join(dir, path), 'utf8');

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(dir, path, '..'), { recursive: true });
  await writeFile(join(dir, path), text);
}

const HEIR = `{
  // Delta, in the look of the house.
  "extends": ["preset:fights", "house"],
  "name": "Delta",
  "fullName": "Delta Fights",
  "origin": { "publicKey": "delta-key" },
  "theme": { "accent": "#f97675" }, // until the season begins
  "legal": { "terms": "https://delta.example/terms" },
  "pages": { "home": { "sections": [{ "id": "replays", "limit": 20 }] } }
}
`;

const OLD = `{
  // The first file of ours.
  "name": "Old",
  "fullName": "Old Television",
  "brand": { "logo": "assets/logo.svg", "loginBackground": { "web": "assets/logo.svg" } },
  "locales": { "default": "en" },
  "origin": { "publicKey": "old-key" },
  "auth": {
    "providers": [{ "type": "id" }],
    // Ask the app team.
    "apps": [{ "name": "tv", "scheme": "oldtv" }]
  }
}
`;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marquee-'));
  await writeRealm(join(dir, 'realms/house'), {
    hosts: ['house.example'],
    theme: { accent: '#00aa00', density: 'airy' },
    pages: undefined,
  });
  await write('realms/delta/realm.json', HEIR);
  await writeRealm(join(dir, 'realms/broken'), { theme: { scheme: 'drak' }, pages: undefined });
  await write('realms/heir-of-broken/realm.json', HEIR.replace('"house"', '"broken"'));
  await writeRealm(join(dir, 'old/base'), {});
  await write('old/base/realm.json', OLD);
  await write('old/heir/realm.json', HEIR.replace('"house"', '"base"'));
}, 60_000);

afterAll(() => rm(dir, { recursive: true, force: true }));

describe('marquee validate', () => {
  it('finds nothing wrong with a realm that extends a preset and another realm', async () => {
    expect(await marquee('validate', 'realms/delta')).toMatchObject({
      code: 0,
      out: 'Nothing wrong in 1 realm.\n',
    });
  });

  it('names the file to correct for an inherited mistake', async () => {
    const { code, out } = await marquee('validate', 'realms/heir-of-broken', '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([
      {
        rule: 'broken-base',
        file: join('realms/heir-of-broken/realm.json'),
        pointer: '/extends/1',
      },
    ]);
  });
});

describe('marquee print', () => {
  it('prints the file that the realm would have without extends', async () => {
    const { code, out } = await marquee('print', 'delta', '--realms', 'realms');
    const merged = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(merged)).not.toContain('extends');
    expect(merged).toMatchObject({
      name: 'Delta',
      theme: { accent: '#f97675', density: 'airy', displayCase: 'upper' },
      origin: { publicKey: 'delta-key' },
    });
    expect(merged).not.toHaveProperty('hosts');
    // What is printed is a realm itself, once its pictures stand beside it.
    await writeRealm(join(dir, 'printed/delta'), {});
    await write('printed/delta/realm.json', out);
    const resolved = await Promise.all(
      [['printed'], ['realms']].map(([realms = '']) =>
        marquee('print', 'delta', '--realms', realms, '--resolved'),
      ),
    );
    expect(JSON.parse(resolved[0]?.out ?? '')).toEqual(JSON.parse(resolved[1]?.out ?? ''));
  });

  it('says which file and line gave each value', async () => {
    const { code, out } = await marquee('print', 'realms/delta', '--explain', '--format', 'json');
    const values: { pointer: string; from: { file: string; line: number } }[] = JSON.parse(out);
    const from = (pointer: string) => values.find((value) => value.pointer === pointer)?.from;
    expect(code).toBe(0);
    expect(from('/theme/accent')).toMatchObject({ file: 'realms/delta/realm.json', line: 7 });
    expect(from('/theme/density')).toMatchObject({ file: 'realms/house/realm.json' });
    expect(from('/theme/displayCase')).toMatchObject({ file: 'preset:fights' });
    for (const { pointer, from: place } of values) {
      if (place.file.startsWith('preset:')) continue;
      const line = (await read(place.file)).split('\n')[place.line - 1] ?? '';
      const key = pointer.split('/').findLast((part) => !/^\d+$/.test(part)) ?? '';
      expect(`${line}${pointer}`).toContain(key);
    }
  });

  it('marks the defaults of a resolved realm', async () => {
    const { out } = await marquee('print', 'realms/delta', '--resolved', '--explain');
    expect(out).toMatch(/^theme\.accent +"#f97675" +realms\/delta\/realm\.json:7$/m);
    expect(out).toMatch(/^brand\.logo\.width +220 +realms\/house\/realm\.json:\d+$/m);
    expect(out).toMatch(/^brand\.icon\.src +"\S+" +default: the logo$/m);
    expect(out).toMatch(/^auth\.selfRegistration +true +default: the schema$/m);
    expect(out).toMatch(/^pages\.home\.sections\[3\]\.limit +20 +realms\/delta\/realm\.json:9$/m);
  });

  it('answers 1 with the findings when the realm cannot be printed', async () => {
    const resolved = await marquee('print', 'realms/broken', '--resolved');
    expect(resolved).toMatchObject({ code: 1, out: '' });
    expect(resolved.err).toContain('"drak" is not among the values');
    // A wrong value does not hide where other values come from.
    expect(await marquee('print', 'realms/broken')).toMatchObject({ code: 0, err: '' });
    expect(await marquee('print', 'nowhere')).toMatchObject({ code: 2, out: '' });
  });
});

describe('marquee diff', () => {
  it('answers 0 for the same realm, and for a default that is written down', async () => {
    const text = (await read('realms/house/realm.json')).replace(
      '"theme"',
      '"features": { "live": true }, "menus": { "main": [] }, "theme"',
    );
    await write('saved.json', text);
    expect(await marquee('diff', 'realms/house', 'realms/house/realm.json')).toEqual({
      code: 0,
      out: 'Nothing differs.\n',
      err: '',
    });
    expect(await marquee('diff', 'realms/house', 'saved.json')).toMatchObject({ code: 0 });
  });

  it('answers 1 and groups differences by subject', async () => {
    await writeRealm(join(dir, 'realms/other'), {
      pages: undefined,
      hosts: ['other.example'],
      theme: { accent: '#0000aa', density: 'airy' },
      auth: {
        providers: [
          { type: 'id', fields: [{ id: 'email', type: 'email' }] },
          { type: 'magicLink' },
        ],
        selfRegistration: false,
      },
      legal: { terms: 'https://other.example/terms' },
      description: { en: 'Every regatta, live.', es: 'Todas las regatas.' },
    });
    await write('realms/other/labels/en.json', '{ "login.title": "Come in" }');
    await write(
      'realms/other/assets/logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
    const { code, out } = await marquee(
      'diff',
      'house',
      'other',
      '--realms',
      'realms',
      '--format',
      'json',
    );
    const found: { group: string; kind: string; a: unknown; b: { pointer: string } | null }[] =
      JSON.parse(out);
    expect(code).toBe(1);
    const groups = (group: string) =>
      found.filter((one) => one.group === group).map(({ kind, b }) => `${kind} ${b?.pointer}`);
    expect(groups('sign-in')).toEqual(['added /auth/providers/1', 'added /auth/selfRegistration']);
    expect(groups('consent')).toEqual(['added /legal/terms']);
    expect(groups('fields')).toEqual(['added /auth/providers/0/fields']);
    expect(groups('text')).toEqual(['changed /description/en', 'added /labels/en/login.title']);
    expect(groups('look')).toEqual([
      'changed /theme/accent',
      'changed /brand/loginBackground/web',
      'changed /brand/logo',
    ]);
    expect(groups('other')).toEqual(['changed /hosts/0']);
    expect(found.find(({ b }) => b?.pointer === '/theme/accent')).toMatchObject({
      a: { value: '#00aa00', place: { file: 'realms/house/realm.json' } },
      b: { value: '#0000aa', place: { file: 'realms/other/realm.json' } },
    });
  });

  it('prints differences for people under a heading for each group', async () => {
    const { out } = await marquee('diff', 'realms/house', 'realms/delta');
    expect(out).toMatch(/^look\n(.*\n)* {2}~ theme\.accent {2}"#00aa00" → "#f97675"$/m);
  });

  it('answers 2 when a side cannot be read', async () => {
    await write('broken.json', '{ "name": ');
    for (const side of ['broken.json', 'nowhere']) {
      expect(await marquee('diff', 'realms/house', side)).toMatchObject({ code: 2, out: '' });
    }
  });
});

describe('marquee migrate', () => {
  it('shows what would change, bases first, and writes nothing', async () => {
    const { code, out } = await marquee('migrate', 'heir', '--realms', 'old');
    expect(code).toBe(1);
    expect(out.match(/^--- .*/gm)).toEqual([
      `--- ${join('old/base/realm.json')}`,
      `--- ${join('old/heir/realm.json')}`,
    ]);
    expect(out).toContain('\n-    "apps": [{ "name": "tv", "scheme": "oldtv" }]\n');
    expect(out).toContain('\n+    "native": [{ "name": "tv", "scheme": "oldtv" }]\n');
    expect(out).toContain('# The native apps moved');
    expect(out.endsWith('2 of 2 files would change. Write them with --write.\n')).toBe(true);
    expect(await read('old/base/realm.json')).toBe(OLD);
  });

  it('writes the changes, keeps comments and everything else, and changes nothing in a second run', async () => {
    const before = JSON.parse((await marquee('print', 'old/heir', '--resolved')).out);
    expect(await marquee('migrate', 'old/heir', '--write')).toMatchObject({
      code: 0,
      out: 'Brought 2 of 2 files to version 2.\n',
    });
    expect(await read('old/base/realm.json')).toBe(
      OLD.replace(
        '  // The first file of ours.\n',
        '  "version": 2,\n  // The first file of ours.\n',
      )
        .replace(/,\n {4}\/\/ Ask the app team.\n {4}"apps".*\n {2}\}/, '\n  },')
        .replace(
          /\n\}\n$/,
          '\n  "apps": {\n    // Ask the app team.\n    "native": [{ "name": "tv", "scheme": "oldtv" }]\n  }\n}\n',
        ),
    );
    expect(await read('old/heir/realm.json')).toContain('// until the season begins');
    expect(JSON.parse((await marquee('print', 'old/heir', '--resolved')).out)).toEqual(before);
    expect(await marquee('migrate', 'old', '--write')).toEqual({
      code: 0,
      out: 'Nothing to do in 2 files.\n',
      err: '',
    });
    expect((await readdir(join(dir, 'old/base'))).sort()).toEqual(['assets', 'realm.json']);
  });

  it('does not say that there is nothing to do when no file could be read', async () => {
    await mkdir(join(dir, 'torn/realm'), { recursive: true });
    await writeFile(join(dir, 'torn/realm/realm.json'), '{');
    expect(await marquee('migrate', 'torn')).toEqual({
      code: 1,
      out: '',
      err: expect.stringContaining('syntax'),
    });
  });

  it('changes only the named realms, and keeps permissions', async () => {
    await write('apart/one/realm.json', OLD);
    await write('apart/two/realm.json', OLD);
    await rm(join(dir, 'apart/one/realm.json'));
    await writeFile(join(dir, 'apart/one/realm.json'), OLD, { mode: 0o640 });
    await marquee('migrate', 'apart/one', '--write');
    expect(await read('apart/two/realm.json')).toBe(OLD);
    expect((await stat(join(dir, 'apart/one/realm.json'))).mode & 0o777).toBe(0o640);
  });

  it.each(['', '.'])('refuses %j as the name of a realm', async (path) => {
    await write('unset/one/realm.json', OLD);
    const { code } = await marquee('migrate', path, '--write', '--realms', 'unset');
    expect(code).toBe(2);
    expect(await read('unset/one/realm.json')).toBe(OLD);
  });

  it('leaves a byte-order mark where it was', async () => {
    await write('marked/one/realm.json', `\uFEFF${OLD}`);
    expect((await marquee('migrate', 'marked', '--write')).code).toBe(0);
    const text = await read('marked/one/realm.json');
    expect([text.startsWith('\uFEFF{'), text.includes('"version": 2')]).toEqual([true, true]);
  });

  it('skips a file that cannot be read, and names it', async () => {
    await write('mixed/bad/realm.json', '{ "name": ');
    await write('mixed/good/realm.json', OLD);
    const { code, out, err } = await marquee('migrate', 'mixed', '--write');
    expect(code).toBe(1);
    expect(err).toContain(join('mixed/bad/realm.json:1'));
    expect(out).toBe('Brought 1 of 2 files to version 2.\n');
    expect(await read('mixed/bad/realm.json')).toBe('{ "name": ');
  });

  it('leaves whole files, old or new, when it is killed in the middle', async () => {
    const count = 120;
    const ids = Array.from({ length: count }, (_, index) => `r${String(index).padStart(3, '0')}`);
    const long = OLD.replace('// The first', `// ${'Words. '.repeat(4000)}\n  // The first`);
    for (const id of ids) await write(`many/${id}/realm.json`, long);
    const running = startMarquee(dir, ['migrate', 'many', '--write']);
    const isNew = async (id: string) => (await read(`many/${id}/realm.json`)) !== long;
    while (!(await isNew('r003'))) {
      // Read again until the command is in the middle of its work.
    }
    await running.end('SIGKILL');

    const texts = await Promise.all(ids.map((id) => read(`many/${id}/realm.json`)));
    const fresh = texts.filter((text) => text !== long);
    expect(fresh.length).toBeGreaterThan(3);
    expect(fresh.length).toBeLessThan(count);
    expect(new Set(fresh).size).toBe(1);
    expect(fresh[0]).toContain('"version": 2');
    expect(fresh[0]?.endsWith('\n}\n')).toBe(true);
    expect((await marquee('migrate', 'many', '--write')).code).toBe(0);
    const after = await Promise.all(ids.map((id) => read(`many/${id}/realm.json`)));
    expect(new Set(after)).toEqual(new Set(fresh));
  });
});
