import type { AddressOf } from '@marquee/realm';
import type { LabelLoaders } from '@marquee/renderer';
import type { Sources } from '../providers/provider';

/** The label of the button to the providers page. */
export const tvName: LabelLoaders = {
  en: () => import('./name-labels/en.json'),
  es: () => import('./name-labels/es.json'),
  pt: () => import('./name-labels/pt.json'),
  ar: () => import('./name-labels/ar.json'),
};

/** The sources of the service: the browser registers there, and loads TV providers' marks. */
export function tvSources({ baseUri }: { baseUri: string }, addressOf: AddressOf): Sources {
  const { origin } = new URL(addressOf(baseUri));
  return { connect: [origin], image: [origin] };
}
