import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { marqueeIn, marqueeKilled, writeRealm } from './testing/marquee';

let dir: string;
let file: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marquee-killed-'));
  file = join(dir, 'delta/realm.json');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Every file below a folder, with its text. */
async function filesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'utf8')]),
    ),
  );
}

it.each([
  ['validate --fix', ['validate', '--fix', 'delta'], { thme: { accent: '#2f5bea' } }],
  [
    'migrate --write',
    ['migrate', 'delta', '--write'],
    {
      version: 1,
      auth: { providers: [{ type: 'id' }], apps: [{ name: 'a.delta', scheme: 'delta' }] },
    },
  ],
])('%s leaves the old file or the new one, whenever it is killed', async (_, words, changes) => {
  await writeRealm(join(dir, 'delta'), changes);
  // Comments of the operator must stay, too.
  const before = (await readFile(file, 'utf8')).replace('{', '{ // Ours since 1998.');
  await writeFile(file, before);
  await marqueeIn(dir, words);
  const sound = await filesBelow(dir);
  const after = await readFile(file, 'utf8');
  expect(after).not.toBe(before);
  expect(after).toContain('// Ours since 1998.');

  const found: string[] = [];
  for (let at = 1; ; at += 1) {
    await writeFile(file, before);
    const killed = await marqueeKilled(dir, words, at);
    const text = await readFile(file, 'utf8');
    expect([before, after]).toContain(text);
    if (!killed) break;
    found.push(text === before ? 'old' : 'new');
  }
  // Before the draft, in the middle of its text, before it takes the old one's place: it was there each time.
  expect(found.filter((which) => which === 'old').length).toBeGreaterThanOrEqual(4);
  // A second run removes what was left over.
  await writeFile(file, before);
  await marqueeIn(dir, words);
  expect(await filesBelow(dir)).toEqual(sound);
});

it('new leaves a whole brand or none, whenever it is killed', async () => {
  const words = ['new', 'Echo', '--realms', 'realms'];
  await marqueeIn(dir, words);
  const sound = await filesBelow(dir);
  let kills = 0;
  for (let at = 1; ; at += 1) {
    await rm(join(dir, 'realms/echo'), { recursive: true, force: true });
    const killed = await marqueeKilled(dir, words, at);
    const own = Object.entries(await filesBelow(dir)).filter(([path]) =>
      path.startsWith('realms/echo/'),
    );
    expect([{}, sound]).toContainEqual(Object.fromEntries(own));
    if (!killed) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(5);
  expect(await filesBelow(dir)).toEqual(sound);
});
