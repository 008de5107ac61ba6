import { asc } from 'drizzle-orm';
import {
  calculateJwkThumbprint,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Database } from '../database/database';
import { faults } from '../errors/faults';
import { signingKeys } from './tables';

const algorithm = 'ES256';

export type MissingInformationStatus = 'NONE' | 'OPTIONAL' | 'REQUIRED';

/**
 * The claims of a token about its bearer; `AccessTokenClaims` of the contract without aud, iat and
 * exp.
 */
export interface Bearer {
  id: string;
  role: string;
  isGuest: boolean;
  locale: string;
  sid: string;
  missingInformationStatus: MissingInformationStatus;
  /** The agent who acts as this viewer. */
  par?: string;
  /** The viewer's name. */
  name?: string;
}

export interface AccessTokens {
  sign(realmId: string, bearer: Bearer): Promise<string>;
  /** Throws the fault TOKEN_EXPIRED or TOKEN_INVALID; a token of another realm is invalid in this one. */
  verify(realmId: string, token: string): Promise<Bearer>;
}

async function createKey(now: Date): Promise<typeof signingKeys.$inferInsert> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  const [secret, open] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)]);
  return {
    id: await calculateJwkThumbprint(open),
    privateKey: { ...secret },
    publicKey: { ...open },
    createdAt: now,
  };
}

/** Makes the signing key when the database has none; the seed calls it, so that a snapshot carries its key. */
export async function ensureSigningKey(db: Database, now: Date): Promise<void> {
  const [existing] = await db.select({ id: signingKeys.id }).from(signingKeys).limit(1);
  if (!existing) await db.insert(signingKeys).values(await createKey(now));
}

/** The oldest key signs, so that processes that started at the same moment agree; every stored key verifies. */
export async function openAccessTokens(
  db: Database,
  { seconds, clock }: { seconds: number; clock: () => Date },
): Promise<AccessTokens> {
  const keys = await db
    .select()
    .from(signingKeys)
    .orderBy(asc(signingKeys.createdAt), asc(signingKeys.id));
  const [current] = keys;
  if (!current) throw new Error('The database has no signing key; it was not seeded.');
  const privateKey = await importJWK(current.privateKey as JWK, algorithm);
  const publicKeys = new Map(
    await Promise.all(
      keys.map(async (key) => [key.id, await importJWK(key.publicKey as JWK, algorithm)] as const),
    ),
  );

  return {
    sign(realmId, bearer) {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ ...bearer })
        .setProtectedHeader({ alg: algorithm, kid: current.id, typ: 'JWT' })
        .setAudience(realmId)
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(privateKey);
    },

    async verify(realmId, token) {
      try {
        const { payload } = await jwtVerify<Bearer>(
          token,
          ({ kid }) => {
            const key = publicKeys.get(kid ?? '');
            if (!key) throw new errors.JWKSNoMatchingKey();
            return key;
          },
          {
            algorithms: [algorithm],
            audience: realmId,
            currentDate: clock(),
            requiredClaims: ['exp', 'id', 'role', 'isGuest', 'sid'],
          },
        );
        const { id, role, isGuest, locale, sid, missingInformationStatus, par, name } = payload;
        return { id, role, isGuest, locale, sid, missingInformationStatus, par, name };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw faults.tokenExpired();
        if (error instanceof errors.JOSEError) throw faults.tokenInvalid();
        throw error;
      }
    },
  };
}
