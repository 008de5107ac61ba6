import { describe, expect, it } from 'vitest';
import en from '../labels/en.json';
import { refusalView, watchingIn } from './refusal-view';
import { REFUSALS } from './stream-failure';

const labels: Readonly<Record<string, string>> = en;

describe('refusalView', () => {
  it.each([...REFUSALS, 'RELEASED', 'SOMETHING_NEW'])('has words for %s', (code) => {
    const { words } = refusalView(code, {});
    expect(labels[`player.refused.${words}.title`]).toBeDefined();
    const text = `player.refused.${words}.text`;
    expect(labels[text] ?? labels[`${text}_other`]).toBeDefined();
  });

  it('leads a guest to sign in, and others back to what can be watched', () => {
    expect(refusalView('SIGN_IN', {}).action).toBe('signIn');
    expect(refusalView('OUTSIDE_REGION', {}).action).toBe('leave');
    expect(refusalView('SOMETHING_NEW', {}).action).toBe('retry');
    expect(refusalView('CONCURRENCY', {}).action, 'also when no screen is named').toBe('retry');
  });

  it('tells an event without a time apart from one that begins', () => {
    expect(refusalView('NOT_STARTED', {}).words).toBe('UNTIMED');
    expect(refusalView('NOT_STARTED', { startsAt: '2026-11-26T20:00:00Z' }).words).toBe(
      'NOT_STARTED',
    );
  });

  it('says how many screens an account has', () =>
    expect(refusalView('CONCURRENCY', { most: 3 }).values).toEqual({ count: 3 }));
});

describe('watchingIn', () => {
  const screen = { lease: 'abc', device: 'Firefox, Linux', title: 'Apex 63' };

  it('finds the screens that are in use', () =>
    expect(watchingIn({ watching: [screen] })).toEqual([screen]));

  it.each([undefined, null, 'many', [null], [{ lease: 1 }], [[]]])(
    'takes nothing from %j',
    (watching) => expect(watchingIn({ watching })).toEqual([]),
  );
});
