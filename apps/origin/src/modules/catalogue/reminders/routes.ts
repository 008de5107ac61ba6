import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import type { Kernel } from '../../../kernel/kernel';
import { type EventDetails, readEventDetails } from '../details/events';
import { unknownTitle } from '../faults';
import { readUpcoming } from '../lists';
import { type Reading, readingOf } from '../reading';
import { type LiveEvent, readTitles } from '../titles';
import { type CalendarEvent, writeCalendar } from './i-calendar';

/** As many events as a calendar that follows the schedule gets. */
const MOST_EVENTS = 60;

/** How often a calendar that follows an address asks for it anew, at most. */
const FRESH_SECONDS = 15 * 60;

/** The calls for viewers' calendars. */
export function calendarRoutes(kernel: Kernel) {
  const { db } = kernel.database;

  /** Live events by their identifiers, as a calendar has them; others are left out. */
  async function eventsOf(reading: Reading, ids: readonly string[], hosts: readonly string[]) {
    const [titles, details] = await Promise.all([
      readTitles(db, reading, ids),
      readEventDetails(db, reading, ids),
    ]);
    return ids.flatMap((id) => {
      const title = titles.get(id);
      return title?.type === 'LiveEvent'
        ? [calendarEvent(title, details.get(id), hosts, reading.realmId)]
        : [];
    });
  }

  function send(request: FastifyRequest, reply: FastifyReply, events: readonly CalendarEvent[]) {
    const { realm, locale } = callerOf(request);
    const calendar = writeCalendar(events, {
      name: realm.name,
      language: locale,
      madeAt: kernel.clock().getTime(),
    });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
      .send(calendar);
  }

  return {
    async eventCalendar(request, reply) {
      const { id } = request.params as { id: string };
      const found = await eventsOf(readingOf(kernel, request), [id], callerOf(request).realm.hosts);
      if (found.length === 0) throw unknownTitle();
      return send(request, reply, found);
    },

    async scheduleCalendar(request, reply) {
      const { league } = request.query as { league?: string };
      const reading = readingOf(kernel, request);
      const { ids } = await readUpcoming(db, reading.realmId, reading.now, {
        page: 1,
        rpp: MOST_EVENTS,
        league: league === undefined ? undefined : { name: league, locale: reading.locale },
      });
      return send(request, reply, await eventsOf(reading, ids, callerOf(request).realm.hosts));
    },
  } satisfies Handlers;
}

/** How often the time of an event has changed, by what is said of it. */
const SEQUENCE = { ON_TIME: 0, MOVED: 1, POSTPONED: 2, CANCELLED: 2 } as const;

function calendarEvent(
  { id, name, synopsis, venue, startsAt, endsAt }: LiveEvent,
  details: EventDetails | undefined,
  [host]: readonly string[],
  realmId: string,
): CalendarEvent {
  const { timing = 'ON_TIME', announcedAfter } = details ?? {};
  const begins = Date.parse(startsAt);
  const announced = begins + (announcedAfter ?? 0) * 1000;
  return {
    uid: `${id}-${announced}@${realmId}`,
    name,
    text: synopsis,
    place: venue,
    url: host === undefined ? null : `https://${host}/live/${id}`,
    startsAt: begins,
    endsAt: Date.parse(endsAt),
    sequence: SEQUENCE[timing],
    isCancelled: timing === 'POSTPONED' || timing === 'CANCELLED',
  };
}
