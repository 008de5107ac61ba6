import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showChallenge } from './challenge';

const ACS = 'http://acs.localhost';
const address = `${ACS}:4401/challenge/token`;
const order = { id: 'order-1', next: { type: 'challenge' as const, address } };

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  vi.useRealTimers();
  place.remove();
});

const say = (
  type: string,
  { origin = `${ACS}:4401`, source = place.querySelector('iframe')?.contentWindow } = {},
) =>
  window.dispatchEvent(
    new MessageEvent('message', { data: { type }, origin, source: source ?? null }),
  );

it('shows the issuer’s page in the dialog until it has finished, and never says with what result', async () => {
  const shown = showChallenge({ order, place, title: 'Confirm' }, ACS);
  const frame = place.querySelector('iframe');
  expect(frame).toMatchObject({ src: address, title: 'Confirm' });
  expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation');
  say('acs.ready');
  say('acs.done');
  expect(await shown).toBe('pending');
  expect(place.childElementCount).toBe(0);
});

it('believes no other window and no other site', async () => {
  const shown = showChallenge({ order, place, title: 'Confirm' }, ACS);
  say('acs.done', { origin: 'http://evil.localhost:4401' });
  say('acs.done', { source: window });
  expect(place.childElementCount).toBe(1);
  say('acs.done');
  expect(await shown).toBe('pending');
});

it('is closed by the viewer', async () => {
  const dialog = new AbortController();
  const shown = showChallenge({ order, place, title: 'Confirm', signal: dialog.signal }, ACS);
  dialog.abort();
  expect(await shown).toBe('closed');
  expect(place.childElementCount).toBe(0);
  const { signal } = dialog;
  expect(await showChallenge({ order, place, title: 'Confirm', signal }, ACS)).toBe('closed');
});

it('sends the whole page there where there is no place, or where the frame does not come', async () => {
  expect(await showChallenge({ order, title: 'Confirm' }, ACS)).toEqual({ redirect: address });
  vi.useFakeTimers();
  const shown = showChallenge({ order, place, title: 'Confirm' }, ACS);
  vi.advanceTimersByTime(10_001);
  expect(await shown).toEqual({ redirect: address });
});

it('needs nothing for an order without a next step, and goes to no other host', async () => {
  expect(await showChallenge({ order: { id: '1' }, place, title: 'Confirm' }, ACS)).toBe('settled');
  expect(() => showChallenge({ order, place, title: 'Confirm' }, 'https://acs.example')).toThrow(
    /is not on/,
  );
});
