import { Button, PlayerFrame, type PlayerToggle } from '@marquee/design-system';
import {
  defineFeature,
  type FeatureManifest,
  type Site,
  useLabels,
  type WatchTitle,
} from '@marquee/renderer';
import { WorkshopPart } from '@marquee/renderer/testing';
import { sampleAnswer, workshopTitleSite } from '@marquee/titles/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { NextScreen } from '../next/NextScreen';
import type { Next, NextFailed } from '../next/next';
import type { PlaybackView } from '../playback/playback-view';
import { player } from '../player';
import { NOT_PLAYING, type PlaybackStatus } from '../rules/playback-state';
import { live, playbackPage, vod } from '../testing/playback-page';
import { PlayerBar } from './PlayerBar';
import { PlayerStatus } from './PlayerStatus';
import { StatusFront } from './StatusFront';
import { useView } from './use-view';

const meta = {
  title: 'Player/Playing',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const [picture] = sampleAnswer.rails.flatMap(({ items }) =>
  items.edges.map(({ node }) => node.images.landscape),
);
if (!picture) throw new Error('The sample titles have no picture.');

const title: WatchTitle = {
  id: 'final',
  kind: 'video',
  name: 'The final',
  accessLevel: 'LICENCE',
  picture,
};

/** What a story shows of a playback. */
interface Shown {
  view: Partial<PlaybackView>;
  /** Whether the controls lie over the picture; absent: there is none yet. */
  controls?: 'shown' | 'hidden';
  cast?: PlayerToggle;
  up?: Next['up'];
  nextFailed?: boolean;
}

const nothing = () => undefined;

const toggle = { on: false, onChange: nothing };

const nextOf = (up: Next['up']): Next => ({
  title: { id: 'next', name: 'After the final', path: '/', picture, Screen: NextScreen },
  up,
  countdown: 8,
  play: nothing,
  cancel: nothing,
});

const failed: NextFailed = { label: 'player.next.failed', again: nothing, cancel: nothing };

/** A player in one state; nothing plays, so that the state stays. */
function Player({ view: changes, controls, cast, up, nextFailed = false }: Shown) {
  const t = useLabels();
  const frame = useRef<HTMLElement>(null);
  const [store] = useState(() => {
    const page = playbackPage();
    Object.assign(page.store.view, { stream: vod }, changes);
    return page.store;
  });
  const view = useView(store.view);
  const shown = controls === 'shown';
  return (
    <PlayerFrame
      ref={frame}
      label={t('player.name', { title: title.name })}
      poster={title.picture}
      playing={controls !== undefined}
      controls={
        <>
          {controls && (
            <PlayerBar
              store={store}
              view={view}
              shown={shown}
              switches={{ theatre: toggle, fullScreen: toggle, pictureInPicture: toggle, cast }}
              openPanel={nothing}
              advance={undefined}
              neighbours={{ onPrevious: nothing, onNext: nothing }}
              floating={toggle}
            />
          )}
          <PlayerStatus frame={frame} view={view} />
        </>
      }
    >
      <StatusFront
        title={title}
        store={store}
        view={view}
        next={up ? nextOf(up) : null}
        nextFailed={nextFailed ? failed : null}
      />
    </PlayerFrame>
  );
}

const noLabels = async () => ({ default: {} });

/** A feature that sells what a title needs. */
const seller = defineFeature({
  name: 'seller',
  routes: [],
  slots: {
    'title.refused': [
      {
        name: 'seller/offer',
        load: async () => ({
          Contribution: ({ retry }) => (
            <Button size="small" onClick={retry}>
              Season pass, €4.99 a month
            </Button>
          ),
        }),
      },
    ],
  },
  labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
});

const story = (shown: () => Shown, features: readonly FeatureManifest[] = []): StoryObj => ({
  loaders: [
    async ({ globals }) => ({
      site: await workshopTitleSite(globals, {
        features: [player, ...features],
        visit: { as: 'guest' },
      }),
    }),
  ],
  render: (_, { loaded }) => (
    <WorkshopPart site={(loaded as { site: Site }).site}>
      <Player {...shown()} />
    </WorkshopPart>
  ),
});

const inStatus = (status: PlaybackStatus, wanted = false) => ({
  playback: { ...NOT_PLAYING, status, wanted },
});

const onDemand: Partial<PlaybackView> = {
  position: 95,
  window: { start: 0, end: 600, edge: 600, segment: 2 },
  tracks: {
    sounds: [
      { id: 'English', language: 'en' },
      { id: 'Español', language: 'es' },
    ],
    texts: [{ id: 'Español', language: 'es' }],
    sound: 'English',
    text: null,
  },
  levels: [
    { id: '0', height: 360, bitrate: 600_000 },
    { id: '1', height: 720, bitrate: 2_400_000 },
  ],
};

const atLive: Partial<PlaybackView> = {
  stream: live,
  position: 1794,
  window: { start: 0, end: 1800, edge: 1794, segment: 2 },
  liveness: 'live',
  behind: 6,
};

/** A wait that began long enough ago for a ring, or for words. */
const since = (seconds: number) => Date.now() - seconds * 1000;

/** Between the press and the first frame. */
export const Loading = story(() => ({
  view: inStatus({ is: 'loading', by: 'load', since: since(1) }, true),
}));

export const Playing = story(() => ({
  view: { ...onDemand, ...inStatus({ is: 'playing' }, true) },
  controls: 'shown',
}));

/** Nothing was touched for a while. */
export const ControlsHidden = story(() => ({
  view: { ...onDemand, ...inStatus({ is: 'playing' }, true) },
  controls: 'hidden',
}));

export const Paused = story(() => ({
  view: { ...onDemand, ...inStatus({ is: 'paused' }) },
  controls: 'shown',
}));

/** A television plays it. */
export const OnAnotherDevice = story(() => ({
  view: { ...onDemand, ...inStatus({ is: 'remote', target: 'Cast' }, true) },
  controls: 'shown',
  cast: { on: true, onChange: nothing },
}));

export const Buffering = story(() => ({
  view: { ...onDemand, ...inStatus({ is: 'waiting', since: since(1) }, true) },
  controls: 'shown',
}));

/** After ten seconds without a picture. */
export const BufferingLong = story(() => ({
  view: { ...onDemand, ...inStatus({ is: 'waiting', since: since(11) }, true) },
  controls: 'shown',
}));

/** The captions are shown, and a menu opens with the languages. */
export const CaptionsMenu: StoryObj = {
  ...story(() => ({
    view: { ...onDemand, ...inStatus({ is: 'paused' }) },
    controls: 'shown',
  })),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /Captions|الترجمة/ });
    if (!button) throw new Error('There is no button for captions.');
    await userEvent.click(button);
  },
};

export const AtLive = story(() => ({
  view: { ...atLive, ...inStatus({ is: 'playing' }, true) },
  controls: 'shown',
}));

/** Two minutes behind what happens. */
export const BehindLive = story(() => ({
  view: {
    ...atLive,
    position: 1680,
    liveness: 'behind',
    behind: 120,
    ...inStatus({ is: 'playing' }, true),
  },
  controls: 'shown',
}));

/** The browser wants a press before it plays. */
export const AutoplayRefused = story(() => ({ view: inStatus({ is: 'ready' }) }));

/** The browser lets it play without sound only. */
export const SoundTaken = story(() => ({
  view: { ...onDemand, muted: true, soundTaken: true, ...inStatus({ is: 'playing' }, true) },
  controls: 'shown',
}));

type Failed = Extract<PlaybackStatus, { is: 'failed' }>;

const failedAs = (kind: Failed['kind'], again: Failed['again']) =>
  story(() => ({ view: inStatus({ is: 'failed', kind, again, requestId: '01JD9S2A7Q' }) }));

export const FailedOffline = failedAs('offline', 'itself');
export const FailedNetwork = failedAs('network', 'itself');
/** The code that plays did not come. */
export const FailedCode = failedAs('network', 'press');
export const FailedDecode = failedAs('decode', 'press');
export const FailedUnsupported = failedAs('unsupported', 'press');
export const FailedCall = failedAs('call', 'press');

const refusedWith = (code: string, details: Readonly<Record<string, unknown>> = {}) =>
  story(() => ({ view: inStatus({ is: 'refused', code, details }) }));

export const RefusedGone = refusedWith('UNKNOWN_TITLE');
export const RefusedPlace = refusedWith('OUTSIDE_REGION');
export const RefusedVpn = refusedWith('VPN_BLOCKED');
export const RefusedNotStarted = refusedWith('NOT_STARTED', { startsAt: '2026-11-28T18:00:00Z' });
/** It will be held, and nothing says when. */
export const RefusedUntimed = refusedWith('NOT_STARTED');
export const RefusedOver = refusedWith('OVER');
export const RefusedSignIn = refusedWith('SIGN_IN');
export const RefusedAge = refusedWith('AGE_RESTRICTED');
export const RefusedPin = refusedWith('PIN_REQUIRED');
export const RefusedLicence = refusedWith('LICENCE_NEEDED');
export const RefusedScreens = refusedWith('CONCURRENCY', {
  most: 2,
  watching: [
    { lease: 'lease-1', device: 'Television in the living room', title: 'Friday night' },
    { lease: 'lease-2', device: 'Chrome on Windows', title: 'The knockout reel' },
  ],
});
/** Another feature offers what is missing (slot `title.refused`). */
export const RefusedAndSettled = story(
  () => ({ view: inStatus({ is: 'refused', code: 'LICENCE_NEEDED', details: {} }) }),
  [seller],
);
/** Another screen of the account has stopped this one. */
export const RefusedReleased = refusedWith('RELEASED');
/** With a code that the player does not know. */
export const RefusedOther = refusedWith('SOMETHING_NEW');

const ended = (more: Pick<Shown, 'up' | 'nextFailed'> = {}) =>
  story(() => ({
    view: { ...onDemand, position: 600, ...inStatus({ is: 'ended' }) },
    controls: 'shown',
    ...more,
  }));

export const Ended = ended();
/** The next title begins in a few seconds. */
export const NextUp = ended({ up: { is: 'counting', seconds: 5 } });
/** The viewer lets no title begin by itself. */
export const NextOffered = ended({ up: { is: 'offered' } });
/** Three titles began by themselves. */
export const StillThere = ended({ up: { is: 'asking' } });
export const NextFailedToLoad = ended({ nextFailed: true });
