import type { FeatureSwitch } from '@marquee/realm';
import { useSite } from '../site/use-site';
import { isOffered } from './place';

/** Is a feature offered to the viewer? For parts of pages; `CountryGate` guards whole pages. */
export function useIsOffered(feature: FeatureSwitch | undefined): boolean {
  const { realm, place } = useSite();
  return isOffered(realm, feature, place);
}
