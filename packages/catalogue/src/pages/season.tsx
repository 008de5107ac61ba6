import type { PageModule } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';
import type { SeriesView } from '../series/series-view';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { loadSeason as loader } from '../series/load-series';
export { SeriesPage as Page } from '../series/SeriesPage';

export const head: NonNullable<PageModule<SeriesView>['head']> = async (site, view) =>
  (await import('../title/title-head')).seasonHead(site, view);

export const parts = [titleLabels];

export const slots = ['title.actions'] as const;
