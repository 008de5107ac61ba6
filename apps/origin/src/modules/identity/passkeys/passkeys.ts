import { randomBytes } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { Realm } from '../../../kernel/realms/realm-directory';
import { faults } from '../faults';
import { hashOf } from '../hash-of';
import { viewers } from '../viewers/tables';
import type { Viewer } from '../viewers/viewer';
import { lockUnchanged } from '../viewers/ways-in';
import { passkeyChallenges, passkeys } from './tables';

/** The time that a device may take to answer. */
const life = 5 * 60 * 1000;
/** The number of passkeys that a viewer may have; more than they have devices. */
const most = 20;

export type Passkey = typeof passkeys.$inferSelect;

/**
 * Passkeys of viewers (WebAuthn). `site` is the page's own origin, which the route has checked
 * against the realm.
 */
export interface Passkeys {
  /** Throws PASSKEY_LIMIT. */
  creationOptions(viewer: Viewer, place: { brand: string; site: string }): Promise<object>;
  /** Throws CODE_REFUSED, PASSKEY_REFUSED, PASSKEY_KNOWN, PASSKEY_LIMIT. */
  add(viewer: Viewer, credential: RegistrationResponseJSON, name: string): Promise<Passkey>;
  requestOptions(realm: Realm, site: string): Promise<object>;
  /**
   * The viewer whose passkey answered. Throws CODE_REFUSED, PASSKEY_UNKNOWN, PASSKEY_REFUSED,
   * VIEWER_BLOCKED.
   */
  authenticate(realm: Realm, credential: AuthenticationResponseJSON): Promise<Viewer>;
  list(viewer: Viewer): Promise<Passkey[]>;
  /** Throws UNKNOWN_PASSKEY. */
  rename(viewer: Viewer, id: string, name: string): Promise<Passkey>;
  /** Throws UNKNOWN_PASSKEY. */
  remove(viewer: Viewer, id: string): Promise<void>;
  sweep(): Promise<void>;
}

export function createPasskeys(db: Database, clock: () => Date): Passkeys {
  async function challenge(realmId: string, site: string, viewerId: string | null) {
    const bytes = randomBytes(32);
    await db.insert(passkeyChallenges).values({
      hash: hashOf(bytes.toString('base64url')),
      realmId,
      viewerId,
      site,
      expiresAt: new Date(clock().getTime() + life),
    });
    return new Uint8Array(bytes);
  }

  /**
   * Takes the challenge that the device signed out of the store; throws CODE_REFUSED when there is
   * none, or it is too old.
   */
  async function asked(realmId: string, viewerId: string | null, clientDataJSON: string) {
    const text = challengeIn(clientDataJSON);
    const [row] = await db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.hash, hashOf(text)),
          eq(passkeyChallenges.realmId, realmId),
          viewerId === null
            ? isNull(passkeyChallenges.viewerId)
            : eq(passkeyChallenges.viewerId, viewerId),
        ),
      )
      .returning();
    if (!row || row.expiresAt <= clock()) throw faults.codeRefused();
    return {
      expectedChallenge: text,
      expectedOrigin: row.site,
      expectedRPID: hostOf(row.site),
      requireUserVerification: true,
    };
  }

  const listOf = (viewerId: string) =>
    db
      .select()
      .from(passkeys)
      .where(eq(passkeys.viewerId, viewerId))
      .orderBy(desc(passkeys.createdAt), desc(passkeys.id));

  const ownOne = (viewer: Viewer, id: string) =>
    and(eq(passkeys.id, id), eq(passkeys.viewerId, viewer.id));

  return {
    async creationOptions(viewer, { brand, site }) {
      const known = await listOf(viewer.id);
      if (known.length >= most) throw faults.passkeyLimit();
      const host = hostOf(site);
      return generateRegistrationOptions({
        rpName: brand,
        rpID: host,
        userID: userHandle(viewer.id),
        userName: viewer.identifier.includes('@') ? viewer.identifier : brand,
        challenge: await challenge(viewer.realmId, site, viewer.id),
        timeout: life,
        attestationType: 'none',
        excludeCredentials: known
          .filter((passkey) => passkey.host === host)
          .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        // The device finds the passkey without the viewer typing who they are, and only once it has
        // verified them.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    async add(viewer, credential, name) {
      const expected = await asked(viewer.realmId, viewer.id, credential.response.clientDataJSON);
      const { registrationInfo } = await verdict(() =>
        verifyRegistrationResponse({ response: credential, ...expected }),
      );
      if (!registrationInfo) throw faults.passkeyRefused();
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return db.transaction(async (tx) => {
        // One at a time for each viewer, so that several asked for at once are not too many together.
        await lockUnchanged(tx, viewer);
        const kept = await tx.$count(passkeys, eq(passkeys.viewerId, viewer.id));
        if (kept >= most) throw faults.passkeyLimit();
        const [passkey] = await tx
          .insert(passkeys)
          .values({
            viewerId: viewer.id,
            credentialId: id,
            counter,
            transports,
            name,
            publicKey: Buffer.from(publicKey).toString('base64url'),
            host: expected.expectedRPID,
            createdAt: clock(),
          })
          .onConflictDoNothing()
          .returning();
        if (!passkey) throw faults.passkeyKnown();
        return passkey;
      });
    },

    async requestOptions(realm, site) {
      return generateAuthenticationOptions({
        rpID: hostOf(site),
        challenge: await challenge(realm.id, site, null),
        timeout: life,
        userVerification: 'required',
      });
    },

    async authenticate(realm, credential) {
      const expected = await asked(realm.id, null, credential.response.clientDataJSON);
      const [found] = await db
        .select({ passkey: passkeys, viewer: viewers })
        .from(passkeys)
        .innerJoin(viewers, eq(viewers.id, passkeys.viewerId))
        .where(and(eq(passkeys.credentialId, credential.id), eq(viewers.realmId, realm.id)));
      if (!found) throw faults.passkeyUnknown();
      const { passkey, viewer } = found;
      const { userHandle: named } = credential.response;
      if (named && named !== Buffer.from(userHandle(viewer.id)).toString('base64url')) {
        throw faults.passkeyRefused();
      }
      const { verified, authenticationInfo } = await verdict(() =>
        verifyAuthenticationResponse({
          response: credential,
          ...expected,
          credential: {
            id: passkey.credentialId,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
            transports: passkey.transports,
          },
        }),
      );
      if (!verified) throw faults.passkeyRefused();
      // Against the count that was read, so that one answer of a counting device is good once however it is sent.
      const rows = await db
        .update(passkeys)
        .set({ counter: authenticationInfo.newCounter, lastUsedAt: clock() })
        .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
        .returning({ id: passkeys.id });
      if (rows.length === 0) throw faults.passkeyRefused();
      // Told only to a viewer who has the key.
      if (viewer.blocked) throw faults.viewerBlocked();
      return viewer;
    },

    list: (viewer) => listOf(viewer.id),

    async rename(viewer, id, name) {
      const [passkey] = await db
        .update(passkeys)
        .set({ name })
        .where(ownOne(viewer, id))
        .returning();
      if (!passkey) throw faults.unknownPasskey();
      return passkey;
    },

    async remove(viewer, id) {
      const rows = await db
        .delete(passkeys)
        .where(ownOne(viewer, id))
        .returning({ id: passkeys.id });
      if (rows.length === 0) throw faults.unknownPasskey();
    },

    async sweep() {
      await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, clock()));
    },
  };
}

const hostOf = (site: string) => new URL(site).hostname;

/**
 * The handle under which a device keeps a passkey: the viewer's id, which says nothing about them.
 */
const userHandle = (viewerId: string) => new Uint8Array(Buffer.from(viewerId));

function challengeIn(clientDataJSON: string): string {
  try {
    // Any JSON at all: null as well.
    const { challenge } = Object(decodeClientDataJSON(clientDataJSON)) as { challenge?: unknown };
    if (typeof challenge === 'string') return challenge;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw faults.passkeyRefused();
}

/**
 * Turns the library's errors into one refusal: it throws a plain error for anything that does not
 * fit, and a caller learns no more than that.
 */
async function verdict<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error) throw faults.passkeyRefused();
    throw error;
  }
}
