import { SiteProvider } from '@marquee/renderer';
import { siteFixture } from '@marquee/renderer/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { firstView, type PlaybackView } from '../playback/playback-view';
import { storeDouble } from '../testing/store-double';
import { useKeys } from './use-keys';

interface Shown {
  view?: Partial<PlaybackView>;
  isOff?: boolean;
  hasNext?: boolean;
  /** The next title is about to begin by itself. */
  counts?: boolean;
}

/** A player whose switches are all off; what keys do is written down. */
function show({ view = {}, isOff = false, hasNext = true, counts = false }: Shown = {}) {
  const told: string[] = [];
  const store = storeDouble(told);
  const toggle = (name: string) => ({
    on: false,
    onChange: (on: boolean) => void told.push(`${name} ${on}`),
  });

  function Player() {
    const frame = useRef<HTMLElement>(null);
    useKeys(frame, {
      store,
      view: { ...firstView(), window: { start: 0, end: 600, edge: 600, segment: 2 }, ...view },
      switches: {
        fullScreen: toggle('fullScreen'),
        theatre: toggle('theatre'),
        pictureInPicture: toggle('pictureInPicture'),
      },
      openPanel: (name) => void told.push(`panel ${name}`),
      isOff,
      playNext: hasNext ? () => void told.push('next') : null,
      stay: counts ? () => void told.push('stay') : null,
    });
    return (
      <>
        <section ref={frame}>
          <button type="button">Play</button>
        </section>
        <button type="button">Outside</button>
      </>
    );
  }
  render(
    <SiteProvider site={siteFixture()}>
      <Player />
    </SiteProvider>,
  );
  return told;
}

it.each(['k', 'K'])(
  'P8 the key %s ends the countdown to the next title, and begins nothing anew',
  (key) => {
    const told = show({ counts: true });
    expect(press(key)).toBe(false);
    expect(told).toEqual(['stay']);
  },
);

/** Presses a key on a button; true where the browser would still act on it. */
const press = (key: string, on = 'Play', shiftKey = false) =>
  fireEvent.keyDown(screen.getByRole('button', { name: on }), { key, shiftKey });

it.each([
  ['k', 'play'],
  ['j', 'seekBy -10'],
  ['ArrowRight', 'seekBy 10'],
  ['ArrowUp', 'setVolume 1.05'],
  ['m', 'setMuted true'],
  ['c', 'toggleCaptions'],
  ['f', 'fullScreen true'],
  ['p', 'pictureInPicture true'],
  ['t', 'theatre true'],
  ['s', 'startOver'],
  ['5', 'seek 300'],
  ['>', 'setRate 1.25'],
  ['<', 'setRate 0.75'],
  ['n', 'next'],
  ['?', 'panel keys'],
])('the key %s does: %s', (key, does) => {
  const told = show();
  expect(press(key)).toBe(false);
  expect(told).toEqual([does]);
});

it('Shift makes steps of a minute', () => {
  const told = show();
  press('ArrowLeft', 'Play', true);
  expect(told).toEqual(['seekBy -60']);
});

it('the comma and the full stop go a frame back and forth, while the picture stands', () => {
  const { playback } = firstView();
  const paused = { ...playback, status: { is: 'paused' } } as const;
  const told = show({ view: { playback: paused, position: 10 } });
  expect(press(',')).toBe(false);
  expect(press('.')).toBe(false);
  expect(told).toEqual(['seek 9.96', 'seek 10.04']);
});

it('the comma and the full stop do nothing while the picture moves', () => {
  const told = show({ view: { position: 10 } });
  expect(press(',')).toBe(true);
  expect(press('.')).toBe(true);
  expect(told).toEqual([]);
});

it('G goes live, and only there', () => {
  const told = show({ view: { liveness: 'behind' } });
  press('g');
  press('5');
  expect(told).toEqual(['goLive']);
});

it('A goes round the sounds', () => {
  const sounds = [
    { id: 'English', language: 'en' },
    { id: 'Español', language: 'es' },
  ];
  const tracks = { sounds, texts: [], sound: 'Español', text: null };
  const told = show({ view: { tracks } });
  press('a');
  expect(told).toEqual(['choose sound English']);
});

it('keys act with the focus inside the player only', () => {
  const told = show();
  expect(press('k', 'Outside')).toBe(true);
  expect(told).toEqual([]);
});

it('keys that are off do nothing', () => {
  const told = show({ isOff: true });
  for (const key of ['k', 'm', '?', '5']) expect(press(key)).toBe(true);
  expect(told).toEqual([]);
});

it('N does nothing where nothing comes next', () => {
  const told = show({ hasNext: false });
  expect(press('n')).toBe(true);
  expect(told).toEqual([]);
});

it('Escape is left to what is open: a menu, a dialog, full screen', () => {
  const told = show();
  const outside = vi.fn();
  document.addEventListener('keydown', outside, { once: true });
  expect(press('Escape')).toBe(true);
  expect(outside).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
});
