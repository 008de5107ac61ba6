import { randomId } from '../random-id';
import type { Session } from './session';
import type { SessionRecord } from './session-store';
import { recordOf, type Tokens } from './tokens';

/** What acting as a viewer needs of the session. */
export type SwappingSession = Pick<Session, 'swap'>;

/**
 * Puts the viewer's session in front, in every tab, and the agent's own aside, in the same record: so both are there after
 * a reload, and there is no moment in which a tab sees neither. Behind a renewal that is under way, because that spends
 * the refresh token which is set aside. Resolves to the session of the viewer as whom the agent acted before, if any.
 * Throws an `OriginError` for tokens that are no tokens, or another realm's.
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
 * Brings the agent's own session back, or none, at once and in every tab. Resolves to the session that is over by this;
 * `null` when another tab was quicker.
 */
export async function endImpersonation(session: SwappingSession): Promise<SessionRecord | null> {
  const before = await session.swap(ownOf);
  return isActing(before) ? before : null;
}

const isActing = (record: SessionRecord | null): boolean => record?.aside !== undefined;

const ownOf = (stored: SessionRecord | null): SessionRecord | null =>
  stored?.aside === undefined ? stored : stored.aside;
