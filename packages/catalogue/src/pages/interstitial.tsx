import type { PageModule } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';
import { interstitialLabels } from '../interstitial/interstitial-labels';
import type { TitlePageView } from '../title/title-page-view';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { InterstitialPage as Page } from '../interstitial/InterstitialPage';
export { loadInterstitial as loader } from '../interstitial/load-interstitial';

/** Search engines keep the title's own page. */
export const head: NonNullable<PageModule<TitlePageView>['head']> = (site, title) => ({
  title: title?.name,
  description: title?.synopsis ?? site.text(site.realm.description),
  robots: 'noindex',
});

export const parts = [titleLabels, interstitialLabels];

export const slots = ['interstitial.step'] as const;
