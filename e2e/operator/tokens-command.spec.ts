import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marquee } from '../journey/marquee';
import { expect, test as journey } from '../journey/test';
import { root } from '../test-servers/paths';

const THEMES = {
  delta: { accent: '#b3300c' },
  night: { scheme: 'dark', accent: '#203060' },
};

/** `realms` is a folder of two brands, one of them in both schemes. */
const test = journey.extend<{ realms: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  realms: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'tokens-'));
    for (const [id, theme] of Object.entries(THEMES)) {
      await cp(join(root, 'realm-configs/plain'), join(folder, id), { recursive: true });
      const file = join(folder, id, 'realm.json');
      const realm = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(file, JSON.stringify({ ...realm, theme, hosts: [] }));
    }
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test('marquee tokens writes one realm in one scheme as a file of Design Tokens', async ({
  realms,
}) => {
  const { code, out } = await marquee('tokens', 'delta', '--realms', realms, '--scheme', 'light');
  expect(code).toBe(0);
  const { colour, scale } = JSON.parse(out);
  expect(colour.accent).toMatchObject({ $type: 'color', $value: '{scale.accent.9}' });
  expect(scale.accent[9].$value).toEqual({
    colorSpace: 'srgb',
    components: [0.70196, 0.18824, 0.04706],
    alpha: 1,
    hex: '#b3300c',
  });
});

test('marquee tokens writes several realms as one resolver document, or as a file each', async ({
  realms,
}) => {
  const printed = await marquee('tokens', 'delta', 'night', '--realms', realms);
  expect(printed.code).toBe(0);
  expect(Object.keys(JSON.parse(printed.out).modifiers.theme.contexts)).toEqual([
    'delta-light',
    'delta-dark',
    'night-dark',
  ]);
  const made = join(realms, 'made');
  const { code, out } = await marquee('tokens', '--all', '--realms', realms, '--out', made);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^Wrote 4 files to /) });
  expect((await readdir(made)).sort()).toEqual([
    'delta.dark.tokens.json',
    'delta.light.tokens.json',
    'night.dark.tokens.json',
    'themes.resolver.json',
  ]);
  const alone = await marquee('tokens', 'night', '--realms', realms);
  expect(alone.out).toBe(await readFile(join(made, 'night.dark.tokens.json'), 'utf8'));
});

test('marquee tokens gives Figma one collection with a mode for each realm and scheme', async ({
  realms,
}) => {
  const { out } = await marquee('tokens', '--all', '--realms', realms, '--format', 'figma');
  const [collection] = Object.values<{ modes: { name: string }[] }>(
    JSON.parse(out).meta.variableCollections,
  );
  expect(collection?.modes.map(({ name }) => name)).toEqual([
    'delta light',
    'delta dark',
    'night dark',
  ]);
  const words = ['tokens', 'delta', '--realms', realms, '--format', 'figma-request'];
  const request = await marquee(...words);
  expect(JSON.parse(request.out).variableCollections).toMatchObject([{ action: 'CREATE' }]);
});

test('marquee tokens reports a brand colour that the site adjusts, and refuses a scheme that a realm has not', async ({
  realms,
}) => {
  const { code, err, out } = await marquee('tokens', 'night', '--realms', realms);
  expect(code).toBe(0);
  expect(err).toContain('"#203060" has a contrast of');
  expect(err).toMatch(/realm\.json:\d+:\d+/);
  expect(() => JSON.parse(out)).not.toThrow();
  const light = await marquee('tokens', 'night', '--realms', realms, '--scheme', 'light');
  expect(light).toMatchObject({ code: 2, out: '' });
  expect(light.err).toContain('The realm "night" is dark alone: it has no light pages.');
});

for (const format of ['dtcg', 'figma', 'figma-request', 'css']) {
  test(`marquee tokens writes every sample realm as ${format}`, async () => {
    const { code, out } = await marquee('tokens', '--all', '--format', format);
    expect(code).toBe(0);
    expect(out.length).toBeGreaterThan(10_000);
  });
}
