import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REPOSITORY } from '../repository';
import { marqueeIn } from '../testing/marquee';

// What operators read that the command prints is what it prints. A line of "…" stands for lines that are left out, and a
// number for any: the samples may grow.

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marquee-shown-'));
  await cp(join(REPOSITORY, 'realm-configs/apex'), join(dir, APEX), { recursive: true });
});

afterEach(() => rm(dir, { recursive: true, force: true }));

const APEX = 'realm-configs/apex';

async function edit(file: string, find: string, by: string): Promise<void> {
  const text = await readFile(join(dir, file), 'utf8');
  if (!text.includes(find)) throw new Error(`${file} has no ${find}`);
  await writeFile(join(dir, file), text.replace(find, by));
}

/** What a page has its reader do to the sample before the command is called. */
const BEFORE: Record<string, (page: string) => Promise<unknown>> = {
  'findings.md': () => edit(`${APEX}/realm.json`, '"scheme": "dark"', '"scheme": "drak"'),
  // The sample is of the first version, which has no number.
  'versions.md': async () => {},
  'inheritance.md': async (page) => {
    const [, file = '', text = ''] =
      /`(\S+north\/realm\.json)`:\n\n```jsonc\n(.+?)```/s.exec(page) ?? [];
    await mkdir(join(dir, dirname(file)), { recursive: true });
    await writeFile(join(dir, file), text);
  },
};

describe('what a page shows of the command', () => {
  it.each(Object.keys(BEFORE))('is what it prints: %s', async (name) => {
    const page = await readFile(join(REPOSITORY, 'docs/operators', name), 'utf8');
    await BEFORE[name]?.(page);
    const shown = [...page.matchAll(/```\n\$ npx marquee (.+)\n([\s\S]*?)\n```/g)];
    expect(shown.length).toBeGreaterThan(0);
    for (const [, words = '', text = ''] of shown) {
      const { out, err } = await marqueeIn(dir, words.split(' '));
      expect(out + err).toMatch(asExpression(text));
    }
  });
});

const asExpression = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split('\n')
      .map((line) =>
        line.trim() === '…'
          ? '(?:.*\\n)*?'
          : `${line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\d+/g, '\\d+')}\\n`,
      )
      .join('')}$`,
  );
