import { defineFeature, type FeatureManifest, type SlotProps } from '@marquee/renderer';
import { realmFixture, siteFixture, WorkshopPage, workshopVisit } from '@marquee/renderer/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerLabels } from '../player-labels';
import { storeDouble } from '../testing/store-double';
import { Refused } from './Refused';

const title: SlotProps['title.refused']['title'] = {
  id: 'final',
  kind: 'video',
  name: 'The final',
  accessLevel: 'LICENCE',
  picture: { url: '/final.webp', width: 16, height: 9, tone: '#000' },
};

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(() => void vi.unstubAllGlobals());

/** Shows a refusal in the player's place, on a page of its own. */
function show(code: string, details: object, features: readonly FeatureManifest[] = []) {
  const told: string[] = [];
  const store = storeDouble(told);
  const page = defineFeature({
    name: 'titles',
    routes: [
      {
        name: 'home',
        load: async () => ({
          Page: () => <Refused title={title} code={code} details={{ ...details }} store={store} />,
        }),
      },
    ],
    labels: playerLabels,
  });
  const realm = realmFixture();
  const site = siteFixture({
    realm,
    features: [page, ...features],
    ...workshopVisit(realm, 'en', { as: {}, answers: {} }),
  });
  render(<WorkshopPage site={site} at="/home" />);
  return told;
}

/** A feature that sells what a title needs, and shows what it was handed. */
const seller = defineFeature({
  name: 'seller',
  routes: [],
  slots: {
    'title.refused': [
      {
        name: 'seller/offer',
        fits: ({ code }) => code === 'LICENCE_NEEDED',
        load: async () => ({
          Contribution: ({ title: { name }, details, retry }) => (
            <button type="button" onClick={retry}>
              Buy {name} with {String(details.licences)}
            </button>
          ),
        }),
      },
    ],
  },
  labels: playerLabels,
});

it('a refusal hands its title, code and details to the feature that can settle it, and asks again once it has', async () => {
  const told = show('LICENCE_NEEDED', { licences: ['gold', 'silver'] }, [seller]);
  expect(await screen.findByText('Your plan does not include this')).toBeVisible();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Buy The final with gold,silver' }),
  );
  expect(told).toEqual(['retry']);
});

it('a refusal that no feature settles leads on by itself', async () => {
  show('AGE_RESTRICTED', {}, [seller]);
  expect(await screen.findByText('Not for this profile')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what else is on' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an account whose screens are all in use is never left without a way on, whether or not they are named', async () => {
  const watching = [{ lease: 'a', device: 'Firefox, Linux', title: 'Apex 63' }];
  const told = show('CONCURRENCY', { most: 1, watching });
  expect(await screen.findByText('Firefox, Linux')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(told).toEqual(['retry']);
  cleanup();
  const again = show('CONCURRENCY', {});
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(again).toEqual(['retry']);
});
