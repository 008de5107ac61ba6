import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { Fault } from '../../../kernel/errors/faults';
import { faults } from '../faults';
import type { SpentProofs } from '../vendors/spent-proofs';
import type { Subject } from '../viewers/viewers';

/** A realm's account with the partner network. */
export interface OpinClient {
  /** The partner's address, which signs its tokens. */
  issuer: string;
  id: string;
  secret: string;
}

export interface Opin {
  /**
   * The subject that came back with this token. Throws IDENTITY_REFUSED for one that is not the
   * partner's, or is for another client or sign-in; CODE_REFUSED for one that is late or was used;
   * PROVIDER_UNAVAILABLE.
   */
  subjectOf(client: OpinClient, token: string, state: string): Promise<Subject>;
  /** The entitlements of a subject at the partner. Throws PROVIDER_UNAVAILABLE. */
  entitlements(client: OpinClient, subject: string): Promise<string[]>;
}

/** No token is good for longer, whatever it says of itself; the clocks of two companies may differ a little. */
const longestLife = '2m';
const clockTolerance = 10;

interface OpinOptions {
  spentProofs: SpentProofs;
  fetch: typeof globalThis.fetch;
  clock: () => Date;
}

export function createOpin({ spentProofs, fetch, clock }: OpinOptions): Opin {
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  function keysOf(issuer: string) {
    const keys =
      keySets.get(issuer) ??
      createRemoteJWKSet(new URL('/keys', issuer), { [customFetch]: fetch, timeoutDuration: 4000 });
    keySets.set(issuer, keys);
    return keys;
  }

  async function read(client: OpinClient, token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keysOf(client.issuer), {
        issuer: client.issuer,
        audience: client.id,
        algorithms: ['ES256'],
        requiredClaims: ['sub', 'jti', 'exp', 'state'],
        maxTokenAge: longestLife,
        clockTolerance,
        currentDate: clock(),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw faults.codeRefused();
      throw isVerdict(error) ? faults.identityRefused() : unlessOurs(error);
    }
  }

  return {
    async subjectOf(client, token, state) {
      const payload = await read(client, token);
      const { sub, email, email_verified: verified, exp = 0 } = payload;
      // Signed for the sign-in that this browser began: a viewer cannot end the sign-in of another.
      if (!sub || payload.state !== state) throw faults.identityRefused();
      const until = new Date((exp + clockTolerance) * 1000);
      await spentProofs.spend(`${client.issuer} ${payload.jti}`, until);
      return { id: sub, ...(typeof email === 'string' && verified === true ? { email } : {}) };
    },

    async entitlements({ issuer, id, secret }, subject) {
      const address = new URL('/entitlements', issuer);
      address.searchParams.set('subject', subject);
      const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
      try {
        const answer = await fetch(address.href, {
          headers: { authorization },
          signal: AbortSignal.timeout(4000),
        });
        const body: unknown = answer.ok ? await answer.json() : undefined;
        if (!isEntitlements(body)) throw faults.providerUnavailable();
        return body.entitlements;
      } catch (error) {
        throw unlessOurs(error);
      }
    },
  };
}

/** The errors of the partner's keys, as opposed to those of a token. */
const keyTroubles = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

const isVerdict = (error: unknown) =>
  error instanceof errors.JOSEError && !keyTroubles.includes(error.code);

/**
 * Turns the errors of fetch, a timeout and a parser into ours: no answer came, or an unreadable
 * one.
 */
function unlessOurs(error: unknown): unknown {
  if (error instanceof Fault) return error;
  const away =
    error instanceof TypeError ||
    error instanceof SyntaxError ||
    error instanceof DOMException ||
    error instanceof errors.JOSEError;
  return away ? faults.providerUnavailable() : error;
}

function isEntitlements(value: unknown): value is { entitlements: string[] } {
  if (typeof value !== 'object' || value === null || !('entitlements' in value)) return false;
  const { entitlements } = value;
  return (
    Array.isArray(entitlements) &&
    entitlements.length <= 200 &&
    entitlements.every((one) => typeof one === 'string' && one !== '' && one.length <= 120)
  );
}
