import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { titleLabels } from '@marquee/titles';
import { historyLabels } from '../history/history-labels';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { HistoryPage as Page } from '../history/HistoryPage';

export const parts = [titleLabels, historyLabels];

export const head = (site: Site): HeadData => ({
  title: site.t('history.title'),
  robots: 'noindex',
});
