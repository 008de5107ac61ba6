import { expect, it } from 'vitest';
import { type ConsentInput, consentStateOf } from './consent-state';

const at = '2026-11-01T10:00:00Z';
const yes = { accepted: true, version: '1', at };
const no = { accepted: false, version: '1', at };

it.each<[string, Partial<ConsentInput>, string[] | undefined, string]>([
  ['the viewer has not answered', {}, undefined, 'open'],
  ['the viewer has accepted', { choice: yes }, undefined, 'accepted'],
  ['the viewer has refused', { choice: no }, undefined, 'refused'],
  ['they answered another version', { choice: { ...yes, version: '0' } }, undefined, 'open'],
  ['the browser refuses', { signal: true }, undefined, 'refused'],
  ['the browser refuses what was accepted', { signal: true, choice: yes }, undefined, 'refused'],
  ['their country is asked', { country: 'ES' }, ['ES'], 'open'],
  ['their country is not asked', { country: 'US' }, ['ES'], 'accepted'],
  ['they refused in another country', { country: 'US', choice: no }, ['ES'], 'refused'],
  ['the browser refuses in another country', { country: 'US', signal: true }, ['ES'], 'refused'],
  ['their country is not known', {}, ['ES'], 'open'],
])('consent when %s', (_what, input, countries, state) => {
  const consent = { version: '1', ...(countries ? { countries } : {}) };
  expect(consentStateOf(consent, { signal: false, ...input })).toBe(state);
});
