import { FIELD_CODES } from '../card-texts';
import { isOnHost } from '../hosts';
import {
  type FieldError,
  type Fields,
  type MountEvents,
  type MountInput,
  PaymentFormError,
} from '../provider';
import { OPEN, READY, readFromFrame, type ToFrame } from './messages';

/** The longest wait for the frame, from its address to an open form; in milliseconds. */
const PATIENCE = 15_000;

/** Until the frame has said how high it is: what the form needs, so that nothing moves. In pixels. */
const FIRST_HEIGHT = 190;
const ROW = 87;
const RING = 3;

type Submitted = Awaited<ReturnType<Fields['submit']>>;

/**
 * Mounts the card form: a frame of another site, so that a card's number never reaches this page. A frame that was loaded anew has
 * lost what was entered, and its ticket: `on.lost` then says so.
 * @throws {PaymentFormError}
 */
export function mountCardFrame(
  place: HTMLElement,
  { config, parsedData, ...given }: MountInput<'sandboxCard'>,
  on: MountEvents,
): Promise<Fields> {
  const { frame: address, ticket } = parsedData;
  if (!isOnHost(address, config.frame))
    throw new PaymentFormError('NONSENSE', `The form ${address} is not on ${config.frame}.`);
  const theirs = new URL(address).origin;
  const asks = given.asks ?? ['holder', 'zip'];
  const height = FIRST_HEIGHT + asks.length * ROW;
  const frame = frameIn(place, address, { ...given, height });
  const { port1: port, port2 } = new MessageChannel();
  const waiting = new Map<number, (result: Submitted) => void>();
  const stop = new AbortController();
  let calls = 0;
  let isHandedOver = false;

  const say = (message: ToFrame) => port.postMessage(message);
  const answer = (id: number, result: Submitted) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  const end = () => {
    stop.abort();
    port.close();
    frame.remove();
    for (const id of [...waiting.keys()]) answer(id, { fieldErrors: [LOST] });
  };
  const fields: Fields = {
    focus(at) {
      frame.focus();
      say({ type: 'focus', at });
    },
    submit: () =>
      new Promise((resolve) => {
        if (stop.signal.aborted) return resolve({ fieldErrors: [LOST] });
        calls += 1;
        waiting.set(calls, resolve);
        say({ type: 'submit', id: calls });
      }),
    destroy: end,
  };

  return new Promise((resolve, reject) => {
    const fail = (code: PaymentFormError['code'], why: string) => {
      clearTimeout(late);
      end();
      reject(new PaymentFormError(code, `The card form ${address} ${why}.`));
    };
    const late = setTimeout(() => fail('UNAVAILABLE', 'did not come in time'), PATIENCE);

    const handOver = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || origin !== theirs || !isReady(data)) return;
      // A frame that says so again was loaded again; its form is empty, and the ticket spent.
      if (isHandedOver) {
        end();
        on.lost();
        return;
      }
      isHandedOver = true;
      const { money, locale, direction, look, texts } = given;
      const errors = Object.fromEntries(
        [...FIELD_CODES, ''].map((code) => [code, given.error(code)]),
      );
      const open = { type: OPEN, ticket, money, locale, direction, look, texts, errors, asks };
      frame.contentWindow?.postMessage(open, theirs, [port2]);
    };
    addEventListener('message', handOver, { signal: stop.signal });

    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readFromFrame(data);
      switch (message?.type) {
        case 'opened':
          clearTimeout(late);
          return resolve(fields);
        case 'refused':
          return fail('REFUSED', `refuses: ${message.reason}`);
        case 'state':
          return on.state(message.state);
        case 'height':
          frame.style.blockSize = `${message.height}px`;
          return on.height(message.height);
        case 'leave':
          return on.leave(message.direction);
        case 'submitted':
          return answer(message.id, { details: { paymentDetailsExid: message.exid } });
        case 'failed':
          return answer(message.id, {
            fieldErrors: message.errors.length > 0 ? message.errors : [LOST],
          });
      }
    };
  });
}

/** The whole card, with a code that nothing more is known of (2.5-03). */
const LOST: FieldError = { field: 'card', code: 'card_error' };

const isReady = (data: unknown) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === READY;

function frameIn(
  place: HTMLElement,
  address: string,
  { texts, look, height }: Pick<MountInput, 'texts' | 'look'> & { height: number },
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = texts.title;
  frame.src = address;
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  frame.referrerPolicy = 'strict-origin';
  Object.assign(frame.style, {
    display: 'block',
    // Its fields keep a little room for their focus ring; with it they end where the page's own fields do.
    inlineSize: `calc(100% + ${2 * RING}px)`,
    marginInline: `-${RING}px`,
    blockSize: `${height}px`,
    border: '0',
    // As its document's: a frame of another scheme has a ground of its own.
    colorScheme: look.scheme,
  });
  place.append(frame);
  return frame;
}
