import type { TokenSource } from './client';
import { OriginError } from './origin-error';

interface OpenTerms {
  /** What the calls of a session wait for; all of them for the same. */
  waiting?: { accepted: Promise<boolean>; answer: (accepted: boolean) => void; calls: number };
  /** The code that would ask is lost. */
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
 * Waits until the viewer has accepted the realm's terms (428 `CONSENT_REQUIRED`, spec 1 §8), or will not. Whoever waits may
 * be ahead of the dialog, whose code comes when somebody acts. When the last call that waits is given up, nobody is asked any longer.
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

/** Does any call wait? */
export const termsAwaited = (session: TokenSource): boolean =>
  openTermsOf(session).waiting !== undefined;

/** Lets the calls that wait go on, or fail as they were refused. */
export function settleTerms(session: TokenSource, accepted: boolean): void {
  const terms = openTermsOf(session);
  const { waiting } = terms;
  if (!waiting) return;
  terms.waiting = undefined;
  waiting.answer(accepted);
  tell(terms);
}

/** Nobody can be asked until somebody listens: what waits, and what would wait, fails as it was refused. */
export function askNobody(session: TokenSource): void {
  openTermsOf(session).unasked = true;
  settleTerms(session, false);
}

/** Calls back whenever calls begin to wait, or no longer do: whoever listens can ask. */
export function onTermsAwaited(session: TokenSource, changed: () => void): () => void {
  const terms = openTermsOf(session);
  terms.unasked = false;
  terms.changed.add(changed);
  return () => terms.changed.delete(changed);
}
