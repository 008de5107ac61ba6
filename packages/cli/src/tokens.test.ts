import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marqueeIn, writeRealm } from './testing/marquee';

// What it writes is shown with the built site, in e2e/operator/tokens-command.spec.ts.

let dir: string;

const marquee = (...words: string[]) => marqueeIn(dir, words);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marquee-tokens-'));
  await writeRealm(join(dir, 'realm-configs/delta'), {});
  await writeRealm(join(dir, 'broken/wrong'), { theme: { scheme: 'drak' } });
  await writeRealm(join(dir, 'broken/sound'), {});
}, 60_000);

afterAll(() => rm(dir, { recursive: true, force: true }));

describe('marquee tokens', () => {
  it('prints only findings for a broken realm, and writes no tokens of the others', async () => {
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
});
