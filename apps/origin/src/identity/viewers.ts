import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { identities, profiles, viewers } from '../database/schema';
import { faults } from '../faults';
import { isEmailAddress, normaliseIdentifier } from './normalise-identifier';
import { verifySecret } from './secrets';

export type Viewer = typeof viewers.$inferSelect;

export interface Viewers {
  /** The viewer with this identifier and secret; throws FAILED_AUTHENTICATION or VIEWER_BLOCKED. */
  authenticate(realmId: string, identifier: string, secret: string): Promise<Viewer>;
  find(realmId: string, id: string): Promise<Viewer | undefined>;
  /**
   * The viewer who is this subject at a provider; made when there is none. Throws ACCOUNT_CONFLICT when the subject is
   * new and its email address another viewer's, VIEWER_BLOCKED when the operator has blocked the viewer.
   */
  recognise(realmId: string, provider: string, subject: Subject): Promise<Viewer>;
  /**
   * Links a viewer to a subject, in place of any other of the same provider. Throws TV_ACCOUNT_TAKEN when the subject is
   * another viewer's.
   */
  link(realmId: string, viewerId: string, provider: string, subject: Subject): Promise<Viewer>;
  /** Takes a provider off a viewer's account. Throws ONLY_WAY_IN when there is no other. */
  unlink(viewer: Viewer, provider: string): Promise<void>;
  /** The viewer's accounts at other providers, and which of them can go. */
  linksOf(viewer: Viewer): Promise<{ provider: string; canUnlink: boolean }[]>;
  /** How a viewer stands with a provider whose subjects begin with a company's id and a colon. */
  linkOf(viewer: Viewer, provider: string): Promise<TvLink>;
  /** Who a viewer is at a provider; undefined for one who has no account there. */
  subjectAt(viewerId: string, provider: string): Promise<string | undefined>;
  /** Keeps what a provider has opened for a viewer, in place of what was kept before. */
  keepEntitlements(viewerId: string, provider: string, entitlements: string[]): Promise<void>;
  /** Whether the profile that watches with a viewer's account now is a child's, which cannot purchase (1 §6). */
  isChild(viewer: Viewer): Promise<boolean>;
  /** Notes a sign-in; true when it was the viewer's first. */
  noteSignIn(viewer: Viewer): Promise<boolean>;
}

export interface TvLink {
  linked: boolean;
  mvpd?: string;
  canUnlink: boolean;
}

/** Who somebody is at a provider. */
export interface Subject {
  id: string;
  /** Only when the provider has made sure of it. */
  email?: string;
  /** What the provider calls them. */
  name?: string;
}

/** Is somebody an agent, still? */
export const isAgent = (viewer: Viewer | undefined): viewer is Viewer =>
  viewer !== undefined && viewer.role === 'AGENT' && !viewer.blocked;

/** The address that a viewer's letters go to; null for one who has none here. */
export const emailOf = ({ email, identifier }: Pick<Viewer, 'email' | 'identifier'>) =>
  email ?? (isEmailAddress(identifier) ? identifier : null);

export function createViewers(db: Database, clock: () => Date): Viewers {
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
      // Said only to someone who knows the secret: anyone else learns nothing about the account.
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
      const known = await db.transaction(async (tx) => {
        const [identity] = await tx
          .select({ viewer: viewers })
          .from(identities)
          .innerJoin(viewers, eq(viewers.id, identities.viewerId))
          .where(
            and(
              eq(identities.realmId, realmId),
              eq(identities.provider, provider),
              eq(identities.subject, subject.id),
            ),
          );
        if (identity) return identity.viewer;
        const [viewer] = await tx
          .insert(viewers)
          .values({
            realmId,
            identifier: subject.email
              ? normaliseIdentifier(subject.email)
              : `${provider}:${subject.id}`,
            role: 'VIEWER',
            missingInformation: 'NONE',
            linkedAccounts: [provider],
            blocked: false,
            fields: subject.name ? { name: subject.name } : {},
            emailConfirmedAt: subject.email ? clock() : null,
          })
          .onConflictDoNothing()
          .returning();
        // An address alone links nothing: whoever can open one at the provider would own the other's account.
        if (!viewer) throw faults.accountConflict();
        await tx
          .insert(identities)
          .values({ realmId, provider, subject: subject.id, viewerId: viewer.id });
        return viewer;
      });
      if (known.blocked) throw faults.viewerBlocked();
      return known;
    },

    async link(realmId, viewerId, provider, subject) {
      return db.transaction(async (tx) => {
        const [viewer] = await tx
          .select()
          .from(viewers)
          .where(and(eq(viewers.realmId, realmId), eq(viewers.id, viewerId)))
          .for('update');
        if (!viewer) throw faults.tokenInvalid();
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
        const [viewer] = await tx.select().from(viewers).where(eq(viewers.id, id)).for('update');
        if (!viewer) throw faults.tokenInvalid();
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
