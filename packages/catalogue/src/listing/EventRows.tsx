import {
  BellIcon,
  Button,
  EventDay,
  EventRow,
  type EventRowState,
  Stack,
} from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import {
  EventTime,
  isHeld,
  reminderAddress,
  StateBadge,
  TitleLanguage,
  type TitleStart,
  type TitleView,
  titleParts,
  titlePath,
  useAsNow,
  useEventDays,
} from '@marquee/titles';

const ROW_STATE = {
  LIVE: 'live',
  UPCOMING: 'upcoming',
  ENDED: 'ended',
  REPLAY: 'replay',
} as const satisfies Record<NonNullable<TitleView['state']>, EventRowState>;

interface EventRowsProps {
  events: readonly TitleView[];
  /** The level of the days' headings; 2 by default. */
  dayLevel?: 2 | 3;
}

/** Events to come by their day, each with a reminder for the viewer's calendar. */
export function EventRows({ events, dayLevel = 2 }: EventRowsProps) {
  const { t } = useSite();
  const days = useEventDays(events);
  return (
    <Stack gap={34}>
      {days.map(({ day, note, events: own }) => (
        <EventDay
          key={own[0]?.id}
          title={day || t('listing.dateUnknown')}
          note={note}
          headingLevel={dayLevel}
        >
          {own.map((event) => (
            <Row key={event.id} listed={event} headingLevel={dayLevel === 2 ? 3 : 4} />
          ))}
        </EventDay>
      ))}
    </Stack>
  );
}

/**
 * An event with its reminder; one that has begun meanwhile is live, and one that is not held says so in its place. One that was
 * moved meanwhile stays there as well, with its new day.
 */
function Row({ listed, headingLevel }: { listed: TitleView; headingLevel: 3 | 4 }) {
  const site = useSite();
  const { t } = site;
  const event = useAsNow(listed);
  const isThisDay = useEventDays([listed, event]).length === 1;
  const href = titlePath(event, site);
  const held = isHeld(event);
  const begins = event.state === 'UPCOMING' && held;
  const tellsState = !begins || event.timing !== undefined;
  return (
    <EventRow
      headingLevel={headingLevel}
      href={href}
      title={event.name}
      titleParts={titleParts(event.name)}
      time={<EventTime title={event} part={isThisDay ? 'time' : 'full'} />}
      formerTime={event.announced && <FormerTime event={event} announced={event.announced} />}
      // A row has league and place whatever its state.
      facts={listed.facts}
      state={held ? ROW_STATE[event.state ?? 'UPCOMING'] : 'cancelled'}
      badges={
        (tellsState || event.language) && (
          <>
            {tellsState && <StateBadge title={event} />}
            <TitleLanguage language={event.language} />
          </>
        )
      }
      action={
        begins && (
          <Button
            href={reminderAddress(site, event.id)}
            variant="secondary"
            size="small"
            startIcon={<BellIcon />}
            aria-label={t('listing.remindOf', { title: event.name })}
          >
            {t('hero.remind')}
          </Button>
        )
      }
    />
  );
}

/** The start that was announced first, with its day where the event was moved to another. */
function FormerTime({ event, announced }: { event: TitleView; announced: TitleStart }) {
  const { t } = useSite();
  const isSameDay = useEventDays([event, announced]).length === 1;
  return (
    <>
      {t('listing.former')}{' '}
      <EventTime title={announced} part={isSameDay ? 'time' : 'full'} inSentence />
    </>
  );
}
