import { randomId } from '../random-id';
import type { Session } from './session';
import type { SessionRecord } from './session-store';
import { recordOf, type Tokens } from './tokens';

/** The part of a session that acting as a viewer uses. */
export type SwappingSession = Pick<Session, 'swap'>;

/**
 * Replaces the agent's session by the viewer's in every tab, and sets the agent's own aside in the
 * same record: both are there after a reload, and at no moment does a tab see neither. Waits for a
 * renewal that is under way, because that spends the refresh token which is set aside. Resolves to
 * the session of the viewer as whom the agent acted before, if any.
 * @throws {OriginError} for malformed tokens, and for another realm's.
 */
export async function beginImpersonation(
  session: SwappingSession,
  realm: string,
  tokens: Tokens,
  now = Date.now(),
): Promise<SessionRecord | null> {
  const record = recordOf(tokens, randomId(), realm, now);
  const before = await session.swap((stored) => ({ ...record, aside: ownOf(stored) }), true);
  return isActing(before) ? before : null;
}

/**
 * Brings the agent's own session back, or none, at once and in every tab. Resolves to the session
 * that this ended; `null` when another tab ended it first.
 */
export async function endImpersonation(session: SwappingSession): Promise<SessionRecord | null> {
  const before = await session.swap(ownOf);
  return isActing(before) ? before : null;
}

const isActing = (record: SessionRecord | null): boolean => record?.aside !== undefined;

const ownOf = (stored: SessionRecord | null): SessionRecord | null =>
  stored?.aside === undefined ? stored : stored.aside;
