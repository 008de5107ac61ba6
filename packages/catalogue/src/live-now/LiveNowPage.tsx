import { Heading, RadioIcon, Stack, TextLink } from '@marquee/design-system';
import { usePage, useSite } from '@marquee/renderer';
import { CardRows } from '../listing/CardRows';
import { EventRows } from '../listing/EventRows';
import { ListingPage } from '../listing/ListingPage';
import { NothingHere } from '../listing/NothingHere';
import { type LiveNowView, moreLive } from './load-live-now';

/** The page of the live events that are on; while none is, what begins next. */
export function LiveNowPage() {
  const site = useSite();
  const { t, path } = site;
  return (
    <ListingPage page={usePage<LiveNowView>()} title={t('liveNow.title')}>
      {(view) => (
        <CardRows
          label={t('liveNow.title')}
          shape="landscape"
          first={view}
          load={(after) => moreLive(site, after)}
          hrefOf={(after) => path('liveNow', {}, { query: { after } })}
          empty={<NothingOn next={view.next} />}
        />
      )}
    </ListingPage>
  );
}

function NothingOn({ next }: Pick<LiveNowView, 'next'>) {
  const { t, path, isLive } = useSite();
  return (
    <Stack gap={34}>
      <NothingHere
        icon={<RadioIcon />}
        title={t('liveNow.empty.title')}
        text={next.length > 0 ? undefined : t('upcoming.empty.text')}
      />
      {next.length > 0 && (
        <Stack gap={21} as="section">
          <Heading level={2}>{t('liveNow.next')}</Heading>
          <EventRows events={next} dayLevel={3} />
          {isLive('upcoming') && <TextLink href={path('upcoming')}>{t('liveNow.all')}</TextLink>}
        </Stack>
      )}
    </Stack>
  );
}
