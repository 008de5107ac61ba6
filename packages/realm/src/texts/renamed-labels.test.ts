import { describe, expect, it } from 'vitest';
import { REALM_ASSETS, SMALLEST_REALM } from '../fixtures/realm-text';
import { LABELS } from '../generated/labels';
import { parseRealm } from '../parse-realm';
import { parseLabels } from './labels';
import { newLabelKey, RENAMED_LABELS } from './renamed-labels';

const OLD = 'login.error.offline';
const NEW = 'failure.offline';

describe('a label key that was renamed', () => {
  it.each([
    [OLD, NEW],
    ['login.error.retryInSeconds_one', 'failure.retryInSeconds_one'],
    [NEW, undefined],
    ['toString', undefined],
  ])('%s has the new name %s', (key, renamed) => {
    expect(newLabelKey(key)).toBe(renamed);
  });

  it.each(Object.entries(RENAMED_LABELS))(
    '%s is no key of the product, and %s is one',
    (old, renamed) => {
      const known = (key: string) => key in LABELS || `${key}_other` in LABELS;
      expect([known(old), known(renamed)]).toEqual([false, true]);
    },
  );
});

describe('labels under an old key', () => {
  it('are read under the new one in a labels file, and their finding has a fix', () => {
    const { labels, findings } = parseLabels({
      file: 'labels/en.json',
      text: `{ "${OLD}": "Gone.", "login.error.retryInMinutes_few": "Soon." }`,
    });
    expect(labels).toEqual({ [NEW]: 'Gone.', 'failure.retryInMinutes_few': 'Soon.' });
    expect(findings).toMatchObject([
      { rule: 'renamed-label', suggestion: NEW, fix: { edits: [{ text: `"${NEW}"` }] } },
      { rule: 'renamed-label', suggestion: 'failure.retryInMinutes_few' },
    ]);
  });

  it('are read under the new one in a realm’s wording', () => {
    const { wording, findings } = parseRealm({
      id: 'delta',
      file: 'realm.json',
      text: JSON.stringify({ ...SMALLEST_REALM, wording: { en: { [OLD]: 'Gone.' } } }),
      assets: REALM_ASSETS,
    });
    expect(wording).toEqual([{ en: { [NEW]: 'Gone.' } }]);
    expect(findings).toMatchObject([{ rule: 'renamed-label', suggestion: NEW }]);
  });

  it('are ignored when the new key is there too', () => {
    const { labels, findings } = parseLabels({
      file: 'labels/en.json',
      text: `{ "${OLD}": "Gone.", "${NEW}": "No connection." }`,
    });
    expect(labels?.[NEW]).toBe('No connection.');
    expect(findings).toMatchObject([{ rule: 'unknown-label', pointer: `/${OLD}` }]);
  });
});
