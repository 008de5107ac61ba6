import { describe, expect, it } from 'vitest';
import { examine } from '../lint-rules/examine';
import { RULES } from '../lint-rules/index';
import type { RulePage } from '../lint-rules/rule';
import { CORPUS } from './corpus';
import GOLDEN from './examples.json' with { type: 'json' };

/** Golden findings of rules that need several files or another sound realm: those of the examples of their pages. */
describe('the example of a rule that no realm of the corpus shows', () => {
  it.each(Object.entries(GOLDEN))('%s', async (name, golden) => {
    const { page }: { page: RulePage } = await import(`../lint-rules/${name}.ts`);
    const { findings } = await examine(page.bad, page);
    const found = findings
      .filter(({ rule }) => rule === name)
      .map(({ severity, file, line, column, pointer, message, suggestion, fix }) => ({
        severity,
        file,
        line,
        column,
        pointer,
        message,
        ...(suggestion !== undefined && { suggestion }),
        ...(fix && { fix: fix.title }),
      }));
    expect(found).toEqual([golden]);
  });
});

it('every rule has a golden finding, in the corpus or here', () => {
  const shown = new Set([...CORPUS.map(({ finding }) => finding.rule), ...Object.keys(GOLDEN)]);
  expect([...shown].sort()).toEqual(Object.keys(RULES).sort());
});
