import type { PageModule } from '@marquee/renderer';
import { homeHead } from '../home/home-head';
import type { HomeView } from '../rules/home-view';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { HomePage as Page } from '../home/HomePage';
export { loadHome as loader } from '../home/load-home';

export const head: NonNullable<PageModule<HomeView>['head']> = homeHead;
