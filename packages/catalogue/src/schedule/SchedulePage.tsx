import { Button, CalendarIcon, FilterChips, Stack } from '@marquee/design-system';
import { formatNumber } from '@marquee/i18n';
import { usePage, useSite } from '@marquee/renderer';
import { calendarAddress, type TitleView } from '@marquee/titles';
import { EventRows } from '../listing/EventRows';
import { furtherRows } from '../listing/further-rows';
import { ListingPage } from '../listing/ListingPage';
import { MoreRows } from '../listing/MoreRows';
import { NothingHere } from '../listing/NothingHere';
import { useRows } from '../listing/use-rows';
import { moreOfSchedule, type ScheduleView } from './load-schedule';

const further = furtherRows<TitleView>();

/** The page of what is on when, of all leagues or of one, with a file for the viewer's calendar. */
export function SchedulePage() {
  const { t } = useSite();
  return (
    <ListingPage page={usePage<ScheduleView>()} title={t('schedule.title')}>
      {(view) => <Events view={view} />}
    </ListingPage>
  );
}

function Events({ view }: { view: ScheduleView }) {
  return (
    <Stack gap={34}>
      <Leagues view={view} />
      {/* The events of another league are another list, whose end is told anew. */}
      <EventsOfLeague key={view.league?.id} view={view} />
    </Stack>
  );
}

function EventsOfLeague({ view }: { view: ScheduleView }) {
  const site = useSite();
  const { t, path } = site;
  const { league } = view;
  const load = (after: string) => moreOfSchedule(site, league, after);
  const list = useRows({ first: view, load, further });
  if (list.rows.length === 0) {
    return (
      <NothingHere
        icon={<CalendarIcon />}
        title={t('upcoming.empty.title')}
        text={t('upcoming.empty.text')}
      />
    );
  }
  const after = list.after ?? undefined;
  return (
    <>
      <Stack direction="row">
        <Button
          href={calendarAddress(site, 'schedule', league && { league: league.name })}
          variant="secondary"
          startIcon={<CalendarIcon />}
        >
          {league ? t('schedule.followLeague', { league: league.name }) : t('schedule.follow')}
        </Button>
      </Stack>
      <EventRows events={list.rows} />
      <MoreRows
        list={list}
        href={after && path('schedule', {}, { query: { league: league?.id, after } })}
      />
    </>
  );
}

/** Links that limit the schedule to a league, where there is a choice. */
function Leagues({ view: { leagues, league } }: { view: ScheduleView }) {
  const { t, path, locale } = useSite();
  if (leagues.length < 2) return null;
  const all = path('schedule');
  return (
    <FilterChips
      label={t('grid.filter.LEAGUE')}
      clear={{ href: all, label: t('grid.clear') }}
      chips={leagues.map(({ id, name, count }) => ({
        href: id === league?.id ? all : path('schedule', {}, { query: { league: id } }),
        label: name,
        count: formatNumber(count, locale),
        on: id === league?.id,
      }))}
    />
  );
}
