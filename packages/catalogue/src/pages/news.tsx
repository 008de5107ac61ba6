import type { PageModule } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';
import { listingLabels } from '../listing/listing-labels';
import type { NewsView } from '../news/load-news';
import { newsLabels } from '../news/news-labels';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { loadNews as loader } from '../news/load-news';
export { NewsPage as Page } from '../news/NewsPage';

export const head: NonNullable<PageModule<NewsView>['head']> = ({ t, realm }, view) => ({
  title: view?.feed?.name ?? t('news.title'),
  description: t('news.description', { brand: realm.name }),
});

export const parts = [titleLabels, listingLabels, newsLabels];

export const query = ['feed', 'after'] as const;
