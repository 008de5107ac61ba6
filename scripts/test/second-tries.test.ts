import { describe, expect, it } from 'vitest';
import { AT_MOST, judgeSecondTries, knownCauses } from './second-tries.mjs';

const causes = [{ cause: 'browser-gone', sign: 'Target crashed', reason: 'The machine ended it.' }];
const crashed = (name: string) => `${name}\ntry 1, 900 ms:\n    page.goto: Target crashed`;

describe('a test that passes only at its second try', () => {
  it('has failed when its first try shows no known cause', () => {
    const told = 'a.spec.ts: one\ntry 1, 900 ms:\n    Expected: visible';
    expect(judgeSecondTries([told], causes)).toEqual({ excused: [], refused: [told] });
  });

  it('is named with cause and reason when it is excused', () => {
    expect(judgeSecondTries([crashed('a.spec.ts: one')], causes)).toEqual({
      excused: ['a.spec.ts: one (browser-gone: The machine ended it.)'],
      refused: [],
    });
  });

  it('is not excused because of its name', () => {
    const told = 'a.spec.ts: Target crashed';
    expect(judgeSecondTries([told], causes).refused).toEqual([told]);
  });

  it('has failed when three others were excused in the same run', () => {
    const all = ['one', 'two', 'three', 'four'].map(crashed);
    const { excused, refused } = judgeSecondTries(all, causes);
    expect(excused).toHaveLength(3);
    expect(refused).toEqual([`${crashed('four')}\nbrowser-gone, and more than 3 in one run.`]);
  });
});

describe('the list of known causes', () => {
  it('has at most three entries, each with its own sign and a reason', () => {
    expect(knownCauses.length).toBeLessThanOrEqual(AT_MOST);
    expect(new Set(knownCauses.map(({ cause }) => cause)).size).toBe(knownCauses.length);
    for (const { sign, reason } of knownCauses) {
      expect(reason.length).toBeGreaterThan(40);
      expect(() => new RegExp(sign)).not.toThrow();
    }
  });

  it.each([
    'Error: expect(locator).toBeVisible() failed',
    'Test timeout of 45000ms exceeded.',
    'page.waitForFunction: Timeout 30000ms exceeded.',
    'AssertionError: expected 1 to be 2',
  ])('excuses nothing that says %j alone', (said) => {
    expect(judgeSecondTries([`one\n${said}`]).refused).toHaveLength(1);
  });
});
