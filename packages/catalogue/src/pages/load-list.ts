import type { PageModule } from '@marquee/renderer';
import type { ListName } from './list-names';

const lists: Record<ListName, () => Promise<PageModule>> = {
  series: () => import('./series'),
  season: () => import('./season'),
  playlist: () => import('./playlist'),
  browse: () => import('./browse'),
  grid: () => import('./grid'),
  upcoming: () => import('./upcoming'),
  liveNow: () => import('./live-now'),
  releases: () => import('./releases'),
  schedule: () => import('./schedule'),
  section: () => import('./section'),
  news: () => import('./news'),
  newsItem: () => import('./news-item'),
  interstitial: () => import('./interstitial'),
};

export default (name: ListName): Promise<PageModule> => lists[name]();
