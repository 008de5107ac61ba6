import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../workspace/root.mjs';
import {
  countPlaywright,
  countUnits,
  failedFiles,
  failedPlaces,
  slowestFiles,
  withSecondTry,
} from './results.mjs';

const file = (name: string, passed: number, failures: string[] = []) => ({
  file: join(root, name),
  names: [],
  passed,
  failures,
});

describe('the report of unit tests', () => {
  const report = {
    files: [file('a.test.ts', 1, ['two']), file('b.test.ts', 1), file('c.test.ts', 0, ['lost'])],
  };

  it('names each failure with its file', () => {
    expect(countUnits(report)).toEqual({
      passed: 2,
      failed: 2,
      failures: ['a.test.ts: two', 'c.test.ts: lost'],
      notRun: [],
      said: {},
    });
  });

  it('replaces the results of files that failed by those of their second try', () => {
    expect(failedFiles(report)).toEqual([join(root, 'a.test.ts'), join(root, 'c.test.ts')]);
    const again = { files: [file('a.test.ts', 2), file('c.test.ts', 0, ['four'])] };
    expect(countUnits(withSecondTry(report, again))).toEqual({
      passed: 3,
      failed: 1,
      failures: ['c.test.ts: four'],
      notRun: [],
      said: {},
    });
  });

  it('names tests that were not run, with the reason', () => {
    const notRun = ['on PostgreSQL: no server was found'];
    expect(countUnits({ files: [{ ...file('a.test.ts', 1), notRun }] })).toMatchObject({
      passed: 1,
      failed: 0,
      notRun: ['a.test.ts: on PostgreSQL: no server was found'],
    });
  });

  it('names the files that took longest', () => {
    const files = [2_400, 31_000, 900].map((ms, at) => ({ ...file(`${at}.test.ts`, 1), ms }));
    expect(slowestFiles({ files }, 2)).toEqual(['31 s 1.test.ts', '2 s 0.test.ts']);
  });

  it('keeps the message of a failure', () => {
    const said = { two: ['expected 1 to be 2'] };
    expect(countUnits({ files: [{ ...file('a.test.ts', 0, ['two']), said }] }).said).toEqual({
      'a.test.ts: two': ['expected 1 to be 2'],
    });
  });
});

it('names what Playwright reports as failed, as passed at a later try and as not run, however deep, and says why', () => {
  const spec = (title: string, status: string) => ({
    file: 'a.spec.ts',
    line: 12,
    title,
    tests: [
      {
        status,
        results:
          status === 'expected' || status === 'skipped'
            ? [{ duration: 900, errors: [] }]
            : [
                {
                  duration: 1200,
                  errors: [{ message: '\u001b[31mNot seen\u001b[39m\n\n  by line 7' }],
                },
              ],
      },
    ],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [spec('one', 'expected')],
        suites: [
          { specs: [spec('two', 'unexpected'), spec('three', 'flaky'), spec('four', 'skipped')] },
        ],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.spec.ts: two\ntry 1, 1200 ms:\n    Not seen\n      by line 7'],
    flaky: ['a.spec.ts: three\ntry 1, 1200 ms:\n    Not seen\n      by line 7'],
    notRun: ['a.spec.ts: four'],
  });
  expect(failedPlaces(report)).toEqual(['a.spec.ts:12']);
});
