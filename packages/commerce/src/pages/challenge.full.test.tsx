import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser, heading, openPage, paidOrder } from '../testing/open-page';
import { order } from '../testing/samples';

freshBrowser();
// A wide window: the issuer's page comes in a dialog.
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })),
);
afterEach(() => vi.useRealTimers());

const ACS = 'http://acs.localhost';
const ADDRESS = `${ACS}/challenge/1`;
const path = `/customer/orders/${paidOrder.id}`;
const asked = order({
  status: 'requiresAction',
  targetPaymentProvider: 'sandboxCard',
  next: { type: 'challenge', address: ADDRESS },
});
const dialog = () => screen.findByRole('dialog', { name: 'Confirm with your bank' });
const frameIn = (place: HTMLElement) =>
  within(place).findByTitle<HTMLIFrameElement>('Confirm with your bank');
const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirm now' }));

async function open() {
  const page = await openPage(`/pay?order=${paidOrder.id}`, { [path]: [200, asked] });
  await heading('Confirm with your bank');
  await confirm();
  const frame = await frameIn(await dialog());
  const say = (type: string, { origin = ACS, source = frame.contentWindow } = {}) =>
    act(async () => {
      window.dispatchEvent(new MessageEvent('message', { data: { type }, origin, source }));
    });
  return { ...page, frame, say };
}

describe('the issuer’s question in a dialog', () => {
  it('goes on by the issuer’s word alone: to the order, which says with what result', async () => {
    const { answer, frame, say } = await open();
    expect(frame.src).toBe(ADDRESS);
    await say('acs.done', { origin: 'http://evil.localhost' });
    await say('acs.done', { source: window });
    await say('something else');
    expect(frame).toBeInTheDocument();
    await say('acs.ready');
    await say('acs.done');
    expect(frame).not.toBeInTheDocument();
    answer(path, [200, paidOrder]);
    await heading('Thank you, you are all set');
  });

  it('that is closed leaves the order to be confirmed, with a way on', async () => {
    const { frame } = await open();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(frame).not.toBeInTheDocument();
    await heading('Confirm with your bank');
    expect(screen.getByRole('link', { name: 'Pay another way' })).toBeVisible();
    await confirm();
    expect((await frameIn(await dialog())).src).toBe(ADDRESS);
  });

  it('that does not come says so, and leads to it in the whole window', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { frame } = await open();
    await act(() => vi.advanceTimersByTimeAsync(10_001));
    expect(
      await screen.findByText('Your bank’s page does not open here. Nothing has been charged yet.'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(frame).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open it in the whole window' })).toHaveAttribute(
      'href',
      ADDRESS,
    );
    expect(screen.getByRole('button', { name: 'Confirm now' })).toBeEnabled();
  });

  it('that has come may take its time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { frame, say } = await open();
    await say('acs.ready');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(frame).toBeInTheDocument();
  });
});
