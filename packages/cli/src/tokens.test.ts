import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY } from './repository';
import { marqueeIn, writeRealm } from './testing/marquee';

let dir: string;

const marquee = (...words: string[]) => marqueeIn(dir, words);
const samples = join(REPOSITORY, 'realm-configs');

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marquee-tokens-'));
  await writeRealm(join(dir, 'realm-configs/delta'), { theme: { accent: '#b3300c' } });
  await writeRealm(join(dir, 'realm-configs/night'), {
    theme: { scheme: 'dark', accent: '#203060' },
  });
  await writeRealm(join(dir, 'broken/wrong'), { theme: { scheme: 'drak' } });
  await writeRealm(join(dir, 'broken/sound'), {});
}, 60_000);

afterAll(() => rm(dir, { recursive: true, force: true }));

describe('marquee tokens', () => {
  it('prints one realm in one scheme as a file of Design Tokens', async () => {
    const { code, out } = await marquee('tokens', 'delta', '--scheme', 'light');
    expect(code).toBe(0);
    const file = JSON.parse(out);
    expect(file.colour.accent).toMatchObject({ $type: 'color', $value: '{scale.accent.9}' });
    expect(file.scale.accent[9].$value).toEqual({
      colorSpace: 'srgb',
      components: [0.70196, 0.18824, 0.04706],
      alpha: 1,
      hex: '#b3300c',
    });
  });

  it('prints several as one resolver document with a context for each realm and scheme', async () => {
    const { code, out } = await marquee('tokens', 'delta', 'night');
    expect(code).toBe(0);
    expect(Object.keys(JSON.parse(out).modifiers.theme.contexts)).toEqual([
      'delta-light',
      'delta-dark',
      'night-dark',
    ]);
  });

  it('writes a file for each, and says how many', async () => {
    const { code, out } = await marquee('tokens', '--all', '--out', 'made/tokens');
    expect({ code, out }).toEqual({ code: 0, out: 'Wrote 4 files to made/tokens.\n' });
    expect((await readdir(join(dir, 'made/tokens'))).sort()).toEqual([
      'delta.dark.tokens.json',
      'delta.light.tokens.json',
      'night.dark.tokens.json',
      'themes.resolver.json',
    ]);
    const [alone] = [await marquee('tokens', 'night')];
    const file = await readFile(join(dir, 'made/tokens/night.dark.tokens.json'), 'utf8');
    expect(alone.out).toBe(file);
  });

  it('gives Figma one collection with a mode for each realm and scheme', async () => {
    const { out } = await marquee('tokens', '--all', '--format', 'figma');
    const [collection] = Object.values<{ modes: { name: string }[] }>(
      JSON.parse(out).meta.variableCollections,
    );
    expect(collection?.modes.map(({ name }) => name)).toEqual([
      'delta light',
      'delta dark',
      'night dark',
    ]);
    const request = await marquee('tokens', 'delta', '--format', 'figma-request');
    expect(JSON.parse(request.out).variableCollections).toMatchObject([{ action: 'CREATE' }]);
  });

  it('says on standard error which brand colour viewers see as another, and why', async () => {
    const { code, err, out } = await marquee('tokens', 'night');
    expect(code).toBe(0);
    expect(err).toContain('"#203060" reaches');
    expect(err).toMatch(/realm\.json:\d+:\d+/);
    expect(() => JSON.parse(out)).not.toThrow();
  });

  it('of a broken realm gives the findings alone, and writes nothing of the others', async () => {
    const words = ['tokens', 'wrong', 'sound', '--realms', 'broken', '--out', 'never'];
    const { code, err, out } = await marquee(...words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('"drak" is not among the values of theme.scheme.');
    expect(await readdir(dir)).not.toContain('never');
  });

  it.each([
    [['tokens', 'dleta'], /no realm of that name in realm-configs\. Did you mean delta\?/],
    [['tokens'], /"tokens" needs REALM…, or --all\./],
    [['tokens', 'delta', '--all'], /takes REALM… or --all, not both/],
    [
      ['tokens', 'night', '--scheme', 'light'],
      /The realm "night" is dark alone: it has no light pages\./,
    ],
    [
      ['tokens', 'delta', '--format', 'dctg'],
      /--format is dtcg, figma, figma-request or css, not "dctg"\. Did you mean dtcg\?/,
    ],
    [
      ['tokens', 'delta', '--scheme', 'drak'],
      /--scheme is light or dark, not "drak"\. Did you mean dark\?/,
    ],
  ])('refuses %j with a sentence', async (words, message) => {
    const { code, out, err } = await marquee(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });

  it('has every sample realm in every format', async () => {
    for (const format of ['dtcg', 'figma', 'figma-request', 'css']) {
      const { code, out } = await marquee(
        'tokens',
        '--all',
        '--realms',
        samples,
        '--format',
        format,
      );
      expect(code, format).toBe(0);
      expect(out.length).toBeGreaterThan(10_000);
    }
  });
});
