import { createHmac, randomBytes } from 'node:crypto';
import { aliasedTable, and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type {
  AccessTokens,
  Bearer,
  MissingInformationStatus,
} from '../../../kernel/caller/access-tokens';
import type { Database } from '../../../kernel/database/database';
import type { RealmFiles } from '../../../kernel/realms/realm-files';
import { missingInformationOf } from '../consents/consents';
import { faults } from '../faults';
import { hashOf } from '../hash-of';
import { readableAddress } from '../viewers/normalise-identifier';
import { viewers } from '../viewers/tables';
import { emailOf, isAgent, type Viewer } from '../viewers/viewer';
import { endSessions, isUnchanged } from '../viewers/ways-in';
import { refreshTokens, sessions } from './tables';

const day = 24 * 60 * 60 * 1000;
/** A session ends when it has not been used for this long. */
const idleLife = 30 * day;
/** The longest time for which an agent acts as a viewer, used or not. */
const agentLife = 60 * 60 * 1000;
/** An answer that was lost on its way can be asked for again for this long. */
const answerLife = 30 * 1000;

export interface Tokens {
  authorisationToken: string;
  refreshToken: string;
}

export interface Sessions {
  /**
   * Opens a session for a viewer who has proved who they are, or a guest. Throws CODE_REFUSED when the ways into the account have
   * ended since: what the viewer came by may have been one of them.
   */
  open(realmId: string, viewer: Viewer | null, options: OpenOptions): Promise<Opened>;
  /**
   * Spends a refresh token. For half a minute the last one that was spent is answered alike, as long as what it was answered with
   * is unused: the answer may have been lost. Any other second use ends the session; every refusal is the same fault.
   */
  refresh(realmId: string, refreshToken: string, visit: Visit): Promise<Tokens>;
  /** Ends the session that the token belongs to; does nothing for a token that is not known. */
  end(realmId: string, refreshToken: string): Promise<void>;
  /**
   * The viewer whose session the token belongs to, without spending it; null for a guest's. Throws
   * REFRESH_REFUSED.
   */
  viewerOf(realmId: string, refreshToken: string): Promise<string | null>;
  /**
   * Takes the token that a provider gave us for the session, once; the session may be over by then.
   */
  takeProviderToken(realmId: string, refreshToken: string): Promise<string | null>;
  /** True while the session is open. An access token outlives its session by minutes. */
  isOpen(sessionId: string): Promise<boolean>;
  /**
   * The viewer's own open sessions, without those of agents: the current one first, then the latest used. One page of them, behind
   * `lastSeen`, and how many there are in all. Throws UNKNOWN_SESSION where `lastSeen` is none of the viewer's; one that has ended
   * keeps its place.
   */
  list(viewerId: string, page: SessionPage): Promise<{ sessions: Session[]; total: number }>;
  /** Ends one of the viewer's own sessions. False when there is none that is open. */
  endOne(viewerId: string, sessionId: string): Promise<boolean>;
  /** Ends every session of the viewer, and those in which they act as others, but for the one that is named. */
  endAll(viewerId: string, options: { because: string; except?: string }): Promise<void>;
  /** Attaches a session that is still open to a partition. False when there is none. */
  attach(sessionId: string, partition: string): Promise<boolean>;
  /** Deletes what has expired; refresh tokens go with their sessions. */
  sweep(): Promise<void>;
}

export type Session = typeof sessions.$inferSelect;

export interface SessionPage {
  /** The id of the session that asks. */
  current: string;
  length: number;
  lastSeen?: string | undefined;
}

/** What a session stores of a call: the language, and what the list of sessions shows. */
export interface Visit {
  locale: string;
  device: string;
  address: string | null;
}

export interface Opened {
  tokens: Tokens;
  missingInformationStatus: MissingInformationStatus;
}

export interface OpenOptions {
  visit: Visit;
  /** The token that a provider gave us for the viewer. */
  providerToken?: string;
  /** The agent who acts as the viewer. */
  agentId?: string;
  /** Attaches the session to a partition from the start. */
  partition?: string | null;
}

/** The name of a viewer; for an agent who acts as them, the viewer's identifier. */
function nameFor(viewer: Viewer, agentId: string | null): string | undefined {
  if (agentId) return viewer.identifier;
  const { name } = viewer.fields;
  if (typeof name === 'string' && name !== '') return name;
  const email = emailOf(viewer);
  return email === null ? undefined : readableAddress(email);
}

function bearerOf(
  session: { id: string; locale: string; agentId: string | null },
  viewer: Viewer | null,
  missingInformationStatus: MissingInformationStatus,
): Bearer {
  return {
    id: viewer?.id ?? `guest-${session.id}`,
    role: viewer?.role ?? 'GUEST',
    isGuest: viewer === null,
    locale: session.locale,
    sid: session.id,
    missingInformationStatus,
    par: (viewer && session.agentId) ?? undefined,
    name: viewer ? nameFor(viewer, session.agentId) : undefined,
  };
}

/** The rank of a session in its list, the highest first: the current one, then the latest used. */
const rankOf = (
  { id, lastUsedAt, createdAt }: Pick<typeof sessions, 'id' | 'lastUsedAt' | 'createdAt'>,
  current: string,
) => sql`${id} = ${current}, coalesce(${lastUsedAt}, ${createdAt}), ${id}`;

/**
 * Makes the next refresh token out of the last one, so that an answer can be given again without
 * the token being stored: a reader of the database has only half.
 */
const successorOf = (refreshToken: string, salt: string) =>
  createHmac('sha256', salt).update(refreshToken).digest('base64url');

export function createSessions(
  db: Database,
  {
    accessTokens,
    files,
    clock,
  }: { accessTokens: AccessTokens; files: RealmFiles; clock: () => Date },
): Sessions {
  const statusOf = async (tx: Database, viewer: Viewer | null) =>
    viewer ? missingInformationOf(tx, files, viewer) : 'NONE';

  /** A new refresh token of a session, stored as its hash. */
  async function issue(
    tx: Database,
    sessionId: string,
    now: Date,
    refreshToken = randomBytes(32).toString('base64url'),
  ): Promise<string> {
    await tx.insert(refreshTokens).values({ hash: hashOf(refreshToken), sessionId, issuedAt: now });
    return refreshToken;
  }

  /** The answer that a spent token was given, while that answer may be given again. */
  async function answeredBefore(
    tx: Database,
    refreshToken: string,
    { usedAt, successorSalt }: typeof refreshTokens.$inferSelect,
    now: Date,
  ): Promise<string | null> {
    if (!usedAt || !successorSalt || now.getTime() - usedAt.getTime() > answerLife) return null;
    const successor = successorOf(refreshToken, successorSalt);
    const [given] = await tx
      .select({ usedAt: refreshTokens.usedAt })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashOf(successor)));
    return given && !given.usedAt ? successor : null;
  }

  const openOnesOf = (viewerId: string) =>
    and(
      eq(sessions.viewerId, viewerId),
      isNull(sessions.revokedAt),
      gt(sessions.expiresAt, clock()),
    );

  /** The rank of one of the viewer's sessions, open or ended. */
  async function rankOfSession(viewerId: string, sessionId: string, current: string) {
    const named = and(eq(sessions.id, sessionId), eq(sessions.viewerId, viewerId));
    if ((await db.$count(sessions, named)) === 0) throw faults.unknownSession();
    const one = aliasedTable(sessions, 'one');
    return sql`(select ${rankOf(one, current)} from ${sessions} one where ${one.id} = ${sessionId})`;
  }

  const revoke = (tx: Database, sessionId: string, because: string) =>
    tx
      .update(sessions)
      .set({ revokedAt: clock(), revokedBecause: because })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));

  return {
    async open(realmId, viewer, { visit, providerToken, agentId, partition }) {
      const now = clock();
      const { locale, device, address } = visit;
      const { session, refreshToken, missingInformationStatus } = await db.transaction(
        async (tx) => {
          if (viewer && !(await isUnchanged(tx, viewer))) throw faults.codeRefused();
          const [row] = await tx
            .insert(sessions)
            .values({
              realmId,
              viewerId: viewer?.id ?? null,
              locale,
              providerToken,
              agentId,
              partition,
              device,
              address,
              createdAt: now,
              lastUsedAt: now,
              expiresAt: new Date(now.getTime() + (agentId ? agentLife : idleLife)),
            })
            .returning({ id: sessions.id, locale: sessions.locale, agentId: sessions.agentId });
          if (!row) throw new Error('The database did not return the session that it stored.');
          return {
            session: row,
            refreshToken: await issue(tx, row.id, now),
            missingInformationStatus: await statusOf(tx, viewer),
          };
        },
      );
      const bearer = bearerOf(session, viewer, missingInformationStatus);
      return {
        tokens: { authorisationToken: await accessTokens.sign(realmId, bearer), refreshToken },
        missingInformationStatus,
      };
    },

    async refresh(realmId, refreshToken, { device, address }) {
      const hash = hashOf(refreshToken);
      // The transaction answers instead of throwing: a refusal must not roll the revocation back.
      const outcome = await db.transaction(async (tx) => {
        const now = clock();
        const [known] = await tx
          .select({ sessionId: refreshTokens.sessionId })
          .from(refreshTokens)
          .where(eq(refreshTokens.hash, hash));
        if (!known) return null;
        // The lock on the session puts two uses of one family in a row; the token is read only behind it.
        const [session] = await tx
          .select()
          .from(sessions)
          .where(eq(sessions.id, known.sessionId))
          .for('update');
        if (!session || session.realmId !== realmId) return null;
        if (session.revokedAt || session.expiresAt <= now) return null;
        const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
        const again = token?.usedAt ? await answeredBefore(tx, refreshToken, token, now) : null;
        if (!token || (token.usedAt && !again)) {
          await revoke(tx, session.id, 'reuse');
          return null;
        }
        const [viewer = null] = session.viewerId
          ? await tx.select().from(viewers).where(eq(viewers.id, session.viewerId))
          : [];
        if (session.viewerId && (!viewer || viewer.blocked)) {
          await revoke(tx, session.id, 'blocked');
          return null;
        }
        if (session.agentId) {
          const [agent] = await tx.select().from(viewers).where(eq(viewers.id, session.agentId));
          if (!isAgent(agent)) {
            await revoke(tx, session.id, 'agent');
            return null;
          }
        }
        const bearer = bearerOf(session, viewer, await statusOf(tx, viewer));
        if (again) return { bearer, refreshToken: again };
        const successorSalt = randomBytes(16).toString('base64url');
        await tx
          .update(refreshTokens)
          .set({ usedAt: now, successorSalt })
          .where(eq(refreshTokens.hash, hash));
        const prolonged = session.agentId ? {} : { expiresAt: new Date(now.getTime() + idleLife) };
        await tx
          .update(sessions)
          .set({ ...prolonged, device, address, lastUsedAt: now })
          .where(eq(sessions.id, session.id));
        const successor = successorOf(refreshToken, successorSalt);
        return { bearer, refreshToken: await issue(tx, session.id, now, successor) };
      });
      if (!outcome) throw faults.refreshRefused();
      return {
        authorisationToken: await accessTokens.sign(realmId, outcome.bearer),
        refreshToken: outcome.refreshToken,
      };
    },

    async end(realmId, refreshToken) {
      const [session] = await db
        .select({ id: sessions.id })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .where(and(eq(refreshTokens.hash, hashOf(refreshToken)), eq(sessions.realmId, realmId)));
      if (session) await revoke(db, session.id, 'logout');
    },

    async viewerOf(realmId, refreshToken) {
      const [found] = await db
        .select({ session: sessions, usedAt: refreshTokens.usedAt, blocked: viewers.blocked })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .leftJoin(viewers, eq(viewers.id, sessions.viewerId))
        .where(and(eq(refreshTokens.hash, hashOf(refreshToken)), eq(sessions.realmId, realmId)));
      const open =
        found && !found.usedAt && !found.session.revokedAt && found.session.expiresAt > clock();
      if (!open || found.blocked) throw faults.refreshRefused();
      return found.session.viewerId;
    },

    async takeProviderToken(realmId, refreshToken) {
      const [session] = await db
        .select({ id: sessions.id, providerToken: sessions.providerToken })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .where(and(eq(refreshTokens.hash, hashOf(refreshToken)), eq(sessions.realmId, realmId)));
      if (!session?.providerToken) return null;
      await db.update(sessions).set({ providerToken: null }).where(eq(sessions.id, session.id));
      return session.providerToken;
    },

    async isOpen(sessionId) {
      const [session] = await db
        .select({ revokedAt: sessions.revokedAt, expiresAt: sessions.expiresAt })
        .from(sessions)
        .where(eq(sessions.id, sessionId));
      return session !== undefined && !session.revokedAt && session.expiresAt > clock();
    },

    async list(viewerId, { current, length, lastSeen }) {
      const own = and(openOnesOf(viewerId), isNull(sessions.agentId));
      const rank = sql`(${rankOf(sessions, current)})`;
      const before =
        lastSeen === undefined ? undefined : await rankOfSession(viewerId, lastSeen, current);
      const rows = await db
        .select()
        .from(sessions)
        .where(and(own, before && sql`${rank} < ${before}`))
        .orderBy(sql`${rank} desc`)
        .limit(length);
      return { sessions: rows, total: await db.$count(sessions, own) };
    },

    async endOne(viewerId, sessionId) {
      const rows = await db
        .update(sessions)
        .set({ revokedAt: clock(), revokedBecause: 'viewer' })
        .where(and(eq(sessions.id, sessionId), openOnesOf(viewerId), isNull(sessions.agentId)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },

    endAll: (viewerId, options) => endSessions(db, viewerId, { ...options, now: clock() }),

    async attach(sessionId, partition) {
      const rows = await db
        .update(sessions)
        .set({ partition })
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },

    async sweep() {
      await db.delete(sessions).where(lt(sessions.expiresAt, clock()));
    },
  };
}
