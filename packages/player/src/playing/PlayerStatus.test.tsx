import { defineFeature } from '@marquee/renderer';
import { realmFixture, siteFixture, WorkshopPage, workshopVisit } from '@marquee/renderer/testing';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { expect, it, vi } from 'vitest';
import { firstView, type PlaybackView, type Stream } from '../playback/playback-view';
import { playerLabels } from '../player-labels';
import { NOT_PLAYING, type PlaybackStatus } from '../rules/playback-state';
import { PlayerStatus } from './PlayerStatus';

const stream: Stream = {
  id: 'final',
  kind: 'vod',
  hls: 'https://media.example/main.m3u8',
  expiresAt: '2026-06-02T00:00:00Z',
  audio: [],
  text: [
    { id: 'en', language: 'en', kind: 'captions', name: 'English' },
    { id: 'forced', language: 'en', kind: 'forced', name: 'English' },
  ],
  castable: true,
  asOf: '2026-06-01T20:00:00.000Z',
};

/** A player of that view, in a language; what it is told is said at once. */
async function show(locale = 'en') {
  vi.stubGlobal('scrollTo', () => {});
  const view: PlaybackView = proxy({ ...firstView(), stream });
  function Player() {
    const frame = useRef<HTMLElement>(null);
    return (
      <section ref={frame}>
        <button type="button" data-ui="player-play">
          Play
        </button>
        <PlayerStatus frame={frame} view={useSnapshot(view)} />
      </section>
    );
  }
  const page = defineFeature({
    name: 'watching',
    routes: [{ name: 'home', load: async () => ({ Page: Player }) }],
    labels: playerLabels,
  });
  const realm = realmFixture();
  const site = siteFixture({
    realm,
    locale,
    features: [page],
    ...workshopVisit(realm, locale, { as: 'guest' }),
  });
  await site.ensureLabels({ name: 'player', labels: playerLabels });
  render(<WorkshopPage site={site} at="/home" />);
  await screen.findByRole('button');
  const change = (changes: Partial<PlaybackView>) =>
    act(async () => void Object.assign(view, changes));
  const enter = (status: PlaybackStatus, changes: Partial<PlaybackView> = {}) =>
    change({ playback: { ...NOT_PLAYING, status }, ...changes });
  return { change, enter };
}
/** There is exactly one; more would make this fail. */
const status = () => screen.getByRole('status');

it('the player tells in one place that it plays, is paused and has ended', async () => {
  const { enter } = await show();
  expect(status()).toBeEmptyDOMElement();
  await enter({ is: 'playing' });
  expect(status()).toHaveTextContent('Playing');
  await enter({ is: 'paused' });
  expect(status()).toHaveTextContent('Paused');
  await enter({ is: 'ended' });
  expect(status()).toHaveTextContent('The end');
});

it('the player tells where a seek has led, and never the time that passes', async () => {
  const { change, enter } = await show();
  await enter({ is: 'playing' });
  await change({ position: 30 });
  expect(status()).toHaveTextContent(/^Playing$/);
  await enter({ is: 'seeking', since: Date.now() }, { position: 724 });
  await enter({ is: 'playing' });
  expect(status()).toHaveTextContent('Moved to 12:04');
});

it('the player tells the language of captions, and nothing of forced ones', async () => {
  const { change, enter } = await show();
  const tracks = (text: string | null) => ({
    tracks: { sounds: [], texts: [], sound: null, text },
  });
  await enter({ is: 'playing' });
  await change(tracks('forced'));
  expect(status()).toHaveTextContent(/^Playing$/);
  await change(tracks('en'));
  expect(status()).toHaveTextContent('Captions on: English');
  await change(tracks(null));
  expect(status()).toHaveTextContent('Captions off');
});

it('the player tells a wait after two seconds, and then that it plays', async () => {
  const { enter } = await show();
  await enter({ is: 'playing' });
  vi.useFakeTimers();
  try {
    await enter({ is: 'waiting', since: Date.now() });
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(status()).toHaveTextContent(/^Playing$/);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(status()).toHaveTextContent('Loading the picture');
  } finally {
    vi.useRealTimers();
  }
  await enter({ is: 'playing' });
  expect(status()).toHaveTextContent('Playing');
});

it('the player says nothing that the focused control tells', async () => {
  const { enter } = await show();
  screen.getByRole('button').focus();
  await enter({ is: 'playing' });
  expect(status()).toBeEmptyDOMElement();
  screen.getByRole('button').blur();
  await enter({ is: 'paused' });
  expect(status()).toHaveTextContent('Paused');
  screen.getByRole('button').focus();
  await enter({ is: 'playing' });
  expect(status()).toBeEmptyDOMElement();
});
