import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { examine } from './examine';
import { RULES } from './index';
import type { RulePage } from './rule';

const OTHERS = ['examine.ts', 'rule.ts', 'rule-docs.ts', 'index.ts', 'rules.test.ts'];
const files = (await readdir(import.meta.dirname)).filter((file) => !OTHERS.includes(file));

/** Rules for what the syntax or the schema refuses. */
const OF_SHAPE = [
  ...['syntax', 'unknown-key', 'missing-key', 'wrong-type', 'unknown-value', 'wrong-format'],
  ...['out-of-range', 'duplicate-value', 'realm-unreadable'],
];

describe('every rule', () => {
  it('has a file with its page, and every file is a rule’s', () => {
    expect(files.map((file) => file.replace(/\.ts$/, '')).sort()).toEqual(
      Object.keys(RULES).sort(),
    );
  });

  it('is one of more than thirty that no schema can replace', () => {
    const semantic = Object.keys(RULES).filter((name) => !OF_SHAPE.includes(name));
    expect(semantic.length).toBeGreaterThan(30);
  });

  it.each(Object.entries(RULES))('says in whole sentences when and why: %s', (_name, rule) => {
    expect(rule.about).toMatch(/^[A-Z“].*\.$/);
    expect(rule.why).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the example of a rule', async () => {
  const pages: [string, RulePage][] = await Promise.all(
    Object.keys(RULES).map(async (name) => {
      const { page }: { page: RulePage } = await import(`../lint-rules/${name}.ts`);
      return [name, page] as [string, RulePage];
    }),
  );

  it.each(pages)(
    'has one finding, at its mark, and none once it is corrected: %s',
    async (name, page) => {
      const bad = await examine(page.bad, page);
      expect(bad.findings.map(({ rule }) => rule)).toEqual([page.beside ?? [], name].flat());
      const finding = bad.findings.find(({ rule }) => rule === name);
      expect(finding).toMatchObject(bad.marked ?? { line: 1, column: 1 });
      expect((await examine(page.good, page)).findings).toEqual([]);
      expect(page.howToFix).toMatch(/^[A-Z].*\.$/);
    },
  );
});
