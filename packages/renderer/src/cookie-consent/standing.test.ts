import { expect, it } from 'vitest';
import { type ConsentFacts, standingOf } from './standing';

const at = '2026-11-01T10:00:00Z';
const yes = { accepted: true, version: '1', at };
const no = { accepted: false, version: '1', at };

it.each<[string, Partial<ConsentFacts>, string[] | undefined, string]>([
  ['nobody has answered', {}, undefined, 'open'],
  ['accepted', { choice: yes }, undefined, 'accepted'],
  ['refused', { choice: no }, undefined, 'refused'],
  ['answered another version', { choice: { ...yes, version: '0' } }, undefined, 'open'],
  ['the browser refuses', { signal: true }, undefined, 'refused'],
  ['the browser refuses what was accepted', { signal: true, choice: yes }, undefined, 'refused'],
  ['in a country that asks', { country: 'ES' }, ['ES'], 'open'],
  ['in a country that does not', { country: 'US' }, ['ES'], 'accepted'],
  ['refused where nobody is asked', { country: 'US', choice: no }, ['ES'], 'refused'],
  ['the browser refuses where nobody is asked', { country: 'US', signal: true }, ['ES'], 'refused'],
  ['nobody can tell the country', {}, ['ES'], 'open'],
])('%s', (_what, facts, countries, standing) => {
  const consent = { version: '1', ...(countries ? { countries } : {}) };
  expect(standingOf(consent, { signal: false, ...facts })).toBe(standing);
});
