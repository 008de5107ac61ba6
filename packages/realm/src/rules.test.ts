import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { RULES } from './rules';

const LIST = join(dirname(fileURLToPath(import.meta.url)), '../../../docs/operators/findings.md');

it('has every rule in the list for operators, as it is', async () => {
  const text = await readFile(LIST, 'utf8');
  const rows = [...text.matchAll(/^\| `([a-z-]+)` \| (\w+) \| (.+) \|$/gm)];
  expect(rows.map(([, rule, severity, about]) => ({ rule, severity, about }))).toEqual(
    Object.entries(RULES).map(([rule, { severity, about }]) => ({ rule, severity, about })),
  );
});
