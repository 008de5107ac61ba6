import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, matching, meant } from './matching';

const options = [
  { value: 'AT', label: 'Austria' },
  { value: 'AU', label: 'Australia' },
  { value: 'CI', label: 'Côte d’Ivoire', keywords: 'Ivory Coast' },
  { value: 'GB', label: 'United Kingdom', keywords: 'UK Great Britain' },
  { value: 'AE', label: 'الإمارات العربية المتحدة' },
  { value: 'OM', label: 'عُمان' },
  { value: 'KP', label: 'North Korea', disabled: true },
];
const found = (text: string) => matching(options, text).map(({ value }) => value);

describe('matching', () => {
  it.each([
    ['aus', ['AT', 'AU']],
    ['AUSTRA', ['AU']],
    ['cote', ['CI']],
    ['ivory', ['CI']],
    ['\u2066\u2069', options.map(({ value }) => value)],
    ['kingdom', ['GB']],
    ['dom uni', ['GB']],
    ['الامارات', ['AE']],
    ['المتحده', ['AE']],
    ['عمان', ['OM']],
    ['zz', []],
    ['  ', options.map(({ value }) => value)],
  ])('finds %s', (typed, values) => {
    expect(found(typed)).toEqual(values);
  });

  it('ignores invisible characters that were copied with the text', () => {
    const list = ['Kong Oran', 'Korea'].map((label) => ({ value: label, label }));
    expect(matching(list, '\u202ak\u00ador\u202c').map(({ label }) => label)).toEqual(['Korea']);
  });

  it('puts options that begin with the text before those that contain it', () => {
    const list = ['South Korea', 'Koreatown', 'Northkorea'].map((label) => ({
      value: label,
      label,
    }));
    expect(matching(list, 'kor').map(({ label }) => label)).toEqual([
      'Koreatown',
      'South Korea',
      'Northkorea',
    ]);
  });

  const labels = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 20 });

  it('finds every option by its whole label, by its beginning, and in capitals', () => {
    fc.assert(
      fc.property(labels, fc.nat(), (words, cut) => {
        const list = words.map((label, at) => ({ value: String(at), label }));
        for (const option of list) {
          const folded = fold(option.label);
          const typed = folded.slice(0, 1 + (cut % Math.max(1, folded.length)));
          expect(matching(list, option.label)).toContain(option);
          expect(matching(list, typed)).toContain(option);
        }
      }),
    );
  });

  it('only filters: adds nothing, and repeats nothing', () => {
    fc.assert(
      fc.property(labels, fc.string(), (words, text) => {
        const list = words.map((label, at) => ({ value: String(at), label }));
        const result = matching(list, text);
        expect(new Set(result).size).toBe(result.length);
        for (const option of result) expect(list).toContain(option);
      }),
    );
  });
});

describe('meant', () => {
  it.each([
    ['austria', 'AT'],
    ['ivory', 'CI'],
    ['aus', undefined],
    ['', undefined],
    ['north korea', undefined],
  ])('takes %s for %s', (typed, value) => {
    expect(meant(options, typed)?.value).toBe(value);
  });
});
