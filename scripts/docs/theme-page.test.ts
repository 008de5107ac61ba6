import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeCss } from '@marquee/design-system/theme';
import { readRealms } from '@marquee/realm/node';
import type { ThemeNote } from '@marquee/theme';
import { expect, it } from 'vitest';
import { root } from '../workspace/root.mjs';

const page = readFileSync(join(root, 'docs/operators/theme.md'), 'utf8');

const USES: Record<ThemeNote['use'], string> = {
  surface: 'the page',
  text: 'text',
  edge: 'edges',
  mark: 'marks on pictures',
};

const row = (realm: string, { input, scheme, use, from, to, needed, reached }: ThemeNote) =>
  `| ${realm} | ${scheme} | ${input} | ${USES[use]} | \`${from}\` | \`${to}\` | ${reached.toFixed(2)} of ${needed} |`;

it('the page on themes lists the colours that had to change in the sample realms', async () => {
  const { realms } = await readRealms(join(root, 'realm-configs'));
  const rows = [...realms].flatMap(([id, { realm }]) =>
    themeCss(realm.theme).notes.map((note) => row(id, note)),
  );
  const table = [
    '| realm | scheme | key | used for | from | to | contrast before |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
  const [, shown = ''] = /<!-- moved: [^>]* -->\n([\s\S]*?)\n?<!-- \/moved -->/.exec(page) ?? [];
  expect(shown, `Write this into docs/operators/theme.md:\n${table}`).toBe(table);
});

it('the page on themes names every key of a theme', () => {
  const reference = readFileSync(join(root, 'docs/operators/realm-reference.md'), 'utf8');
  const keys = [...reference.matchAll(/^\| `theme\.([\w.]+)` \|/gm)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => key !== 'fonts' && !page.includes(key))).toEqual([]);
});
