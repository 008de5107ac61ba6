import type { LoaderContext, PageModule } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';
import { loadTitlePage } from '../title/load-title-page';
import type { TitlePageView } from '../title/title-page-view';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { TitlePage as Page } from '../title/TitlePage';

export const loader = (context: LoaderContext): Promise<TitlePageView> =>
  loadTitlePage(context, context.params.eventId ?? '');

export const head: NonNullable<PageModule<TitlePageView>['head']> = async (site, title) =>
  (await import('../title/title-head')).titleHead(site, title);

export const parts = [titleLabels];

export const slots = ['title.watch', 'title.actions'] as const;
