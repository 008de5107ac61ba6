import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { signingKeys } from '../../../kernel/caller/tables';
import type { Database } from '../../../kernel/database/database';
import { mediaFaults } from '../faults';

/** What the addresses below one signature may play. */
export interface MediaGrant {
  realmId: string;
  titleId: string;
  clip: string;
  /** When a live stream begins, in ms since 1970; null for a title on demand. */
  startsAt: number | null;
  /** The length of an event or a title, in seconds. */
  seconds: number;
  /** From when the addresses are refused, in ms since 1970. */
  expiresAt: number;
  /** The screen that plays it; empty where screens are not counted. */
  lease: string;
}

export interface MediaSigner {
  /** Text for an address: the grant and its signature. */
  sign(grant: MediaGrant): string;
  /** @throws {Fault} MEDIA_SIGNATURE, or MEDIA_EXPIRED at `now` (ms since 1970). */
  verify(signature: string, now: number): MediaGrant;
}

/** The fields of a grant in the order in which an address has them. */
const FIELDS = [
  'realmId',
  'titleId',
  'clip',
  'startsAt',
  'seconds',
  'expiresAt',
  'lease',
] as const satisfies readonly (keyof MediaGrant)[];

/** Signs with a key that follows from the one that signs tokens, so that every process has the same. */
export async function openMediaSigner(db: Database): Promise<MediaSigner> {
  const [first] = await db
    .select({ privateKey: signingKeys.privateKey })
    .from(signingKeys)
    .orderBy(asc(signingKeys.createdAt), asc(signingKeys.id))
    .limit(1);
  if (!first) throw new Error('The database has no signing key; it was not seeded.');
  const key = Buffer.from(hkdfSync('sha256', String(first.privateKey.d), '', 'media', 32));
  const macOf = (payload: string) => createHmac('sha256', key).update(payload).digest();

  return {
    sign(grant) {
      const payload = Buffer.from(JSON.stringify(FIELDS.map((field) => grant[field]))).toString(
        'base64url',
      );
      return `${payload}.${macOf(payload).toString('base64url')}`;
    },

    verify(signature, now) {
      const [payload = '', mac = ''] = signature.split('.');
      const [given, wanted] = [Buffer.from(mac, 'base64url'), macOf(payload)];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
        throw mediaFaults.signature();
      const values: unknown[] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
      // The checked boundary: only this origin signs.
      const grant = Object.fromEntries(
        FIELDS.map((field, at) => [field, values[at]]),
      ) as unknown as MediaGrant;
      if (grant.expiresAt <= now) throw mediaFaults.expired();
      return grant;
    },
  };
}
