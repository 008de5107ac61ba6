import type { FeatureSwitch } from '@marquee/realm';
import { useSite } from '../site/use-site';
import { isOffered } from './place';

/** Whether a feature is there for the viewer, for parts of pages that are no page of their own. */
export function useIsOffered(feature: FeatureSwitch | undefined): boolean {
  const { realm, place } = useSite();
  return isOffered(realm, feature, place);
}
