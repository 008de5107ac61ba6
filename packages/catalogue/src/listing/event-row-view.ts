import { machineTime } from '@marquee/i18n';
import { type EventState, type EventTiming, readEach } from '@marquee/origin-client/catalogue';
import { joinFacts, type TitleFormat, type TitleView, titleView } from '@marquee/titles';

/** The part of an event that a row shows, as the catalogue's calls answer it. */
export interface EventAnswer {
  id: string;
  name: string;
  isNew: boolean;
  language?: string | null;
  startsAt: string;
  state: EventState;
  venue?: string | null;
  league?: string | null;
  timing?: EventTiming;
  announcedStartsAt?: string | null;
}

/** Events as rows show them, with league and place; those that have no start are left out. */
export const eventRowViews = (
  events: readonly EventAnswer[],
  format: TitleFormat,
): readonly TitleView[] =>
  readEach(events, (event) => eventRowView(event, format)).filter(
    ({ startsAt }) => startsAt !== undefined && machineTime(startsAt) !== '',
  );

function eventRowView(event: EventAnswer, format: TitleFormat): TitleView {
  const { id, name, isNew, startsAt, state } = event;
  const { language = null, venue = null, league = null } = event;
  const { timing = 'ON_TIME', announcedStartsAt = null } = event;
  const view = titleView(
    {
      __typename: 'LiveEvent',
      id,
      name,
      isNew,
      language,
      startsAt,
      endsAt: null,
      state,
      venue,
      league,
      timing,
      announcedStartsAt,
    },
    format,
  );
  return { ...view, facts: joinFacts([league, venue]) || undefined };
}
