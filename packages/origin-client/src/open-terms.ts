import type { TokenSource } from './client';

interface OpenTerms {
  /** What the calls of a session wait for; all of them for the same. */
  waiting?: { accepted: Promise<boolean>; answer: (accepted: boolean) => void };
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
 * be ahead of the dialog, whose code comes when somebody acts.
 */
export function waitForTerms(session: TokenSource): Promise<boolean> {
  const terms = openTermsOf(session);
  if (terms.waiting) return terms.waiting.accepted;
  let answer = (_: boolean) => {};
  const accepted = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  terms.waiting = { accepted, answer };
  for (const changed of terms.changed) changed();
  return accepted;
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
  for (const changed of terms.changed) changed();
}

export function onTermsAwaited(session: TokenSource, changed: () => void): () => void {
  const terms = openTermsOf(session);
  terms.changed.add(changed);
  return () => terms.changed.delete(changed);
}
