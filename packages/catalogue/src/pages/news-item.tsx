import type { PageModule } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';
import type { NewsItemView } from '../news/load-news-item';
import { newsLabels } from '../news/news-labels';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { loadNewsItem as loader } from '../news/load-news-item';
export { NewsItemPage as Page } from '../news/NewsItemPage';

export const head: NonNullable<PageModule<NewsItemView>['head']> = async (site, article) =>
  (await import('../news/news-item-head')).newsItemHead(site, article);

export const parts = [titleLabels, newsLabels];
