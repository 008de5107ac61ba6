import { describe, expect, it } from 'vitest';
import { describedPreset, presetProblem } from '../../scripts/check/described-preset.mjs';

const value = (said: string) => ({ kind: 'value', value: said });

describe('describedPreset', () => {
  it.each([
    ['The title.', { kind: 'nothing' }],
    ['`primary` by default; at most one primary action in a view.', value('primary')],
    ['Whether it is as wide as its container; false by default.', value('false')],
    ['28, 44 or 68 px; `fill` takes all. `medium` (44 px) by default.', value('medium')],
    ['`small` is 24 px, `medium` 40 px (default), `large` 64 px.', value('medium')],
    ['On phones: a `panel` beside it (the default), or a `sheet` at the foot.', value('panel')],
    ['How many cards; 8 by default.', value('8')],
    ['The letters in an empty part. None by default.', { kind: 'none' }],
    ['By default the first day of the week where the locale is at home.', { kind: 'some' }],
    ['All but `fullscreen` by default.', { kind: 'some' }],
    ['The usual one first: it is the default of a form.', { kind: 'nothing' }],
  ])('reads %j as %j', (description, said) => {
    expect(describedPreset(description)).toEqual(said);
  });
});

describe('presetProblem', () => {
  it('is none where description and code agree', () => {
    expect(presetProblem('3 by default.', '3')).toBeUndefined();
    expect(presetProblem('None by default.', undefined)).toBeUndefined();
    expect(presetProblem('The first day of the week by default.', 'firstDay()')).toBeUndefined();
    expect(presetProblem('A title.', 'x')).toBeUndefined();
  });

  it('names a default that the table does not show', () => {
    expect(presetProblem('3 by default.', undefined)).toContain('the table shows none');
  });

  it('names a default that the code does not have', () => {
    expect(presetProblem('3 by default.', '2')).toBe('says 3 by default, and the code says 2');
    expect(presetProblem('None by default.', '2')).toContain('no default');
  });
});
