import { describe, expect, it } from 'vitest';
import en from '../interstitial/labels/en.json';
import { GATE_REASONS, type GateAnswer, gateRefusal, gateSteps } from './gate-steps';

const labels: Readonly<Record<string, string>> = en;
const unasked: GateAnswer = { is: 'unasked' };
const granted: GateAnswer = { is: 'granted' };
const refused = (code: string, details = {}) => gateRefusal(code, details) ?? unasked;

type Title = Parameters<typeof gateSteps>[0];
const event = (timing: NonNullable<Title['event']>['timing']) => ({ timing, bouts: [] });
const tonight: Title = {
  state: 'UPCOMING',
  event: event('ON_TIME'),
  accessLevel: 'LICENCE',
  minimumAge: 16,
};
const film: Title = { accessLevel: 'LICENCE' };
const free: Title = { accessLevel: 'FREE' };
const all = ['start', 'signIn', 'age', 'licence', 'ready'];

describe('gateSteps', () => {
  it.each<[string, Title, GateAnswer, boolean, string, readonly string[]]>([
    ['a start ahead', tonight, unasked, false, 'start', all],
    ['a postponed event', { ...tonight, event: event('POSTPONED') }, unasked, true, 'untimed', all],
    [
      'a cancelled event',
      { ...tonight, event: event('CANCELLED') },
      unasked,
      false,
      'cancelled',
      ['gone', ...all],
    ],
    [
      'what is over',
      { ...film, state: 'ENDED' },
      unasked,
      true,
      'over',
      ['gone', 'signIn', 'licence', 'ready'],
    ],
    [
      'a guest before what is not free',
      film,
      unasked,
      false,
      'signIn',
      ['signIn', 'licence', 'ready'],
    ],
    ['a guest before what is free', free, unasked, false, 'ready', ['ready']],
    [
      'a viewer who has not been refused',
      film,
      unasked,
      true,
      'ready',
      ['signIn', 'licence', 'ready'],
    ],
    [
      'a viewer without a plan',
      film,
      refused('LICENCE_NEEDED'),
      true,
      'licence',
      ['signIn', 'licence', 'ready'],
    ],
    ['another country', free, refused('OUTSIDE_REGION'), false, 'place', ['place', 'ready']],
    ['a VPN', free, refused('VPN_BLOCKED'), false, 'vpn', ['place', 'ready']],
    [
      'parental control',
      film,
      refused('PIN_REQUIRED'),
      true,
      'pin',
      ['signIn', 'pin', 'licence', 'ready'],
    ],
    ['a child', tonight, refused('AGE_RESTRICTED'), true, 'age', all],
    [
      'too many screens',
      film,
      refused('CONCURRENCY'),
      true,
      'screens',
      ['signIn', 'licence', 'screens', 'ready'],
    ],
    [
      'a title that was taken down',
      free,
      refused('UNKNOWN_TITLE'),
      false,
      'gone',
      ['gone', 'ready'],
    ],
    [
      'an event that ended meanwhile',
      { ...film, state: 'LIVE' },
      refused('OVER'),
      true,
      'over',
      ['gone', 'signIn', 'licence', 'ready'],
    ],
    [
      'a sign-in that has run out',
      film,
      refused('SIGN_IN'),
      true,
      'signIn',
      ['signIn', 'licence', 'ready'],
    ],
    ['nothing', film, granted, true, 'ready', ['signIn', 'licence', 'ready']],
    ['nothing once the origin plays it', tonight, granted, false, 'ready', all],
  ])('finds %s in the way', (_, title, answer, isViewer, reason, steps) => {
    expect(gateSteps(title, answer, isViewer)).toMatchObject({ reason, steps });
  });

  it.each<[string, Title, GateAnswer, boolean, boolean, string]>([
    ['is sure of a start', tonight, unasked, true, true, 'start'],
    [
      'is sure that what is cancelled is gone',
      { ...tonight, event: event('CANCELLED') },
      unasked,
      true,
      true,
      'gone',
    ],
    [
      'is sure that what is postponed has no start yet',
      { ...tonight, event: event('POSTPONED') },
      unasked,
      true,
      true,
      'start',
    ],
    ['is sure of an end', { ...film, state: 'ENDED' }, unasked, true, true, 'gone'],
    ['is sure that a guest signs in', film, unasked, false, true, 'signIn'],
    ['is not sure of a viewer’s plan before the origin is', film, unasked, true, false, 'licence'],
    ['is not sure that a free title plays', free, unasked, false, false, 'ready'],
    ['is sure of what the origin says', film, granted, false, true, 'ready'],
  ])('%s', (_, title, answer, isViewer, isSure, current) => {
    expect(gateSteps(title, answer, isViewer)).toMatchObject({ isSure, current });
  });

  it('has a name for each step, and words for each reason', () => {
    for (const reason of GATE_REASONS) {
      expect(labels[`gate.${reason}.title`], reason).toBeDefined();
      expect(labels[`gate.${reason}.text`], reason).toBeDefined();
    }
    for (const step of gateSteps(tonight, refused('PIN_REQUIRED'), true).steps)
      expect(labels[`gate.step.${step}`], step).toBeDefined();
  });
});

describe('gateRefusal', () => {
  it('tells an event without a time apart from one that begins', () => {
    expect(gateRefusal('NOT_STARTED', {})).toMatchObject({ reason: 'untimed' });
    expect(gateRefusal('NOT_STARTED', { startsAt: '2026-11-28T20:00:00Z' })).toMatchObject({
      reason: 'start',
    });
  });

  it.each(['INTERNAL_ERROR', 'TOKEN_INVALID', ''])('takes %j for no refusal', (code) => {
    expect(gateRefusal(code, {})).toBeNull();
  });
});
