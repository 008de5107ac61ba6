import { invariant, type Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { useProviders } from '../providers/provider-choices';
import { TvProviders } from '../tv/TvProviders';
import { tvWords } from '../tv/words';

/** Words of the list and the trip; the login page does without. */
export const parts = [tvWords];

export const head = (site: Site): HeadData => ({
  title: site.t('tv.title'),
  robots: 'noindex',
});

/** Where a viewer chooses a TV provider, and where they come back to from it (spec 1 §2). */
export function Page() {
  const { choices } = useProviders();
  const choice = choices.find(({ provider }) => provider.tv);
  invariant(choice, 'The providers page was opened in a realm without a TV provider.');
  return <TvProviders choice={choice} />;
}
