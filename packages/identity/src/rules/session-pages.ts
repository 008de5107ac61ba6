/** The part of a session that the rule reads. */
interface Listed {
  id: string;
  current: boolean;
}

/** One page of the viewer's sessions; an origin without pages sends all of them, and no total. */
interface Page<Session> {
  sessions: readonly Session[];
  total?: number | undefined;
}

/** The loaded part of the list, and the number of sessions that are shown. */
export interface SessionPages<Session extends Listed> {
  /** This session first. */
  sessions: readonly Session[];
  /** The number of all sessions, with those that are not loaded yet. */
  total: number;
  shown: number;
}

/** The number of sessions that are shown at first, and the number that "Show more" adds. */
export const FEW = 6;
export const MORE = 24;
/** The longest page that an origin sends. */
const LONGEST = 100;

/** The length of the page to load, so that as many are shown as before. */
export const lengthFor = (shown: number): number => Math.min(Math.max(shown, FEW), LONGEST);

/** The list with its first page. */
export function firstPage<Session extends Listed>(
  { sessions, total }: Page<Session>,
  shown: number,
): SessionPages<Session> {
  return {
    sessions: [...sessions].sort((one, other) => Number(other.current) - Number(one.current)),
    total: total ?? sessions.length,
    shown: lengthFor(shown),
  };
}

/**
 * The session after which the next page begins; undefined while "Show more" needs no further page.
 */
export function nextAfter<Session extends Listed>(
  pages: SessionPages<Session>,
): string | undefined {
  const { sessions, total, shown } = pages;
  const isHere = sessions.length >= Math.min(shown + MORE, total);
  return isHere ? undefined : sessions.at(-1)?.id;
}

/**
 * Shows more of the list, with the next page where one was needed. A session that was used since
 * may come twice.
 */
export function withMore<Session extends Listed>(
  { sessions, total, shown }: SessionPages<Session>,
  page?: Page<Session>,
): SessionPages<Session> {
  const known = new Set(sessions.map(({ id }) => id));
  const all = [...sessions, ...(page?.sessions ?? []).filter(({ id }) => !known.has(id))];
  // A page with nothing new is the end, whatever the total says.
  const isEnd = page !== undefined && all.length === sessions.length;
  return {
    sessions: all,
    total: isEnd ? all.length : Math.max(page?.total ?? total, all.length),
    shown: Math.min(shown, sessions.length) + MORE,
  };
}

/** The sessions that are shown. */
export const shownOf = <Session extends Listed>({ sessions, shown }: SessionPages<Session>) =>
  sessions.slice(0, shown);

/** The number of sessions beside this one. */
export const othersIn = <Session extends Listed>({ sessions, total }: SessionPages<Session>) =>
  total - sessions.filter(({ current }) => current).length;
