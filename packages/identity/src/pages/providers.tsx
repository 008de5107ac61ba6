import { invariant, type Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { useProviders } from '../providers/provider-choices';
import { TvProviders } from '../tv/TvProviders';
import { tvLabels } from '../tv/tv-labels';

/** The labels of the list and of the redirect, which the login page does not need. */
export const parts = [tvLabels];

export const head = (site: Site): HeadData => ({
  title: site.t('tv.title'),
  robots: 'noindex',
});

/** The page where a viewer chooses a TV provider, and that the provider returns to (spec 1 §2). */
export function Page() {
  const { choices } = useProviders();
  const choice = choices.find(({ provider }) => provider.tv);
  invariant(choice, 'The providers page was opened in a realm without a TV provider.');
  return <TvProviders choice={choice} />;
}
