import { defineFeature } from '@marquee/renderer';
import { realmFixture, siteFixture, WorkshopPage, workshopVisit } from '@marquee/renderer/testing';
import { video as episode } from '@marquee/titles/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { proxy } from 'valtio/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceChoices } from '../playback/device-choices';
import { forgetHandedOver, handedOver } from '../playback/handed-over';
import { firstView, type PlaybackView } from '../playback/playback-view';
import { playerLabels } from '../player-labels';
import { useView } from '../playing/use-view';
import { neighboursOf } from '../rules/neighbours';
import { memoryStorage } from '../testing/memory-storage';
import { AtEnd } from './AtEnd';
import { NextFailure } from './NextFailure';
import { useNext } from './use-next';
import { usePrevious } from './use-previous';

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(forgetHandedOver);

const FIVE = { id: 's1e5', name: 'The fifth' };
const THREE = { id: 's1e3', name: 'The third' };

type Answer = readonly [status: number, body: unknown];
const LOADED: Answer = [200, { data: { titles: [episode(FIVE)] } }];
const BROKEN: Answer = [500, {}];

interface End {
  /** What the call for the next title is answered, the last answer again and again. */
  answers?: Answer[];
  /** The seconds to the end; null: it has ended. */
  left?: number | null;
  countdown?: number;
  untouched?: number;
  autoAdvance?: boolean;
  /** It began without sound, and is silent still. */
  muted?: boolean;
}

/** The end of an episode, or the time before it. */
async function end(options: End = {}) {
  const { answers = [LOADED], left = null, countdown = 60 } = options;
  const { untouched = 0, autoAdvance = true, muted = false } = options;
  const device = deviceChoices(realmFixture(), memoryStorage());
  device.prefer({ autoAdvance });
  const view: PlaybackView = proxy({
    ...firstView(),
    muted,
    playback: {
      ...firstView().playback,
      status: { is: left === null ? 'ended' : 'playing' },
    },
    position: left === null ? 600 : 600 - left,
    window: { start: 0, end: 600, edge: 600, segment: 6 },
    stream: {
      id: 's1e4',
      kind: 'vod',
      hls: 'https://media.example/main.m3u8',
      expiresAt: '2026-06-02T00:00:00Z',
      audio: [],
      text: [],
      next: { id: FIVE.id, countdown },
      previous: { id: THREE.id },
      castable: true,
      asOf: '2026-06-01T20:00:00.000Z',
    },
  });
  const element = document.createElement('video');
  const again: true[] = [];

  function Player() {
    const frame = useRef<HTMLElement>(null);
    const shown = useView(view);
    const neighbours = neighboursOf(shown.stream, null);
    const { next, failed, playNext, stay } = useNext({
      frame,
      video: element,
      view: shown,
      device,
      neighbours,
      untouched,
    });
    const previous = usePrevious({ video: element, view: shown, neighbours, stay });
    return (
      <section ref={frame}>
        {shown.playback.status.is === 'ended' ? (
          <AtEnd
            next={next}
            failed={previous.failed ?? failed}
            onAgain={() => void again.push(true)}
          />
        ) : (
          <>
            {failed && <NextFailure failed={failed} />}
            <button type="button" disabled={!playNext} onClick={() => playNext?.()}>
              N
            </button>
          </>
        )}
        <button type="button" onClick={() => previous.playPrevious?.()}>
          Previous
        </button>
      </section>
    );
  }

  const pages = defineFeature({
    name: 'watching',
    routes: [
      { name: 'home', load: async () => ({ Page: Player }) },
      { name: 'video', load: async () => ({ Page: () => <h1>{useParams().eventId}</h1> }) },
    ],
    labels: playerLabels,
  });
  const realm = realmFixture();
  const site = siteFixture({
    realm,
    features: [pages],
    ...workshopVisit(realm, 'en', {
      as: 'guest',
      answers: {
        get '/graphql'() {
          return (answers.length > 1 ? answers.shift() : answers[0]) ?? LOADED;
        },
      },
    }),
  });
  render(<WorkshopPage site={site} at="/home" />);
  const finish = () => {
    view.playback = { ...firstView().playback, status: { is: 'ended' } };
  };
  const goBack = () => {
    view.playback = { ...firstView().playback, status: { is: 'seeking', since: 0 } };
  };
  return { element, device, again, finish, goBack };
}

const pageOfNext = () => screen.findByRole('heading', { name: FIVE.id });

it('counts down to the next title, and leads to its page with the same element', async () => {
  const { element } = await end({ countdown: 0 });
  await pageOfNext();
  expect(handedOver(FIVE.id)).toEqual({
    id: FIVE.id,
    video: element,
    untouched: 1,
    isSilent: false,
  });
});

it('stays without sound where the one before it began so', async () => {
  await end({ countdown: 0, muted: true });
  await pageOfNext();
  expect(handedOver(FIVE.id)).toMatchObject({ isSilent: true });
});

it('offers no next title that is gone', async () => {
  await end({ answers: [[200, { data: { titles: [] } }]], left: 30 });
  await expect
    .poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'N' }).disabled)
    .toBe(true);
});

it('stays where the viewer cancels, and offers both titles', async () => {
  const { again } = await end();
  await screen.findByRole('region', { name: 'Up next' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { name: FIVE.name })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Watch again' }));
  expect(again).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: FIVE.id })).toBeNull();
});

describe('[2.3-31] P8 the countdown to the next title', () => {
  afterEach(() => void vi.restoreAllMocks());

  const hide = () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it.each<[string, (shown: Awaited<ReturnType<typeof end>>) => unknown]>([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'to go back in the title, and to come to its end again',
      async ({ goBack, finish }) => {
        goBack();
        await screen.findByRole('button', { name: 'N' });
        finish();
      },
    ],
    ['to look at another tab, and to come back', hide],
    ['“Cancel”', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('is ended for good by %s', async (_act, act) => {
    const shown = await end();
    await screen.findByRole('region', { name: 'Up next' });
    await act(shown);
    expect(await screen.findByRole('heading', { name: FIVE.name })).toBeInTheDocument();
    vi.restoreAllMocks();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(screen.queryByRole('region', { name: 'Up next' })).toBeNull();
    expect(screen.queryByRole('heading', { name: FIVE.id })).toBeNull();
  });

  it('goes on for a viewer who watches beside another tab', async () => {
    const { element } = await end({ countdown: 1 });
    await screen.findByRole('region', { name: 'Up next' });
    Object.defineProperty(document, 'pictureInPictureElement', {
      configurable: true,
      value: element,
    });
    hide();
    await pageOfNext();
    Reflect.deleteProperty(document, 'pictureInPictureElement');
  });

  it('begins the next title once, also where the viewer presses Play now at its end', async () => {
    await end({ countdown: 1 });
    const play = await screen.findByRole('button', { name: 'Play now' });
    await userEvent.dblClick(play);
    await pageOfNext();
    expect(handedOver(FIVE.id)).toMatchObject({ id: FIVE.id });
  });
});

it('plays the next title at once when the viewer says so, who then counts as there', async () => {
  const { element } = await end({ untouched: 2 });
  await userEvent.click(await screen.findByRole('button', { name: 'Play now' }));
  await pageOfNext();
  expect(handedOver(FIVE.id)).toEqual({
    id: FIVE.id,
    video: element,
    untouched: 0,
    isSilent: false,
  });
});

it('[2.3-31] begins nothing by itself for a viewer who prefers that', async () => {
  await end({ countdown: 0, autoAdvance: false });
  expect(await screen.findByRole('heading', { name: FIVE.name })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Up next' })).toBeNull();
  expect(screen.queryByRole('heading', { name: FIVE.id })).toBeNull();
});

it('asks whether the viewer is there after three titles without a touch', async () => {
  await end({ countdown: 0, untouched: 3 });
  expect(
    await screen.findByRole('heading', { name: 'Are you still watching?' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: FIVE.id })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep watching' }));
  await pageOfNext();
});

describe('a next title that does not load', () => {
  const told = () => screen.findByText('The next title did not load');
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it('is told at the end, and another try counts down to it', async () => {
    await end({ answers: [BROKEN, LOADED] });
    await told();
    await press('Try again');
    await screen.findByRole('region', { name: 'Up next' });
    expect(screen.queryByText('The next title did not load')).toBeNull();
  });

  it('leaves the viewer with this one, where they want no other try', async () => {
    const { again } = await end({ answers: [BROKEN] });
    await told();
    await press('Cancel');
    await press('Watch again');
    expect(again).toHaveLength(1);
  });

  it('is told before the end only once the viewer wants it, who can stay with this one', async () => {
    await end({ answers: [BROKEN], left: 30 });
    await expect.poll(() => console.warn).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    await press('N');
    await told();
    await press('Cancel');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('plays after another try, where the viewer wanted it', async () => {
    await end({ answers: [BROKEN, LOADED], left: 300 });
    await press('N');
    await told();
    await press('Try again');
    await pageOfNext();
  });

  it('is tried again at the end without a word, where it failed ahead of that', async () => {
    const { finish } = await end({ answers: [BROKEN, LOADED], left: 30 });
    await expect.poll(() => console.warn).toHaveBeenCalled();
    finish();
    await screen.findByRole('region', { name: 'Up next' });
  });
});

describe('P8 the title before this one', () => {
  const OF_THREE: Answer = [200, { data: { titles: [episode(THREE)] } }];
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));

  it.each([true, false])(
    'plays with a press, whether or not the next one begins by itself (%s)',
    async (autoAdvance) => {
      const { element } = await end({ answers: [OF_THREE], left: 300, autoAdvance, untouched: 2 });
      await press('Previous');
      await screen.findByRole('heading', { name: THREE.id });
      expect(handedOver(THREE.id)).toEqual({
        id: THREE.id,
        video: element,
        untouched: 0,
        isSilent: false,
      });
    },
  );

  it('ends the countdown to the next one, which does not begin meanwhile', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await end({ answers: [LOADED, BROKEN, OF_THREE], countdown: 1 });
    await screen.findByRole('region', { name: 'Up next' });
    await press('Previous');
    await screen.findByText('The previous title did not load');
    expect(screen.queryByRole('region', { name: 'Up next' })).toBeNull();
    await press('Try again');
    await screen.findByRole('heading', { name: THREE.id });
    vi.restoreAllMocks();
  });
});
