import { defineFeature } from '@marquee/renderer';
import { realmFixture, siteFixture, WorkshopPage, workshopVisit } from '@marquee/renderer/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { proxy, useSnapshot } from 'valtio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaybackStore } from '../playback/playback-options';
import { firstView, type PlaybackView } from '../playback/playback-view';
import { playerLabels } from '../player-labels';
import type { Liveness } from '../rules/liveness';
import type { PlaybackStatus } from '../rules/playback-state';
import { useStillThere } from './use-still-there';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  const toFake = ['setInterval', 'clearInterval', 'performance'] as const;
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

interface Watching {
  /** As the realm has it, in minutes. */
  stillThere?: number;
  liveness?: Liveness | null;
  untouched?: number;
}

/** A title that plays, with a store that writes down what it is told. */
async function watch({ stillThere = 60, liveness = null, untouched = 0 }: Watching = {}) {
  const told: string[] = [];
  const to = (status: PlaybackStatus, wanted: boolean) => ({
    ...firstView().playback,
    status,
    wanted,
  });
  const view: PlaybackView = proxy({
    ...firstView(),
    liveness,
    playback: to({ is: 'playing' }, true),
  });
  const tell = (what: string, status: PlaybackStatus, wanted: boolean) => {
    told.push(what);
    view.playback = to(status, wanted);
  };
  const store = {
    tell,
    play: () => tell('play', { is: 'playing' }, true),
    pause: () => tell('pause', { is: 'paused' }, false),
    rest: () => tell('rest', { is: 'idle' }, false),
  } satisfies Pick<PlaybackStore, 'play' | 'pause' | 'rest'> & { tell: typeof tell };

  function Player() {
    const stillThere = useStillThere({ store, view: useSnapshot(view), untouched });
    return <section>{stillThere ?? 'The picture'}</section>;
  }
  const feature = defineFeature({
    name: 'watching',
    routes: [{ name: 'home', load: async () => ({ Page: Player }) }],
    labels: playerLabels,
  });
  const sound = realmFixture();
  const realm = { ...sound, player: { ...sound.player, stillThere } };
  const site = siteFixture({
    realm,
    features: [feature],
    ...workshopVisit(realm, 'en', { as: 'guest' }),
  });
  const { unmount } = render(<WorkshopPage site={site} at="/home" />);
  await screen.findByText('The picture');
  // What is shown may not count yet.
  await act(async () => {});
  return { told, store, unmount };
}

/** Lets a time pass in steps that a tab's timers have. */
function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1)
    act(() => void vi.advanceTimersByTime(60_000));
}
const question = () => screen.findByRole('alertdialog', { name: 'Are you still watching?' });
const button = (name: string) => screen.findByRole('button', { name });

describe('a title that plays on without a press', () => {
  it('pauses after the realm’s time and asks, with the focus on going on', async () => {
    const { told } = await watch();
    pass(59);
    expect(told).toEqual([]);
    pass(1);
    expect(await question()).toHaveTextContent('It is paused.');
    expect(told).toEqual(['pause']);
    expect(await button('Keep watching')).toHaveFocus();
    await userEvent.click(await button('Keep watching'));
    expect(told).toEqual(['pause', 'play']);
    expect(await screen.findByText('The picture')).toBeInTheDocument();
    // The count begins anew.
    pass(59);
    expect(told).toEqual(['pause', 'play']);
  });

  it('asks no more once the viewer has answered, however long it then takes to play', async () => {
    const { told, store } = await watch();
    store.play = () => store.tell('play', { is: 'asking', since: 0 }, true);
    pass(60);
    await question();
    pass(5);
    await userEvent.click(await button('Keep watching'));
    expect(await screen.findByText('The picture')).toBeInTheDocument();
    await userEvent.keyboard('m');
    pass(1);
    expect(screen.getByText('The picture')).toBeInTheDocument();
    expect(told).toEqual(['pause', 'rest', 'play']);
  });

  it('goes on where the viewer presses anything of the page', async () => {
    const { told } = await watch();
    pass(59);
    await userEvent.keyboard('m');
    pass(59);
    expect(told).toEqual([]);
  });

  it('gives the screen back without an answer, says so, and goes on from there', async () => {
    const { told } = await watch();
    pass(60);
    await question();
    pass(5);
    expect(
      await screen.findByRole('heading', { name: 'Stopped, since no one answered' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Your place is kept.')).toBeInTheDocument();
    expect(told).toEqual(['pause', 'rest']);
    expect(await button('Keep watching')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(told).toEqual(['pause', 'rest', 'play']);
    expect(await screen.findByText('The picture')).toBeInTheDocument();
  });

  it('waits for a viewer who uses the page while they are asked', async () => {
    const { told } = await watch();
    pass(60);
    await question();
    pass(4);
    await userEvent.click(document.body);
    pass(4);
    expect(told).toEqual(['pause']);
    pass(1);
    expect(told).toEqual(['pause', 'rest']);
  });

  it('gives the screen back at once where the viewer says stop, and offers to go on', async () => {
    const { told } = await watch();
    pass(60);
    await question();
    await userEvent.click(await button('Stop'));
    expect(told).toEqual(['pause', 'rest']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await button('Keep watching')).toHaveFocus();
    pass(10);
    expect(told).toEqual(['pause', 'rest']);
  });

  it('counts on over titles that began by themselves', async () => {
    const first = await watch();
    pass(40);
    first.unmount();
    const { told } = await watch({ untouched: 1 });
    pass(20);
    await question();
    expect(told).toEqual(['pause']);
  });

  it('counts no time in which it is paused', async () => {
    const { told, store } = await watch();
    pass(40);
    act(() => store.pause());
    await screen.findByText('The picture');
    pass(60);
    expect(told).toEqual(['pause']);
  });

  it.each<[string, Watching]>([
    ['in a realm that never asks', { stillThere: 0 }],
    ['in a live event', { liveness: 'live' }],
    ['behind in a live event', { liveness: 'behind' }],
  ])('is never asked about %s', async (_where, watching) => {
    const { told } = await watch(watching);
    pass(720);
    expect(told).toEqual([]);
  });
});
