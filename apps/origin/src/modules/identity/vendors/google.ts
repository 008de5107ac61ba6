import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { GoogleSettings } from '../../../counterparts/vendors/settings';
import { type AskingTools, patienceMs, textOf, unreachable } from '../asking';
import { faults } from '../faults';
import type { Subject } from '../viewers/viewers';

export interface GoogleAnswer {
  subject: Subject;
  /** The end of the token's life: its use is remembered until then. */
  until: Date;
}

/**
 * The nonce of Google's token for a value that the page keeps: the token alone is worth nothing.
 */
export const nonceOf = (kept: string): string =>
  createHash('sha256').update(kept).digest('base64url');

/** Checks ID tokens of Google's: signature, issuer, audience, time, and the nonce of the page that asked. */
export function createGoogle({ clientId, issuer, keysUri }: GoogleSettings, tools: AskingTools) {
  const keys = createRemoteJWKSet(new URL(keysUri), {
    [customFetch]: tools.fetch,
    timeoutDuration: tools.patienceMs ?? patienceMs,
  });
  return async (idToken: string, nonce: string): Promise<GoogleAnswer> => {
    const { payload } = await jwtVerify(idToken, keys, {
      // Google writes its name with and without a scheme.
      issuer: [issuer, issuer.replace(/^https:\/\//, '')],
      audience: clientId,
      algorithms: ['RS256'],
      currentDate: tools.clock(),
      requiredClaims: ['sub', 'exp', 'nonce'],
    }).catch((error: unknown) => {
      if (unreachable(error) || error instanceof errors.JWKSInvalid)
        throw faults.providerUnavailable();
      if (error instanceof errors.JOSEError) {
        // jose's word for an answer that is no key set.
        throw error.code === 'ERR_JOSE_GENERIC'
          ? faults.providerUnavailable()
          : faults.identityRefused();
      }
      throw error;
    });
    if (payload.nonce !== nonceOf(nonce)) throw faults.identityRefused();
    const email = payload.email_verified === true ? textOf(payload.email) : '';
    const name = textOf(payload.name).slice(0, 200);
    return {
      subject: {
        id: textOf(payload.sub),
        ...(email ? { email } : {}),
        ...(name ? { name } : {}),
      },
      until: new Date((payload.exp ?? 0) * 1000),
    };
  };
}
