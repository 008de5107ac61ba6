/** What the rule needs to know of a session. */
interface Listed {
  id: string;
  current: boolean;
}

/** One page of the viewer's sessions; an origin without pages answers all of them, and no total. */
interface Page<Session> {
  sessions: readonly Session[];
  total?: number | undefined;
}

/** The part of the list that is here, and how much of it is drawn. */
export interface SessionPages<Session extends Listed> {
  /** This session first. */
  sessions: readonly Session[];
  /** How many there are in all, also of those that are not here yet. */
  total: number;
  shown: number;
}

/** As many as are drawn at first, and as many as "Show more" adds. */
export const FEW = 6;
export const MORE = 24;
/** An origin answers no longer page. */
const LONGEST = 100;

/** How long a page to ask for, to draw as many as before. */
export const lengthFor = (shown: number): number => Math.min(Math.max(shown, FEW), LONGEST);

/** The list from its beginning on. */
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

/** Where the next page begins; undefined while what "Show more" adds is here already. */
export function nextAfter<Session extends Listed>(
  pages: SessionPages<Session>,
): string | undefined {
  const { sessions, total, shown } = pages;
  const isHere = sessions.length >= Math.min(shown + MORE, total);
  return isHere ? undefined : sessions.at(-1)?.id;
}

/** More of the list, with the next page where one was needed. A session that was used meanwhile may come twice. */
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

/** What is drawn. */
export const drawn = <Session extends Listed>({ sessions, shown }: SessionPages<Session>) =>
  sessions.slice(0, shown);

/** How many there are beside this one. */
export const othersIn = <Session extends Listed>({ sessions, total }: SessionPages<Session>) =>
  total - sessions.filter(({ current }) => current).length;
