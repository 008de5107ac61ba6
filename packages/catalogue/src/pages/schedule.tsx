import type { PageModule } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';
import { listingLabels } from '../listing/listing-labels';
import type { ScheduleView } from '../schedule/load-schedule';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { loadSchedule as loader } from '../schedule/load-schedule';
export { SchedulePage as Page } from '../schedule/SchedulePage';

export const head: NonNullable<PageModule<ScheduleView>['head']> = async (site, view) => ({
  title: site.t('schedule.title'),
  description: site.t('schedule.description', { brand: site.realm.name }),
  jsonLd: (await import('../listing/list-json-ld')).listJsonLd(
    site,
    site.t('schedule.title'),
    view?.rows,
  ),
});

export const parts = [titleLabels, listingLabels];

export const query = ['league', 'after'] as const;
