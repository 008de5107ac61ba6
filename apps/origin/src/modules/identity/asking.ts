import { errors } from 'jose';
import { Fault } from '../../kernel/errors/faults';
import { faults } from './faults';

/** The tools for asking another company's server. */
export interface AskingTools {
  fetch: typeof globalThis.fetch;
  clock: () => Date;
  /** The time that the other server may take, in place of `patienceMs`. */
  patienceMs?: number;
}

/** The time that another company's server may take; a viewer is waiting. */
export const patienceMs = 8000;

/**
 * Recognises the errors of an answer that did not come; one that came and is wrong is no such
 * error.
 */
export function unreachable(error: unknown): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof TypeError ||
    (error instanceof DOMException && /^(Timeout|Abort)Error$/.test(error.name))
  );
}

/** Asks another company's server for JSON. @throws {Fault} PROVIDER_UNAVAILABLE: no answer, a broken one, or none of JSON. */
export async function askJson(
  { fetch, patienceMs: patience = patienceMs }: AskingTools,
  address: string,
  init: RequestInit = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) });
    if (answer.status >= 500) throw faults.providerUnavailable();
    const body: unknown = await answer.json();
    if (typeof body !== 'object' || body === null) throw faults.providerUnavailable();
    return { status: answer.status, body: body as Record<string, unknown> };
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (error instanceof SyntaxError || unreachable(error)) throw faults.providerUnavailable();
    throw error;
  }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
