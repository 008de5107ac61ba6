import { and, eq, isNull } from 'drizzle-orm';
import { isStorable } from '../../../kernel/contract/storable';
import type { Database } from '../../../kernel/database/database';
import { verifySecret } from '../accounts/secrets';
import { faults } from '../faults';
import { passkeys } from '../passkeys/tables';
import { normaliseIdentifier } from './normalise-identifier';
import { identities, profiles, viewers } from './tables';
import { emailOf, type Viewer } from './viewer';
import { lockUnchanged, lockViewer, type ProveAddress, type Proved } from './ways-in';

export interface Viewers {
  /** The viewer with this identifier and secret; throws FAILED_AUTHENTICATION or VIEWER_BLOCKED. */
  authenticate(realmId: string, identifier: string, secret: string): Promise<Viewer>;
  find(realmId: string, id: string): Promise<Viewer | undefined>;
  /**
   * The viewer who is this subject at a provider; made when there is none. An address that the provider has verified is proved
   * by it: a subject that is new joins the account that has the address unproved, or into which nothing else leads any more.
   * Throws ACCOUNT_CONFLICT when another viewer has proved it, VIEWER_BLOCKED when the operator has blocked the viewer.
   */
  recognise(realmId: string, provider: string, subject: Subject): Promise<Proved>;
  /**
   * Links a viewer to a subject, in place of any other of the same provider. Throws TV_ACCOUNT_TAKEN when the subject is
   * another viewer's.
   */
  link(viewer: Viewer, provider: string, subject: Subject): Promise<Viewer>;
  /** Takes a provider off a viewer's account. Throws ONLY_WAY_IN when there is no other. */
  unlink(viewer: Viewer, provider: string): Promise<void>;
  /** The viewer's accounts at other providers, and which of them can be unlinked. */
  linksOf(viewer: Viewer): Promise<{ provider: string; canUnlink: boolean }[]>;
  /** The viewer's link to a provider whose subjects begin with a company's id and a colon. */
  linkOf(viewer: Viewer, provider: string): Promise<TvLink>;
  /** The viewer's subject at a provider; undefined for one who has no account there. */
  subjectAt(viewerId: string, provider: string): Promise<string | undefined>;
  /** Keeps a viewer's entitlements at a provider, in place of the earlier ones. */
  keepEntitlements(viewerId: string, provider: string, entitlements: string[]): Promise<void>;
  /**
   * Finds out if the profile that watches with a viewer's account now is a child's, which cannot
   * purchase (1 §6).
   */
  isChild(viewer: Viewer): Promise<boolean>;
  /** Notes a sign-in; true when it was the viewer's first. */
  noteSignIn(viewer: Viewer): Promise<boolean>;
}

export interface TvLink {
  linked: boolean;
  mvpd?: string;
  canUnlink: boolean;
}

/** A viewer's account at a provider. */
export interface Subject {
  id: string;
  /** The email address, only when the provider has verified it. */
  email?: string;
  /** The viewer's name at the provider. */
  name?: string;
}

async function viewerAt(
  tx: Database,
  realmId: string,
  provider: string,
  subject: string,
): Promise<Viewer | undefined> {
  const [identity] = await tx
    .select({ viewer: viewers })
    .from(identities)
    .innerJoin(viewers, eq(viewers.id, identities.viewerId))
    .where(
      and(
        eq(identities.realmId, realmId),
        eq(identities.provider, provider),
        eq(identities.subject, subject),
      ),
    );
  return identity?.viewer;
}

/**
 * The viewer who has an identifier, behind a lock. Throws ACCOUNT_CONFLICT when they have just
 * gone.
 */
async function lockByIdentifier(
  tx: Database,
  realmId: string,
  identifier: string,
): Promise<Viewer> {
  const [viewer] = await tx
    .select()
    .from(viewers)
    .where(and(eq(viewers.realmId, realmId), eq(viewers.identifier, identifier)))
    .for('update');
  if (!viewer) throw faults.accountConflict();
  return viewer;
}

/**
 * Finds out if anything leads into an account beside its address; an earlier proof may have left
 * nothing.
 */
async function hasWayIn(tx: Database, { id, secretHash }: Viewer): Promise<boolean> {
  if (secretHash !== null) return true;
  const kept = await tx.$count(identities, eq(identities.viewerId, id));
  return kept > 0 || (await tx.$count(passkeys, eq(passkeys.viewerId, id))) > 0;
}

export function createViewers(
  db: Database,
  { proveAddress, clock }: { proveAddress: ProveAddress; clock: () => Date },
): Viewers {
  const identitiesOf = (viewer: Viewer, on: Database = db) =>
    on.select().from(identities).where(eq(identities.viewerId, viewer.id));
  const hasOtherWay = (viewer: Viewer, own: { provider: string }[], provider: string) =>
    viewer.secretHash !== null || own.some((identity) => identity.provider !== provider);

  return {
    async authenticate(realmId, identifier, secret) {
      const [viewer] = await db
        .select()
        .from(viewers)
        .where(
          and(
            eq(viewers.realmId, realmId),
            eq(viewers.identifier, normaliseIdentifier(identifier)),
          ),
        );
      const fits = await verifySecret(secret, viewer?.secretHash ?? undefined);
      if (!viewer || !fits) throw faults.failedAuthentication();
      // Told only to a caller who knows the secret: any other learns nothing about the account.
      if (viewer.blocked) throw faults.viewerBlocked();
      return viewer;
    },

    async find(realmId, id) {
      const [viewer] = await db
        .select()
        .from(viewers)
        .where(and(eq(viewers.realmId, realmId), eq(viewers.id, id)));
      return viewer;
    },

    async recognise(realmId, provider, subject) {
      const texts = [subject.id, subject.email ?? '', subject.name ?? ''];
      if (!texts.every(isStorable)) throw faults.identityRefused();
      const known = await db.transaction(async (tx): Promise<Proved> => {
        const email = subject.email === undefined ? null : normaliseIdentifier(subject.email);
        const unchanged = (viewer: Viewer) => ({ ...viewer, waysEnded: false });
        const prove = (id: string) =>
          proveAddress(tx, id, { by: 'provider', provider, subject: subject.id }, clock());
        const own = await viewerAt(tx, realmId, provider, subject.id);
        if (own) {
          const proves = email !== null && email === emailOf(own) && !own.blocked;
          return proves ? prove(own.id) : unchanged(own);
        }
        const identifier = email ?? `${provider}:${subject.id}`;
        const [opened] = await tx
          .insert(viewers)
          .values({
            realmId,
            identifier,
            role: 'VIEWER',
            missingInformation: 'NONE',
            linkedAccounts: [provider],
            blocked: false,
            fields: subject.name ? { name: subject.name } : {},
            emailConfirmedAt: email === null ? null : clock(),
          })
          .onConflictDoNothing()
          .returning();
        const viewer = opened ?? (await lockByIdentifier(tx, realmId, identifier));
        if (!opened) {
          // Another first sign-in of the same subject was quicker.
          if (await viewerAt(tx, realmId, provider, subject.id)) return unchanged(viewer);
          // Against an address that is proved, another proof takes nothing: a stranger who can open an account at the provider
          // would own the viewer's.
          if (email === null || (viewer.emailConfirmedAt && (await hasWayIn(tx, viewer)))) {
            throw faults.accountConflict();
          }
          if (viewer.blocked) return unchanged(viewer);
        }
        await tx
          .insert(identities)
          .values({ realmId, provider, subject: subject.id, viewerId: viewer.id });
        if (opened) return unchanged(opened);
        if (!viewer.emailConfirmedAt) return prove(viewer.id);
        const linkedAccounts = [provider];
        await tx.update(viewers).set({ linkedAccounts }).where(eq(viewers.id, viewer.id));
        return unchanged({ ...viewer, linkedAccounts });
      });
      if (known.blocked) throw faults.viewerBlocked();
      return known;
    },

    async link(seen, provider, subject) {
      const { realmId, id: viewerId } = seen;
      return db.transaction(async (tx) => {
        const viewer = await lockUnchanged(tx, seen);
        if (viewer.blocked) throw faults.viewerBlocked();
        const isProviders = and(eq(identities.realmId, realmId), eq(identities.provider, provider));
        await tx.delete(identities).where(and(isProviders, eq(identities.viewerId, viewerId)));
        const [made] = await tx
          .insert(identities)
          .values({ realmId, provider, subject: subject.id, viewerId })
          .onConflictDoNothing()
          .returning();
        if (!made) throw faults.tvAccountTaken();
        const linkedAccounts = [...new Set([...viewer.linkedAccounts, provider])];
        await tx.update(viewers).set({ linkedAccounts }).where(eq(viewers.id, viewerId));
        return { ...viewer, linkedAccounts };
      });
    },

    async unlink({ id }, provider) {
      await db.transaction(async (tx) => {
        // Behind a lock, so that two at once do not take the last two ways in.
        const viewer = await lockViewer(tx, id);
        if (!hasOtherWay(viewer, await identitiesOf(viewer, tx), provider)) {
          throw faults.onlyWayIn();
        }
        const linkedAccounts = viewer.linkedAccounts.filter((name) => name !== provider);
        await tx
          .delete(identities)
          .where(and(eq(identities.viewerId, viewer.id), eq(identities.provider, provider)));
        await tx.update(viewers).set({ linkedAccounts }).where(eq(viewers.id, viewer.id));
      });
    },

    async linksOf(viewer) {
      const own = await identitiesOf(viewer);
      const providers = [...viewer.linkedAccounts, ...own.map(({ provider }) => provider)];
      return [...new Set(providers)].map((provider) => ({
        provider,
        canUnlink: hasOtherWay(viewer, own, provider),
      }));
    },

    async linkOf(viewer, provider) {
      const own = await identitiesOf(viewer);
      const [mvpd] = own.find((one) => one.provider === provider)?.subject.split(':') ?? [];
      return {
        linked: viewer.linkedAccounts.includes(provider),
        ...(mvpd ? { mvpd } : {}),
        canUnlink: hasOtherWay(viewer, own, provider),
      };
    },

    async subjectAt(viewerId, provider) {
      const [identity] = await db
        .select({ subject: identities.subject })
        .from(identities)
        .where(and(eq(identities.viewerId, viewerId), eq(identities.provider, provider)));
      return identity?.subject;
    },

    async keepEntitlements(viewerId, provider, entitlements) {
      await db
        .update(identities)
        .set({ entitlements })
        .where(and(eq(identities.viewerId, viewerId), eq(identities.provider, provider)));
    },

    async isChild({ id }) {
      const [profile] = await db
        .select({ type: profiles.type })
        .from(profiles)
        .where(and(eq(profiles.viewerId, id), eq(profiles.current, true)));
      return profile?.type === 'child';
    },

    async noteSignIn(viewer) {
      if (viewer.firstSignInAt) return false;
      const rows = await db
        .update(viewers)
        .set({ firstSignInAt: clock() })
        .where(and(eq(viewers.id, viewer.id), isNull(viewers.firstSignInAt)))
        .returning({ id: viewers.id });
      return rows.length > 0;
    },
  };
}
