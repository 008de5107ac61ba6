import { OriginError } from '../origin-error';
import { isObject } from '../shape';

/** The user of a session, read from the access token (spec 1 §3). Only the origin verifies the token. */
export interface SessionUser {
  id: string;
  role: string;
  isGuest: boolean;
  locale: string;
  /** The agent that acts on this viewer's behalf. */
  par?: string;
  /** The viewer's name, where the origin knows it. */
  name?: string;
  /** The realm the token is for. */
  audience: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  missingInformationStatus: string;
}

/** A user, and the token's lifetime by the origin's clock, which may differ from the device's. */
export interface ReadToken {
  user: SessionUser;
  lifetimeMs: number | null;
}

/** The session user's type: the role, or GUEST for guests (spec 1 §6). */
export const userTypeOf = (user: SessionUser | null): string =>
  user === null || user.isGuest ? 'GUEST' : user.role;

/**
 * Reads a token. Throws an `OriginError` of kind `malformed` for a token without the claims the
 * session relies on, and with the code `FOREIGN_AUDIENCE` for one of another realm.
 */
export function readToken(token: string, realm: string): ReadToken {
  const claims = claimsOf(token);
  const { id, role, isGuest, locale, par, name, exp, iat, aud, missingInformationStatus } = claims;
  if (
    typeof id !== 'string' ||
    typeof role !== 'string' ||
    typeof isGuest !== 'boolean' ||
    typeof exp !== 'number'
  ) {
    throw refused('MALFORMED');
  }
  if (!(Array.isArray(aud) ? aud : [aud]).includes(realm)) throw refused('FOREIGN_AUDIENCE');
  return {
    user: {
      id,
      role,
      isGuest,
      locale: typeof locale === 'string' ? locale : '',
      ...(typeof par === 'string' ? { par } : {}),
      ...(typeof name === 'string' ? { name } : {}),
      audience: realm,
      expiresAt: exp * 1000,
      missingInformationStatus:
        typeof missingInformationStatus === 'string' ? missingInformationStatus : 'NONE',
    },
    lifetimeMs: typeof iat === 'number' ? (exp - iat) * 1000 : null,
  };
}

function claimsOf(token: string): { readonly [claim: string]: unknown } {
  const [, payload, signature] = token.split('.');
  if (!payload || !signature) throw refused('MALFORMED');
  try {
    const bytes = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    const claims: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))),
    );
    if (isObject(claims)) return claims;
  } catch (cause) {
    throw refused('MALFORMED', cause);
  }
  throw refused('MALFORMED');
}

const refused = (code: string, cause?: unknown) =>
  new OriginError('malformed', { status: 200, code, cause });
