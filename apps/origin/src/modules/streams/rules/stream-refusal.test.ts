import { describe, expect, it } from 'vitest';
import { streamRefusal, type WatchFacts } from './stream-refusal';

const free: WatchFacts = {
  kind: 'vod',
  title: { state: 'onDemand' },
  countries: null,
  place: { country: 'US', vpn: false },
  accessLevel: 'FREE',
  minimumAge: null,
  viewer: {
    isSignedIn: false,
    hasLicence: false,
    isChild: false,
    childRating: 11,
    asksForPin: false,
  },
};
const viewer = {
  isSignedIn: true,
  hasLicence: false,
  isChild: false,
  childRating: 11,
  asksForPin: false,
};

describe('streamRefusal', () => {
  const rows: readonly [what: string, facts: Partial<WatchFacts>, code: string | undefined][] = [
    ['lets a guest watch what is free', {}, undefined],
    ['asks a guest to sign in', { accessLevel: 'REGISTERED' }, 'SIGN_IN'],
    ['asks a guest to sign in before it asks for a licence', { accessLevel: 'LICENCE' }, 'SIGN_IN'],
    ['lets a viewer watch what needs an account', { accessLevel: 'REGISTERED', viewer }, undefined],
    ['asks a viewer for a licence', { accessLevel: 'LICENCE', viewer }, 'LICENCE_NEEDED'],
    [
      'lets a viewer with a licence watch',
      { accessLevel: 'LICENCE', viewer: { ...viewer, hasLicence: true } },
      undefined,
    ],
    ['refuses another country', { countries: ['ES'] }, 'OUTSIDE_REGION'],
    [
      'refuses a place that is unknown',
      { countries: ['ES'], place: { country: undefined, vpn: false } },
      'OUTSIDE_REGION',
    ],
    [
      'refuses a VPN where the country counts',
      { countries: ['US'], place: { country: 'US', vpn: true } },
      'VPN_BLOCKED',
    ],
    [
      'lets a VPN be where the country does not count',
      { place: { country: 'US', vpn: true } },
      undefined,
    ],
    [
      'lets a child watch no more than its profile says',
      { minimumAge: 6, viewer: { ...viewer, isChild: true, childRating: 5 } },
      'AGE_RESTRICTED',
    ],
    [
      'asks for the PIN before it asks for a licence',
      { accessLevel: 'LICENCE', minimumAge: 16, viewer: { ...viewer, asksForPin: true } },
      'PIN_REQUIRED',
    ],
    [
      'says that it is not for a child before it asks for a licence',
      { accessLevel: 'LICENCE', minimumAge: 16, viewer: { ...viewer, isChild: true } },
      'AGE_RESTRICTED',
    ],
    [
      'lets a child watch what is for children',
      { minimumAge: 6, viewer: { ...viewer, isChild: true } },
      undefined,
    ],
    [
      'says the start before it asks anything of the viewer',
      { kind: 'live', title: { state: 'upcoming', startsAt: 1 }, accessLevel: 'LICENCE' },
      'NOT_STARTED',
    ],
    [
      'says the place before the start: waiting would not help',
      { kind: 'live', title: { state: 'upcoming', startsAt: 1 }, countries: ['ES'] },
      'OUTSIDE_REGION',
    ],
    ['plays what is live', { kind: 'live', title: { state: 'live' } }, undefined],
    [
      'says that a live stream is over',
      { kind: 'live', title: { state: 'over', replayFrom: 1, hasReplay: true } },
      'OVER',
    ],
    ['plays a replay', { title: { state: 'over', replayFrom: 1, hasReplay: true } }, undefined],
    [
      'says when a replay will come',
      { title: { state: 'over', replayFrom: 1, hasReplay: false } },
      'OVER',
    ],
    ['has no live stream of a video', { kind: 'live' }, 'UNKNOWN_TITLE'],
    ['has no whole of what is on', { title: { state: 'live' } }, 'UNKNOWN_TITLE'],
  ];

  it.each(rows)('%s', (_, facts, code) =>
    expect(streamRefusal({ ...free, ...facts })?.code).toBe(code),
  );
});
