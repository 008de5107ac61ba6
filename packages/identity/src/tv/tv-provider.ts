import type { AddressOf } from '@marquee/realm';
import type { LabelLoaders } from '@marquee/renderer';
import type { Sources } from '../providers/provider';

/** What the button to the providers page says. */
export const tvName: LabelLoaders = {
  en: () => import('./name-labels/en.json'),
  es: () => import('./name-labels/es.json'),
  pt: () => import('./name-labels/pt.json'),
  ar: () => import('./name-labels/ar.json'),
};

/** The browser registers at the service, and shows TV providers' marks that lie there. */
export function tvSources({ baseUri }: { baseUri: string }, addressOf: AddressOf): Sources {
  const { origin } = new URL(addressOf(baseUri));
  return { connect: [origin], image: [origin] };
}
