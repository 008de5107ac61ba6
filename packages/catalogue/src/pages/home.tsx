import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { homeHead } from '../home/home-head';
import type { HomeView } from '../rules/home-view';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { HomePage as Page } from '../home/HomePage';
export { loadHome as loader } from '../home/load-home';

/** The data is what this page's own loader answered: the renderer hands it on untyped. */
export const head = (site: Site, data: unknown): HeadData =>
  homeHead(site, data as HomeView | undefined);
