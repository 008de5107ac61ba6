import { createOriginClient } from '@marquee/origin-client';
import { realmFixture, siteFixture, WorkshopPart, workshopVisit } from '@marquee/renderer/testing';
import { video } from '@marquee/titles/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ContinueWatching } from './ContinueWatching';
import goOn from './go-on/labels/en.json';

const title = video({ id: 'v-1', name: 'The last bell' });
const watched = { position: 300, duration: 1200, at: '2026-11-29T10:00:00Z', resumes: true };

function show(as: 'guest' | object, begun: boolean) {
  const realm = realmFixture();
  const site = siteFixture({
    realm,
    labels: goOn,
    ...workshopVisit(realm, 'en', { as }),
    origin: createOriginClient({
      ...realm.origin,
      language: 'en',
      wait: async () => {},
      fetch: async (url) =>
        Response.json(
          String(url).endsWith('/graphql')
            ? { data: { titles: [title] } }
            : {
                titles: begun ? [{ id: 'v-1', watched, place: '1.v-1' }] : [],
                paused: false,
                pagingInfo: { moreDataAvailable: false },
              },
        ),
    }),
  });
  render(
    <WorkshopPart site={site}>
      <ContinueWatching id="section-go-on" section={{ type: 'continueWatching', id: 'go-on' }} />
    </WorkshopPart>,
  );
}
const hint = () => localStorage.getItem('demo.signedIn.begun');
const rail = () => screen.queryByRole('region', { name: 'Continue watching' });

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete document.documentElement.dataset.begunViewer;
});

it('what a viewer has begun takes the place that the page kept for it', async () => {
  document.documentElement.dataset.begunViewer = '';
  show({}, true);
  await waitFor(() => expect(rail()).not.toBeNull());
  expect(screen.getByText('The last bell')).toBeVisible();
});

it('moves nothing that is in view: the next page keeps its place', async () => {
  show({}, true);
  await waitFor(() => expect(hint()).toBe('1'));
  await waitFor(() => expect(document.querySelector('#section-go-on')).toBeEmptyDOMElement());
});

it.each([
  ['a guest', 'guest'],
  ['a viewer who has begun nothing', {}],
] as const)('is not there for %s, and the next page keeps no place', async (_, as) => {
  localStorage.setItem('demo.signedIn.begun', '1');
  show(as, false);
  await waitFor(() => expect(hint()).toBeNull());
  await waitFor(() => expect(document.querySelector('#section-go-on')).toBeEmptyDOMElement());
});
