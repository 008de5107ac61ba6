import { Container, Text } from '@marquee/design-system';
import { type DateFormatter, loadDates, machineTime, viewerZone } from '@marquee/i18n';
import { useLateCode, useSite } from '@marquee/renderer';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type EventsNow, EventsNowContext } from './now/use-as-now';
import type { TitleStart } from './rules/title-view';

interface ViewerDates {
  format: DateFormatter;
  zone: string;
  /** The time that near days are counted from; set again at each midnight of the zone. */
  now: number;
}

const DatesContext = createContext<ViewerDates | null>(null);

/**
 * Shows times in the viewer's own zone, and near days by their names. The page's HTML has texts
 * that are true whenever a viewer sees it ("Sat 28 Nov", in the realm's zone); the viewer's own
 * replace them after hydration (decision 41). From then on an event that begins or ends is shown as
 * it is, and days are counted by the origin's clock.
 */
export function ViewerDatesProvider({ ready, children }: { ready: boolean; children: ReactNode }) {
  const { locale } = useSite();
  const [dates, setDates] = useState<ViewerDates | null>(null);
  const [events, setEvents] = useState<EventsNow | null>(null);
  const offset = events?.offset ?? 0;
  const FollowEvents = useLateCode(ready && 'once', () => import('./now/FollowEvents'));
  useEffect(() => {
    if (!ready) return;
    let stop: (() => void) | undefined;
    let current = true;
    loadDates(locale).then(
      (format) => {
        if (!current) return;
        const zone = viewerZone();
        stop = eachDay({ format, zone, offset }, (now) => setDates({ format, zone, now }));
      },
      // Without the locale's formats the times of the HTML stay: right, in a zone that the page names.
      (error) => console.warn('Times stay in the zone of the realm.', error),
    );
    return () => {
      current = false;
      stop?.();
    };
  }, [ready, locale, offset]);
  return (
    <DatesContext value={dates}>
      <EventsNowContext value={events}>{children}</EventsNowContext>
      {FollowEvents && <FollowEvents tell={setEvents} />}
    </DatesContext>
  );
}

/**
 * Calls `tell` at once and after each midnight of the zone. Timers sleep with the device, so it
 * also looks at the clock when the page becomes visible.
 */
function eachDay(
  { format, zone, offset }: Pick<ViewerDates, 'format' | 'zone'> & Pick<EventsNow, 'offset'>,
  tell: (now: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let until = 0;
  const look = () => {
    clearTimeout(timer);
    const now = Date.now() + offset;
    const left = format.untilNextDay(zone, now);
    if (now >= until) tell(now);
    until = now + left;
    timer = setTimeout(look, left);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The formats of the viewer's own zone; null until they have loaded. */
export const useViewerDates = (): ViewerDates | null => useContext(DatesContext);

interface EventTimeProps {
  /** An event, or another moment with its text for the time before the viewer's zone is known. */
  title: TitleStart;
  part: 'day' | 'time' | 'full';
  /** Whether words of the same sentence come before it: "was yesterday 19:00". False by default. */
  inSentence?: boolean;
}

/**
 * The day or the time of an event's start, or both. The exact date ('ddd, LL', spec 1 §9) with time
 * and zone is in the `title` attribute.
 */
export function EventTime({ title, part, inSentence }: EventTimeProps) {
  const dates = useViewerDates();
  const { startsAt, starts } = title;
  const machine = startsAt && machineTime(startsAt);
  if (!machine) return null;
  const { day, time } = dates
    ? {
        day: dates.format.day(startsAt, dates.zone, dates.now, inSentence),
        time: dates.format.time(startsAt, dates.zone),
      }
    : (starts ?? { day: '', time: '' });
  return (
    <time dateTime={machine} title={dates ? exactly(startsAt, dates) : undefined}>
      {part === 'full' ? `${day} ${time}`.trim() : part === 'day' ? day : time}
    </time>
  );
}

const exactly = (at: string, { format, zone }: ViewerDates): string =>
  `${format.dateTime(at, zone)} ${format.zoneName(zone, at)}`;

/** Names the zone of all times on the page, below its sections; a page shows it once. */
export function TimeZoneNote({ zone }: { zone: string }) {
  return (
    <Container width="full">
      <TimeZoneText zone={zone} />
    </Container>
  );
}

/** Names the zone of all times on the page, among other text; a page shows it once. */
export function TimeZoneText({ zone }: { zone: string }) {
  const { t } = useSite();
  const dates = useViewerDates();
  return (
    <Text size="small" tone="muted">
      {t('times.zone', { zone: dates ? dates.format.zoneFullName(dates.zone) : zone })}
    </Text>
  );
}
