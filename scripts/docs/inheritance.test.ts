import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readRealms } from '@marquee/realm/node';
import { getNodeValue, parseTree } from 'jsonc-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STEPS } from '../../packages/realm/src/migrations/steps';
import { root } from '../workspace/root.mjs';

const page = (name: string) => readFileSync(join(root, 'docs/operators', name), 'utf8');

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-'));
  cpSync(join(root, 'realm-configs/apex'), join(dir, 'realm-configs/apex'), { recursive: true });
});

afterAll(() => rmSync(dir, { recursive: true }));

it('the files of the page on inheritance are realms without findings', async () => {
  const files = [
    ...page('inheritance.md').matchAll(/`(realm-configs\/\S+)`:\n\n```jsonc\n([\s\S]*?)```/g),
  ];
  for (const [, path = '', text = ''] of files) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  const { realms, findings } = await readRealms(join(dir, 'realm-configs'));
  // A remark needs no correction.
  expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
  expect([...realms.keys()]).toEqual(['apex', 'delta', 'north']);
  expect(realms.get('delta')?.realm.pages.home.sections.map(({ id }) => id)).not.toContain(
    'replays',
  );
});

it('the page on inheritance lists every preset with its own description', () => {
  const folder = join(root, 'packages/realm/presets');
  const rows = readdirSync(folder).map((file) => {
    const tree = parseTree(readFileSync(join(folder, file), 'utf8'));
    const { description } = tree ? getNodeValue(tree) : {};
    return `| \`preset:${file.replace('.json', '')}\` | ${description} |`;
  });
  const table = page('inheritance.md').match(/^\| `preset:.*\|$/gm) ?? [];
  expect([...table].sort()).toEqual(rows.sort());
});

it('the page on versions lists every step', () => {
  const rows = STEPS.map(({ from, to, describe }) => `| ${from} | ${to} | ${describe} |`);
  expect(page('versions.md').match(/^\| \d.*\|$/gm)).toEqual(rows);
});
