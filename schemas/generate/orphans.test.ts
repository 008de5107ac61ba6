import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { orphansIn } from './orphans.mjs';

it('finds files that nothing generates any more, and no others', async () => {
  const root = await mkdtemp(join(tmpdir(), 'orphans-'));
  try {
    await mkdir(join(root, 'docs/rules'), { recursive: true });
    for (const name of ['kept.md', 'renamed.md'])
      await writeFile(join(root, 'docs/rules', name), '');
    const generated = new Map([
      ['docs/rules/kept.md', ''],
      ['docs/rules/new.md', ''],
    ]);
    expect(await orphansIn(root, 'docs/rules', generated)).toEqual(['docs/rules/renamed.md']);
    expect(await orphansIn(root, 'docs/later', generated)).toEqual([]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
