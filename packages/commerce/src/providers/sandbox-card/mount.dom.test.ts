import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CARD_TEXTS } from '../card-texts';
import type { Fields, MountEvents, MountInput } from '../provider';
import { mountCardFrame } from './mount';

const THEIRS = 'http://cards.localhost:4401';
const texts = Object.fromEntries(CARD_TEXTS.map((name) => [name, name]));

const input = (frame = `${THEIRS}/frame`): MountInput<'sandboxCard'> => ({
  config: { type: 'sandboxCard', frame: 'http://cards.localhost' },
  parsedData: { provider: 'sandboxCard', frame, ticket: 'tk_1' },
  money: { amount: 999, currency: 'EUR', scale: 2 },
  locale: 'en',
  direction: 'ltr',
  look: {
    scheme: 'light',
    text: '#000',
    muted: '#555',
    surface: '#fff',
    border: '#777',
    accent: '#00f',
    danger: '#b00',
    radius: '4px',
    font: 'serif',
  },
  // The names are those of the list, by the line above.
  texts: texts as MountInput<'sandboxCard'>['texts'],
  error: (code) => `error ${code}`,
  addressOf: (value) => value,
});

const events = () =>
  ({ state: vi.fn(), height: vi.fn(), leave: vi.fn(), lost: vi.fn() }) satisfies MountEvents;

let place: HTMLElement;
const frame = () => {
  const found = place.querySelector('iframe');
  if (!found) throw new Error('There is no frame.');
  return found;
};

/** What the page has posted to the frame. */
let posted: { message: Record<string, unknown>; target: unknown; port: MessagePort }[];

function hearFrame() {
  vi.spyOn(frame().contentWindow ?? window, 'postMessage').mockImplementation(
    // The DOM has two signatures; the page uses the one with ports.
    ((message: Record<string, unknown>, target: unknown, [port]: MessagePort[]) => {
      if (port) posted.push({ message, target, port });
    }) as never,
  );
}

const say = (
  data: unknown,
  { origin = THEIRS, source = frame().contentWindow as Window | null } = {},
) => window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  posted = [];
});
afterEach(() => {
  vi.useRealTimers();
  place.remove();
});

/** Mounts the form, and opens it as the frame does. */
async function open() {
  const on = events();
  const mounting = mountCardFrame(place, input(), on);
  hearFrame();
  say({ type: 'cards.ready' });
  const [first] = posted;
  if (!first) throw new Error('The page has handed nothing over.');
  const heard: unknown[] = [];
  first.port.onmessage = ({ data }) => heard.push(data);
  first.port.postMessage({ type: 'opened' });
  const fields: Fields = await mounting;
  return { on, fields, heard, ...first };
}

describe('mountCardFrame', () => {
  it('hands ticket and port to the frame alone, at its own address', async () => {
    const { message, target } = await open();
    expect(target).toBe(THEIRS);
    expect(message).toMatchObject({ type: 'cards.open', ticket: 'tk_1', asks: ['holder', 'zip'] });
    expect(message.errors).toMatchObject({ incorrect_cvc: 'error incorrect_cvc', '': 'error ' });
    expect(frame().title).toBe('title');
  });

  it.each([
    ['another site', { origin: 'http://evil.localhost:4401' }],
    ['another window', { source: window }],
  ])('hands nothing to %s', (_who, from) => {
    mountCardFrame(place, input(), events()).catch(() => undefined);
    hearFrame();
    say({ type: 'cards.ready' }, from);
    expect(posted).toEqual([]);
    say({ type: 'something' });
    expect(posted).toEqual([]);
  });

  it.each([
    'http://cards.example/frame',
    'http://evil.localhost:4401/frame',
    'javascript:alert(1)',
  ])('shows no frame of %s', (address) => {
    expect(() => mountCardFrame(place, input(address), events())).toThrow(/is not on/);
    expect(place.childElementCount).toBe(0);
  });

  it('says that the form is lost when its frame is loaded a second time, and hands nothing over', async () => {
    const { on } = await open();
    say({ type: 'cards.ready' });
    expect(on.lost).toHaveBeenCalledOnce();
    expect(posted).toHaveLength(1);
    expect(place.childElementCount).toBe(0);
  });

  it('rejects when the frame does not take the ticket', async () => {
    const mounting = mountCardFrame(place, input(), events());
    hearFrame();
    say({ type: 'cards.ready' });
    posted[0]?.port.postMessage({ type: 'refused', reason: 'ticket_spent' });
    await expect(mounting).rejects.toMatchObject({ code: 'REFUSED' });
    expect(place.childElementCount).toBe(0);
  });

  it('rejects when the frame does not come', async () => {
    vi.useFakeTimers();
    const mounting = mountCardFrame(place, input(), events());
    vi.advanceTimersByTime(15_001);
    await expect(mounting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('passes on what the frame says, as far as it fits', async () => {
    const { on, port } = await open();
    for (const message of [
      { type: 'state', state: 'complete' },
      { type: 'state', state: 'paid' },
      { type: 'height', height: 301 },
      { type: 'height', height: 'calc(100vh)' },
      { type: 'height', height: 99_999 },
      { type: 'leave', direction: 'forward' },
      { type: 'leave', direction: 'up' },
      null,
      'complete',
    ])
      port.postMessage(message);
    await vi.waitFor(() => expect(on.leave).toHaveBeenCalled());
    expect(on.state.mock.calls).toEqual([['complete']]);
    expect(on.height.mock.calls).toEqual([[301], [1_200]]);
    expect(on.leave.mock.calls).toEqual([['forward']]);
    expect(frame().style.blockSize).toBe('1200px');
  });

  it('submits, and gets details or the errors of fields', async () => {
    const { fields, heard, port } = await open();
    const first = fields.submit();
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'submit', id: 1 }]));
    const errors = [
      { field: 'number', code: 'incomplete_number' },
      { field: 'shoe', code: 'x' },
    ];
    port.postMessage({ type: 'failed', id: 1, errors });
    expect(await first).toEqual({ fieldErrors: [{ field: 'number', code: 'incomplete_number' }] });
    const second = fields.submit();
    port.postMessage({ type: 'submitted', id: 2, exid: 'card_1' });
    // A second answer to the same question changes nothing.
    port.postMessage({ type: 'failed', id: 2, errors });
    expect(await second).toEqual({ details: { paymentDetailsExid: 'card_1' } });
  });

  it('ends what waits when it is destroyed', async () => {
    const { fields } = await open();
    const waiting = fields.submit();
    fields.destroy();
    const lost = { fieldErrors: [{ field: 'card', code: 'card_error' }] };
    expect(await waiting).toEqual(lost);
    expect(await fields.submit()).toEqual(lost);
    expect(place.childElementCount).toBe(0);
  });
});
