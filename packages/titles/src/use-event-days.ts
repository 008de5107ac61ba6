import { useViewerDates } from './event-times';
import { daysOf, type EventDays } from './rules/event-days';
import type { TitleStart } from './rules/title-view';

/**
 * Groups events by the day on which they start: in the zone of the page's HTML first, in the
 * viewer's once that is known.
 */
export function useEventDays<Event extends TitleStart>(events: readonly Event[]): EventDays<Event> {
  const dates = useViewerDates();
  return daysOf(events, ({ startsAt = '', starts }) => {
    if (!dates) return { day: starts?.day ?? '', date: starts?.day ?? '' };
    const { format, zone, now } = dates;
    return { day: format.day(startsAt, zone, now), date: format.shortDate(startsAt, zone, now) };
  });
}
