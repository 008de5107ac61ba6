import type { PageModule } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';
import type { TitlePageView } from '../title/title-page-view';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { loadPlaylist as loader } from '../playlist/load-playlist';
export { PlaylistPage as Page } from '../playlist/PlaylistPage';

export const head: NonNullable<PageModule<TitlePageView>['head']> = async (site, title) =>
  (await import('../title/title-head')).titleHead(site, title);

export const parts = [titleLabels];

export const slots = ['title.actions'] as const;
