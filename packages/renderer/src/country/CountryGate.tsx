import type { FeatureSwitch } from '@marquee/realm';
import type { ReactNode } from 'react';
import { PageLoading } from '../screens/PageLoading';
import { useSession } from '../session/use-session';
import { useSite } from '../site/use-site';
import { NotHere } from './NotHere';
import { isOffered } from './place';
import { viewerOf } from './viewer-of';

interface CountryGateProps {
  feature: FeatureSwitch | undefined;
  children: ReactNode;
}

/**
 * Guards a page of a feature for some countries alone (spec 1 §6). All viewers get the same HTML, which
 * has neither the page nor a refusal: the browser decides, once it knows the viewer's country.
 */
export function CountryGate({ feature, children }: CountryGateProps) {
  const { realm, place } = useSite();
  const viewer = viewerOf(useSession());
  if (!place || place.viewer !== viewer) return <PageLoading />;
  return isOffered(realm, feature, place) ? children : <NotHere place={place} />;
}
