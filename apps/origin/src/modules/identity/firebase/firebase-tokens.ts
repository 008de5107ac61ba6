import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from 'jose';
import { faults } from '../faults';
import type { Subject } from '../viewers/viewers';

/** Google's keys for the tokens of all Firebase projects. */
const keysAddress =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export interface FirebaseTokens {
  /**
   * The viewer whose token this is, if it is one of the project's. Throws IDENTITY_REFUSED or
   * PROVIDER_UNAVAILABLE.
   */
  verify(projectId: string, token: string): Promise<Subject>;
}

interface FirebaseTokensOptions {
  clock: () => Date;
  /** An Auth emulator runs here. Its tokens carry no signature. */
  emulated: boolean;
  /** Google's, but for tests. */
  keys?: JWTVerifyGetKey;
}

/**
 * Checks ID tokens as Firebase's own servers do: signature, issuer, audience, life, and that they
 * name a subject.
 */
export function createFirebaseTokens({
  clock,
  emulated,
  keys = createRemoteJWKSet(new URL(keysAddress)),
}: FirebaseTokensOptions): FirebaseTokens {
  async function claimsOf(projectId: string, token: string): Promise<JWTPayload> {
    const expected = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: clock(),
    };
    // A token without a signature proves nothing: only an emulator's projects take it, and only
    // where one runs.
    if (emulated && projectId.startsWith('demo-')) {
      return UnsecuredJWT.decode(token, expected).payload;
    }
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
    });
    return payload;
  }

  return {
    async verify(projectId, token) {
      try {
        const { sub, email, email_verified: verified, name } = await claimsOf(projectId, token);
        if (!sub) throw faults.identityRefused();
        return {
          id: sub,
          ...(verified === true && typeof email === 'string' ? { email } : {}),
          ...(typeof name === 'string' && name ? { name: name.slice(0, 200) } : {}),
        };
      } catch (error) {
        if (keysAreAway(error)) throw faults.providerUnavailable();
        if (error instanceof errors.JOSEError) throw faults.identityRefused();
        throw error;
      }
    },
  };
}

/** True for an error of Google's keys: no answer, none in time, or none that could be read. */
const keysAreAway = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC') ||
  error instanceof TypeError;
