import { describe, expect, it } from 'vitest';
import { cancelling, mayReactivate, type Reactivated } from './cancelling';

const NOW = new Date('2026-12-01T12:00:00Z');

const renewing: Reactivated = {
  state: 'active',
  managedBy: null,
  autoRenew: true,
  endsAt: new Date('2026-12-29T12:00:00Z'),
  period: 'P1M',
  renewalAmount: 999,
  paysWith: 'card',
};

describe('cancelling', () => {
  it.each<[what: string, parts: Partial<Reactivated>, does: ReturnType<typeof cancelling>]>([
    ['that renews runs out', {}, 'runs out'],
    ['in its trial runs out', { state: 'trial' }, 'runs out'],
    ['that costs nothing runs out', { renewalAmount: 0, paysWith: null }, 'runs out'],
    ['whose renewal is overdue ends', { endsAt: NOW }, 'ends'],
    ['without an end ends', { renewalAmount: 0, endsAt: null }, 'ends'],
    ['that waits for its payment ends', { state: 'inactive', endsAt: null }, 'ends'],
    ['that waits for its turn ends', { state: 'pending', endsAt: null }, 'ends'],
    ['that does not renew stays', { autoRenew: false }, null],
    ['that has ended stays', { state: 'ended', autoRenew: false }, null],
    ['of a partner stays', { managedBy: 'fibrenet' }, null],
  ])('a licence %s', (_what, parts, does) => {
    expect(cancelling({ ...renewing, ...parts }, NOW)).toBe(does);
  });
});

describe('mayReactivate', () => {
  const cancelled = { ...renewing, autoRenew: false };

  it.each<[what: string, parts: Partial<Reactivated>, may: boolean]>([
    ['that was cancelled', {}, true],
    ['that was cancelled in its trial', { state: 'trial' }, true],
    ['that costs nothing, without a card', { renewalAmount: 0, paysWith: null }, true],
    ['whose card is gone', { paysWith: null }, false],
    ['that renews', { autoRenew: true }, false],
    ['that has ended', { state: 'ended' }, false],
    ['for a season', { period: null }, false],
    ['that was paid in a way that cannot be charged again', { renewalAmount: null }, false],
    ['of a partner', { managedBy: 'fibrenet' }, false],
  ])('a licence %s: %3$s', (_what, parts, may) => {
    expect(mayReactivate({ ...cancelled, ...parts })).toBe(may);
  });
});
