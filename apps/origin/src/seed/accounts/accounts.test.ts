import { describe, expect, it } from 'vitest';
import { isCountry } from '../../countries/codes';
import { sampleRealms } from '../realms';
import { accountsOf } from '.';

describe.each(sampleRealms.map(({ id, locales }) => [id, locales] as const))(
  'what %s asks of its viewers',
  (id, locales) => {
    const { terms, territories, homeCountry } = accountsOf(id);

    it('is said in each of its languages, and differently', () => {
      for (const { label, text, fieldName } of terms) {
        expect(Object.keys(label).sort(), fieldName).toEqual([...locales].sort());
        expect(Object.keys(text).sort(), fieldName).toEqual([...locales].sort());
        expect(new Set(Object.values(text)).size, fieldName).toBe(locales.length);
      }
    });

    it('has one term of a name, and none that must be is ticked', () => {
      expect(new Set(terms.map(({ fieldName }) => fieldName)).size).toBe(terms.length);
      for (const term of terms.filter(({ required }) => required)) {
        expect(term.ticked, term.fieldName).toBeUndefined();
        expect(term.fieldType, term.fieldName).toBe('BINARY_CHOICE');
      }
    });

    it('has only the rich text that the contract knows', () => {
      for (const text of terms.flatMap((term) => Object.values(term.text))) {
        const tags = [...text.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag);
        for (const tag of tags)
          expect(['p', 'a', 'strong', 'em', 'ul', 'ol', 'li', 'br']).toContain(tag);
      }
    });

    it('lies in countries that exist, its home among them', () => {
      expect(isCountry(homeCountry)).toBe(true);
      if (territories === 'all') return;
      expect(territories).toContain(homeCountry);
      for (const country of territories) expect(isCountry(country), country).toBe(true);
    });
  },
);
