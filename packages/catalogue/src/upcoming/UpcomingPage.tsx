import { CalendarIcon, Stack } from '@marquee/design-system';
import { usePage, useSite } from '@marquee/renderer';
import type { TitleView } from '@marquee/titles';
import { EventRows } from '../listing/EventRows';
import { furtherRows } from '../listing/further-rows';
import { ListingPage } from '../listing/ListingPage';
import { MoreRows } from '../listing/MoreRows';
import { NothingHere } from '../listing/NothingHere';
import { useRows } from '../listing/use-rows';
import { moreUpcoming, type UpcomingView } from './load-upcoming';

const further = furtherRows<TitleView>();

/** The page of live events that have not begun, by day. */
export function UpcomingPage() {
  const { t } = useSite();
  return (
    <ListingPage page={usePage<UpcomingView>()} title={t('upcoming.title')}>
      {(view) => <Events view={view} />}
    </ListingPage>
  );
}

function Events({ view }: { view: UpcomingView }) {
  const site = useSite();
  const { t, path } = site;
  const list = useRows({ first: view, load: (page) => moreUpcoming(site, page), further });
  if (list.rows.length === 0) {
    return (
      <NothingHere
        icon={<CalendarIcon />}
        title={t('upcoming.empty.title')}
        text={t('upcoming.empty.text')}
      />
    );
  }
  return (
    <Stack gap={34}>
      <EventRows events={list.rows} />
      <MoreRows
        list={list}
        total={view.total}
        href={path('upcoming', {}, { query: { page: list.after ?? undefined } })}
      />
    </Stack>
  );
}
