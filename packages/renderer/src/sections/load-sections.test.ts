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

/** A page of a text, which comes, and of a rail, whose data the origin does not give. */
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
  ['the viewer’s own connection in their browser', 'browser', 'OFFLINE'],
  ['its own, of which the viewer knows nothing, on the server', 'server', 'NOT_READY'],
] as const)('what did not come is laid to %s', async (_what, environment, code) => {
  expect(await load(environment)).toMatchObject({
    sections: [{ id: 'words' }],
    incomplete: { code },
  });
});
