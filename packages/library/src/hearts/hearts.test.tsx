import type { FeatureSwitch } from '@marquee/realm';
import { shellLabels } from '@marquee/renderer';
import {
  realmFixture,
  siteFixture,
  WorkshopPage,
  type WorkshopViewer,
  workshopVisit,
} from '@marquee/renderer/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../catalogue';
import { event, rail, series, video } from '../testing/answers';
import { homeSections } from '../testing/home-sections';

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

async function showHome(as: WorkshopViewer, off: readonly FeatureSwitch[] = []) {
  const features = new Proxy(realmFixture().features, {
    get: (_, name) => !off.some((one) => one === name),
  });
  const realm = realmFixture({ features, pages: { home: { sections: homeSections }, own: [] } });
  const [shell, own] = await Promise.all([shellLabels.en(), catalogue.labels.en()]);
  const site = siteFixture({
    ...{ realm, features: [catalogue], labels: { ...shell.default, ...own.default } },
    ...workshopVisit(realm, 'en', {
      as,
      answers: {
        '/graphql': [200, { data: { heroes: [], rails: [rail('films', titles)] } }],
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

/** Long enough for hearts to come, if they did. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('hearts', () => {
  it('[2.3-35] stand on what can be watched on demand, and on nothing else', async () => {
    await showHome('guest');
    await waitFor(() => expect(hearts()).toEqual(HEARTS.map((name) => [name, 'false'])));
  });

  it('are full where a viewer has marked something', async () => {
    await showHome({});
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
    ['anybody, before it is known who looks', undefined, []],
  ] as const)('are not there for %s', async (_, as, off) => {
    await showHome(as, off);
    await aMoment();
    expect(hearts()).toEqual([]);
  });

  it('are there for viewers where only guests have none', async () => {
    await showHome({}, ['guestFavourites']);
    await waitFor(() => expect(hearts()).toHaveLength(2));
  });

  it('go back, with a word, when the change does not arrive', async () => {
    await showHome({});
    const heart = await screen.findByRole('button', { name: HEARTS[0] });
    await userEvent.click(heart);
    expect(await screen.findByText(/“The knockout reel” stays as it was/)).toBeVisible();
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  it('do nothing that an agent who acts as the viewer has thought better of', async () => {
    await showHome({ par: 'agent-1', name: 'Kim Okafor' });
    const heart = await screen.findByRole('button', { name: HEARTS[1] });
    await userEvent.click(heart);
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('“Last Friday” will be removed from the favourites.');
    await userEvent.click(screen.getByRole('button', { name: 'Change nothing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});
