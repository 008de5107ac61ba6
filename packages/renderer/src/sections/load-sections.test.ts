import { OriginError } from '@marquee/origin-client';
import type { Section } from '@marquee/realm';
import { expect, it } from 'vitest';
import { shellLabels } from '../labels';
import { defineFeature } from '../site/feature';
import { siteFixture } from '../testing';
import { loadSections } from './load-sections';
import type { SectionEntry } from './section-entry';

const text: Section = { type: 'richText', id: 'words', text: { en: 'Words' } };
const rail: Section = {
  type: 'rail',
  id: 'new',
  title: { en: 'New' },
  source: 'latest',
  shape: 'landscape',
  limit: 12,
};

/** Loads a page of a text, which succeeds, and a rail, whose data cannot be loaded. */
function load(environment: 'server' | 'browser') {
  const handler = (type: Section['type'], answer: () => never[] | Section[]): SectionEntry => ({
    name: type,
    types: [type],
    load: async () => ({ load: async () => ({ views: answer() }), Section: () => null }),
  });
  const sections = [
    handler('richText', () => [text]),
    handler('rail', () => {
      throw new OriginError('offline', { code: 'OFFLINE' });
    }),
  ];
  const feature = defineFeature({ name: 'demo', routes: [], sections, labels: shellLabels });
  const site = siteFixture({ environment, features: [feature] });
  const context = {
    site,
    origin: site.origin,
    params: {},
    url: new URL('http://demo.test/'),
    signal: AbortSignal.timeout(5000),
  };
  return loadSections([text, rail], context, { partly: true });
}

it.each([
  ['the viewer’s connection in the browser', 'browser', 'OFFLINE'],
  ['the origin on the server, not the viewer’s connection', 'server', 'NOT_READY'],
] as const)('loadSections blames a missing section on %s', async (_what, environment, code) => {
  expect(await load(environment)).toMatchObject({
    sections: [{ id: 'words' }],
    incomplete: { code },
  });
});
