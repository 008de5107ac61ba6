import type { components } from '../generated/origin-api';
import { malformed, OriginError } from '../origin-error';
import { hasShape } from '../shape';
import type { SessionRecord } from './session-store';
import { readToken } from './session-user';

export type LoginAnswer = components['schemas']['LoginAnswer'];
export type Tokens = components['schemas']['Tokens'];

/** Tokens are renewed this long before they expire, or within the last tenth of a short life. */
const renewalLeadMs = 10_000;

/** The record to store for tokens. Throws an `OriginError` for malformed ones, or another realm's. */
export function recordOf(
  tokens: unknown,
  sessionId: string,
  realm: string,
  now: number,
): SessionRecord {
  if (!isTokens(tokens)) throw malformed(200);
  const { authorisationToken, refreshToken } = tokens;
  const { user, lifetimeMs } = readToken(authorisationToken, realm);
  // The token's own length, so that a device whose clock is wrong does not find every token expired.
  const life = lifetimeMs ?? user.expiresAt - now;
  return {
    sessionId,
    accessToken: authorisationToken,
    refreshToken,
    renewAt: now + life - Math.min(renewalLeadMs, life / 10),
    expiresAt: now + life,
  };
}

const isTokens = (value: unknown): value is Tokens =>
  hasShape(value, 'authorisationToken:string refreshToken:string');

/**
 * True when the origin said that the session is over. A 403 without a code of the origin's comes
 * from something in between (a captive portal, a region block), and a refused API key says nothing
 * about the viewer.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof OriginError) || error.kind !== 'http') return false;
  if (error.status === 401) return error.code !== 'UNKNOWN_API_KEY';
  return error.status === 403 && error.code !== 'HTTP_403';
}
