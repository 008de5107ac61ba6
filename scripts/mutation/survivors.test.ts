import { describe, expect, it } from 'vitest';
import { judge, scoreOf } from './survivors.mjs';

const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});

const report = {
  files: {
    'rules/a.ts': {
      source: 'export const isOld = (age) =>\n  age > 17;\n',
      mutants: [
        { status: 'Killed', replacement: 'age >= 17', location: at(2, 3, 11) },
        { status: 'Timeout', replacement: 'true', location: at(2, 3, 11) },
        { status: 'Survived', replacement: 'age < 17', location: at(2, 3, 11) },
        { status: 'NoCoverage', replacement: 'false', location: at(2, 3, 11) },
        { status: 'CompileError', replacement: '', location: at(2, 3, 11) },
      ],
    },
  },
};

describe('the score of the rules', () => {
  it('counts a mutant that no test reaches like one that no test notices', () => {
    const { caught, mutants } = judge(report);
    expect({ caught, mutants, score: scoreOf({ caught, mutants }) }).toEqual({
      caught: 2,
      mutants: 4,
      score: 50,
    });
  });

  it('ignores files that are no longer mutated', () => {
    expect(judge(report, ['rules/b.ts']).mutants).toBe(0);
  });

  it('is rounded down, so that 89.99 % does not reach 90 %', () => {
    expect(scoreOf({ caught: 8999, mutants: 10_000 })).toBe(89.9);
    expect(scoreOf({ caught: 900, mutants: 1000 })).toBe(90);
  });

  it('comes with the names of survivors, without line numbers', () => {
    expect(judge(report).survivors).toEqual([
      'rules/a.ts: age > 17 → age < 17 in: age > 17;',
      'rules/a.ts: age > 17 → false in: age > 17;',
    ]);
  });
});
