import { defineFeature } from '@marquee/renderer';
import { realmFixture, siteFixture, WorkshopPage, workshopVisit } from '@marquee/renderer/testing';
import { followPreferred } from '@marquee/titles';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerLabels } from '../player-labels';
import { HeroPicture } from './HeroPicture';

const ADDRESS = 'https://origin.example/motion/one';
const still = Object.assign(new EventTarget(), { matches: false });
/** The call that the page waits with until the browser is idle. */
let waiting: (() => void) | null = null;
/** How often the origin was asked for moving pictures. */
let asked = 0;

beforeEach(() => {
  asked = 0;
  waiting = null;
  still.matches = false;
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => still);
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    waiting = call;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'userActivation');
});

/** The place of a hero's moving picture, with the button that stops it. */
function Place({ id }: { id: string }) {
  const [stopped, setStopped] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setStopped(!stopped)}>
        {stopped ? 'Play' : 'Pause'}
      </button>
      <HeroPicture id={id} stopped={stopped} onMoving={() => {}} setStopped={setStopped} />
    </>
  );
}

/** A page with that place. */
async function show(id = 'one', status = 200) {
  const page = defineFeature({
    name: 'heroes',
    routes: [
      {
        name: 'home',
        load: async () => ({
          Page: () => (
            <>
              <h1>Home</h1>
              <Place id={id} />
            </>
          ),
        }),
      },
    ],
    labels: playerLabels,
  });
  const heroes = [
    { motion: ADDRESS, title: { __typename: 'Video', id: 'one' } },
    { motion: null, title: { __typename: 'Video', id: 'two' } },
  ];
  const realm = realmFixture();
  const site = siteFixture({
    realm,
    features: [page],
    ...workshopVisit(realm, 'en', {
      as: 'guest',
      answers: {
        get '/graphql'(): readonly [number, unknown] {
          asked += 1;
          return [status, { data: { heroes } }];
        },
      },
    }),
  });
  render(<WorkshopPage site={site} at="/home" />);
  await screen.findByRole('heading', { name: 'Home' });
}

/** Lets the browser be idle, once the page waits for that. */
async function settle(): Promise<void> {
  await waitFor(() => expect(waiting).not.toBeNull());
  act(() => waiting?.());
}

const video = () => document.querySelector('video');
/** Lets the origin's answer arrive. */
const answered = () => waitFor(() => expect(asked).toBe(1)).then(() => act(async () => {}));

describe('a hero’s moving picture', () => {
  it('is asked for once the page is idle, and comes with the origin’s address', async () => {
    await show();
    expect(asked).toBe(0);
    expect(video()).toBeNull();
    await settle();
    await waitFor(() => expect(video()).toHaveAttribute('src', ADDRESS));
    expect(asked).toBe(1);
  });

  it('[2.3-30] is heard where the viewer prefers that, and by nobody else', async () => {
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: true },
      configurable: true,
    });
    await show();
    await settle();
    await waitFor(() => expect(video()?.muted).toBe(true));
    cleanup();
    localStorage.setItem('demo.videoBackgroundAutoPlayAudio', 'true');
    await show();
    await settle();
    await waitFor(() => expect(video()?.muted).toBe(false));
  });

  it('is not there for a hero that the origin has none of', async () => {
    await show('two');
    await settle();
    await answered();
    expect(video()).toBeNull();
  });

  it('is not there, and nothing breaks, when the origin does not answer', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show('one', 400);
    await settle();
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(video()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it.each<[string, () => void]>([
    ['asks for less motion', () => void Object.assign(still, { matches: true })],
    [
      'saves data',
      () =>
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true },
          configurable: true,
        }),
    ],
    [
      'has a slow connection',
      () =>
        Object.defineProperty(navigator, 'connection', {
          value: { effectiveType: '3g' },
          configurable: true,
        }),
    ],
    ['has a narrow window', () => vi.stubGlobal('innerWidth', 1024)],
  ])('is not asked for where the viewer %s', async (_, given) => {
    given();
    await show();
    await settle();
    await act(async () => {});
    expect(asked).toBe(0);
    expect(video()).toBeNull();
  });

  it('stays stopped on this device once a viewer has stopped it, until they let it go on', async () => {
    const changes: unknown[] = [];
    const unfollow = followPreferred((change) => changes.push(change));
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    cleanup();
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Play' }));
    cleanup();
    await show();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    unfollow();
    // Otherwise the next read of the preferences would let it move again.
    expect(changes, 'and is the viewer’s preference').toEqual([
      { videoBackgroundAutoPlay: false },
      { videoBackgroundAutoPlay: true },
    ]);
  });

  it('goes when the viewer asks for less motion, or makes the window narrow', async () => {
    await show();
    await settle();
    await waitFor(() => expect(video()).not.toBeNull());
    still.matches = true;
    act(() => void still.dispatchEvent(new Event('change')));
    expect(video()).toBeNull();
    still.matches = false;
    act(() => void still.dispatchEvent(new Event('change')));
    expect(video()).not.toBeNull();
    vi.stubGlobal('innerWidth', 800);
    fireEvent(window, new Event('resize'));
    expect(video()).toBeNull();
  });
});
