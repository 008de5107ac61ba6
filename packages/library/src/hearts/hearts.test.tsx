import type { FeatureSwitch } from '@marquee/realm';
import { defineFeature } from '@marquee/renderer';
import {
  realmFixture,
  siteFixture,
  WorkshopPage,
  type WorkshopViewer,
  workshopVisit,
} from '@marquee/renderer/testing';
import { cardView, TitleCard, titleLabels } from '@marquee/titles';
import { event, series, video } from '@marquee/titles/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { library } from '../library';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const titles = [
  video(),
  event({ id: 'e-1', name: 'Last Friday', state: 'REPLAY' }),
  event({ id: 'e-2', name: 'Next Friday' }),
  event({ id: 'e-3', name: 'Tonight', state: 'LIVE' }),
  series(),
];
const HEARTS = ['Favourite: The knockout reel', 'Favourite: Last Friday'];

/** A page of another feature, with cards. */
const format = { t: (key: string) => key, duration: String };
const cards = titles.map((title) => cardView(title, 'landscape', format));
const noLabels = async () => ({ default: {} });
const cardPage = defineFeature({
  name: 'cards',
  routes: [
    {
      name: 'home',
      load: async () => ({
        Page: () => cards.map((card) => <TitleCard key={card.id} title={card} shape="landscape" />),
        parts: [titleLabels],
      }),
    },
  ],
  labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
});

async function showCards(as: WorkshopViewer, off: readonly FeatureSwitch[] = []) {
  const features = new Proxy(realmFixture().features, {
    get: (_, name) => !off.some((one) => one === name),
  });
  const realm = realmFixture({ features });
  const site = siteFixture({
    realm,
    features: [cardPage, library],
    ...workshopVisit(realm, 'en', {
      as,
      answers: {
        '/favourite/vods': [
          200,
          { vods: [{ id: 'e-1', place: '1' }], pagingInfo: { moreDataAvailable: false } },
        ],
      },
    }),
  });
  render(<WorkshopPage site={site} at="/home" />);
  await screen.findByRole('heading', { name: 'The knockout reel' });
}

const hearts = () =>
  [...document.querySelectorAll('button[aria-pressed]')].map((heart) => [
    heart.getAttribute('aria-label'),
    heart.getAttribute('aria-pressed'),
  ]);

/** A wait that is long enough for hearts to appear, if they did. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('hearts on cards', () => {
  it('[2.3-35] are on titles that can be watched on demand, and on no others', async () => {
    await showCards('guest');
    await waitFor(() => expect(hearts()).toEqual(HEARTS.map((name) => [name, 'false'])));
  });

  it('are full on the titles that a viewer has marked', async () => {
    await showCards({});
    await waitFor(() =>
      expect(hearts()).toEqual([
        [HEARTS[0], 'false'],
        [HEARTS[1], 'true'],
      ]),
    );
  });

  it.each([
    ['guests, where the realm has none for them', 'guest', ['guestFavourites']],
    ['guests, where the realm has no favourites', 'guest', ['favourites']],
    ['viewers, where the realm has no favourites', {}, ['favourites']],
    ['a viewer or a guest before the session is known', undefined, []],
  ] as const)('are not there for %s', async (_, as, off) => {
    await showCards(as, off);
    await aMoment();
    expect(hearts()).toEqual([]);
  });

  it('are there for viewers where the realm has none for guests', async () => {
    await showCards({}, ['guestFavourites']);
    await waitFor(() => expect(hearts()).toHaveLength(2));
  });

  it('go back, with a message, when the change does not arrive', async () => {
    await showCards({});
    const heart = await screen.findByRole('button', { name: HEARTS[0] });
    await userEvent.click(heart);
    expect(await screen.findByText(/We could not update “The knockout reel”/)).toBeVisible();
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  it('change nothing when an agent who acts as the viewer does not confirm it', async () => {
    await showCards({ par: 'agent-1', name: 'Kim Okafor' });
    const heart = await screen.findByRole('button', { name: HEARTS[1] });
    await userEvent.click(heart);
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('“Last Friday” will be removed from the favourites.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});
