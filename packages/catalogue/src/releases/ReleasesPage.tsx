import { usePage, useSite } from '@marquee/renderer';
import { CardRows } from '../listing/CardRows';
import { ListingPage } from '../listing/ListingPage';
import type { CardsView } from '../listing/load-cards';
import { NothingHere } from '../listing/NothingHere';
import { moreReleases } from './load-releases';

/** The page of the newest videos and replays. */
export function ReleasesPage() {
  const site = useSite();
  const { t, path } = site;
  return (
    <ListingPage page={usePage<CardsView>()} title={t('releases.title')}>
      {(view) => (
        <CardRows
          label={t('releases.title')}
          shape="landscape"
          first={view}
          load={(after) => moreReleases(site, after)}
          hrefOf={(after) => path('releases', {}, { query: { after } })}
          empty={<NothingHere title={t('releases.empty.title')} text={t('releases.empty.text')} />}
        />
      )}
    </ListingPage>
  );
}
