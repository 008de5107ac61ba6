import type { TokenSource } from './client';
import { OriginError } from './origin-error';

interface OpenTerms {
  /** The answer that all waiting calls of a session wait for. */
  waiting?: { accepted: Promise<boolean>; answer: (accepted: boolean) => void; calls: number };
  /** The code that asks the viewer could not be loaded. */
  unasked?: boolean;
  changed: Set<() => void>;
}

const bySession = new WeakMap<TokenSource, OpenTerms>();

function openTermsOf(session: TokenSource): OpenTerms {
  const known = bySession.get(session) ?? { changed: new Set() };
  bySession.set(session, known);
  return known;
}

/**
 * Waits until the viewer has accepted the realm's terms (428 `CONSENT_REQUIRED`, spec 1 §8), or has
 * declined. A call may wait before the dialog's code is loaded. When the last waiting call is
 * aborted, the viewer is asked no longer.
 * @returns True when the terms were accepted.
 * @throws {OriginError} `aborted`
 */
export async function waitForTerms(session: TokenSource, signal?: AbortSignal): Promise<boolean> {
  const terms = openTermsOf(session);
  if (signal?.aborted) throw givenUp(signal);
  if (terms.unasked) return false;
  const isFirst = terms.waiting === undefined;
  terms.waiting ??= begun();
  const { waiting } = terms;
  waiting.calls += 1;
  if (isFirst) tell(terms);
  if (!signal) return waiting.accepted;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(givenUp(signal));
      waiting.calls -= 1;
      if (waiting.calls === 0 && terms.waiting === waiting) settleTerms(session, false);
    };
    signal.addEventListener('abort', leave);
    void waiting.accepted.then((accepted) => {
      signal.removeEventListener('abort', leave);
      resolve(accepted);
    });
  });
}

const givenUp = ({ reason: cause }: AbortSignal) =>
  new OriginError('aborted', { code: 'ABORTED', cause });

function begun(): NonNullable<OpenTerms['waiting']> {
  let answer = (_: boolean) => {};
  const accepted = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  return { accepted, answer, calls: 0 };
}

function tell({ changed }: OpenTerms): void {
  for (const hear of changed) hear();
}

/** True while a call waits. */
export const termsAwaited = (session: TokenSource): boolean =>
  openTermsOf(session).waiting !== undefined;

/** Lets the waiting calls go on, or fail with their refusals. */
export function settleTerms(session: TokenSource, accepted: boolean): void {
  const terms = openTermsOf(session);
  const { waiting } = terms;
  if (!waiting) return;
  terms.waiting = undefined;
  waiting.answer(accepted);
  tell(terms);
}

/** Fails the waiting calls, and those that would wait, with their refusals, until `onTermsAwaited`. */
export function failWaitingCalls(session: TokenSource): void {
  openTermsOf(session).unasked = true;
  settleTerms(session, false);
}

/** Calls `changed` whenever calls begin to wait, or stop. A listener can ask: calls may wait again. */
export function onTermsAwaited(session: TokenSource, changed: () => void): () => void {
  const terms = openTermsOf(session);
  terms.unasked = false;
  terms.changed.add(changed);
  return () => terms.changed.delete(changed);
}
