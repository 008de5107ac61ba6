import { expect, it } from 'vitest';
import {
  analyticsPeriod,
  entryOrigin,
  STAGE_OF_PAGE,
  STAGES,
  stageEvent,
  statusOfViewer,
} from './stage-events';

it('[2.4-56] the stages of the flow are these nine', () => {
  expect(STAGES).toEqual([
    'LOGIN',
    'SIGNUP',
    'CONSENT',
    'PACKAGE_SELECTION',
    'PAYMENT_PAGE',
    'CREDIT_CARD_PAYMENT',
    'PAYPAL_PAYMENT',
    'NEW_PAYMENT',
    'PAYMENT_COMPLETE',
  ]);
  const names = STAGES.map((stage) => stage.toLowerCase());
  const { name } = stageEvent('package_selection', 'viewed', {
    origin: 'ACCOUNT',
    from: undefined,
  });
  expect(names.some((stage) => name === `${stage}_viewed`)).toBe(true);
  for (const stage of Object.values(STAGE_OF_PAGE)) expect(names).toContain(stage);
});

it.each([
  [{ isGuest: true, hasPlan: false }, 'SIGNUP'],
  [{ isGuest: false, hasPlan: false }, 'ACCOUNT'],
  [{ isGuest: false, hasPlan: true }, 'UPGRADE'],
] as const)('[2.4-57] the entry origin of %j is %s', (viewer, origin) => {
  expect(entryOrigin(viewer)).toBe(origin);
});

const paid = { type: 'OTHER', rank: 1 } as const;

it.each([
  ['nothing', [], 'FREE'],
  ['a free licence alone', [{ type: 'FREE', rank: 0, status: 'ACTIVE' }], 'FREE'],
  ['what is only offered', [{ ...paid, status: 'INACTIVE' }], 'FREE'],
  [
    'a paid one beside an expired one',
    [
      { ...paid, status: 'EXPIRED' },
      { ...paid, status: 'ACTIVE' },
    ],
    'ACTIVE',
  ],
  ['a trial', [{ ...paid, status: 'TRIAL_ACTIVE' }], 'TRIAL_ACTIVE'],
  ['one that ran out', [{ ...paid, status: 'EXPIRED' }], 'EXPIRED'],
  ['one that begins later', [{ ...paid, status: 'SWITCH_TO' }], 'SWITCH_TO'],
] as const)('[2.3-04] to analytics a viewer with %s has the status %3$s', (_, licences, status) => {
  expect(statusOfViewer(licences)).toBe(status);
  const event = stageEvent('package_selection', 'viewed', {
    origin: 'ACCOUNT',
    from: undefined,
    has: status,
  });
  expect(event.licenceStatus).toBe(status);
});

it('an event carries the origin, and the workflow of who wants to watch', () => {
  expect(stageEvent('payment_page', 'failed', { origin: 'UPGRADE', from: '/watch/1' })).toEqual({
    name: 'payment_page_failed',
    origin: 'UPGRADE',
    workflow: 'signin_to_watch',
  });
});

it.each([
  ['P1Y', 'P1Y'],
  ['P1M', 'P1M'],
  ['P1D', 'P1D'],
  ['P3M', 'other'],
  [undefined, 'other'],
])('[2.9-08] analytics names the period %s as %s', (period, name) => {
  expect(analyticsPeriod(period)).toBe(name);
});
