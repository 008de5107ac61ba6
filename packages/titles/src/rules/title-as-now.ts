import type { EventsNowQuery } from '@marquee/origin-client/catalogue';
import { isHeld } from './is-held';
import { eventFacts, eventView, type TitleView } from './title-view';

/** An event as the origin says that it is now. */
export type EventNow = Extract<
  EventsNowQuery['titles'][number],
  { readonly __typename: 'LiveEvent' }
>;

/** The states after the first one, in their order. */
const LATER: readonly (string | undefined)[] = ['LIVE', 'ENDED', 'REPLAY'];

/** A title of a list with what has been heard of it; a list that was loaded anew may know more. */
export function titleAsNow<Title extends TitleView>(title: Title, now: EventNow): Title {
  if (LATER.indexOf(now.state) < LATER.indexOf(title.state)) return title;
  const { endsAt, replayFrom, startsAt, state } = now;
  return {
    ...title,
    ...eventView(now),
    // A hero has no line of facts.
    facts: title.facts === undefined ? undefined : eventFacts(now),
    until: state === 'LIVE' ? (endsAt ?? undefined) : state === 'ENDED' ? replayFrom : null,
    // The text of a new start is not known; by now the viewer's own dates are.
    starts: startsAt === title.startsAt ? title.starts : undefined,
  };
}

/**
 * The instant at which an event's state changes next, in ms since 1970: its start, its end, its replay. 0 where the list does not
 * know it, so that the origin has to be asked. Null where nothing changes any more, or nothing that can be waited for.
 */
export function nextChange(title: TitleView): number | null {
  const { state, startsAt, until } = title;
  if (!isHeld(title)) return null;
  switch (state) {
    case 'UPCOMING':
      return instantOf(startsAt);
    case 'LIVE':
    case 'ENDED':
      return until === undefined ? 0 : instantOf(until);
    case 'REPLAY':
    case undefined:
      return null;
  }
}

const instantOf = (text: string | null | undefined): number | null =>
  new Date(text ?? Number.NaN).getTime() || null;
