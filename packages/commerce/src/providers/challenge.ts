import { isOnHost } from './hosts';
import { type Confirmation, type ConfirmInput, PaymentFormError } from './provider';

/** The longest wait for an issuer's page to say that it is there; then the whole page goes to it. In milliseconds. */
const PATIENCE = 10_000;

/** What an issuer's page tells the page around it: that it is there, and that it has finished. The order says with what result. */
const READY = 'acs.ready';
const DONE = 'acs.done';

/**
 * Shows a challenge in `place`, or sends the whole page to it where there is no place. Resolves when the issuer's page has finished.
 */
export function showChallenge(
  { order, place, title, signal }: Pick<ConfirmInput, 'order' | 'place' | 'title' | 'signal'>,
  host: string,
): Promise<Confirmation> {
  const url = order.next?.address;
  if (url === undefined) return Promise.resolve('settled');
  if (!isOnHost(url, host)) throw new PaymentFormError('NONSENSE', `${url} is not on ${host}.`);
  if (signal?.aborted) return Promise.resolve('closed');
  return place ? inFrame(place, url, title, signal) : Promise.resolve({ redirect: url });
}

function inFrame(
  place: HTMLElement,
  url: string,
  title: string,
  signal: AbortSignal | undefined,
): Promise<Confirmation> {
  const frame = document.createElement('iframe');
  frame.title = title;
  // No allow-top-navigation: the page around it stays.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  frame.src = url;
  Object.assign(frame.style, { inlineSize: '100%', blockSize: '100%', border: '0' });
  const issuer = new URL(url).origin;
  return new Promise((resolve) => {
    const end = (result: Confirmation) => {
      clearTimeout(late);
      removeEventListener('message', hear);
      signal?.removeEventListener('abort', close);
      frame.remove();
      resolve(result);
    };
    const late = setTimeout(() => end({ redirect: url }), PATIENCE);
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || origin !== issuer) return;
      const type = typeof data === 'object' && data && 'type' in data ? data.type : undefined;
      if (type === READY) clearTimeout(late);
      if (type === DONE) end('pending');
    };
    const close = () => end('closed');
    signal?.addEventListener('abort', close);
    addEventListener('message', hear);
    place.append(frame);
  });
}
