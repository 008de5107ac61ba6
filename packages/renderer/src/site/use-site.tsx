import { createContext, type ReactNode, useContext } from 'react';
import { invariant } from '../invariant';
import type { Site } from './site';

const SiteContext = createContext<Site | null>(null);

/** Provides the site to everything that is rendered inside it. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site that is rendered: realm, locale, labels, paths, origin and session. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  invariant(
    site,
    'useSite() was called outside a site. Components of the site need the realm and its labels; render them inside <SiteProvider site={…}>.',
  );
  return site;
}

/** The function that puts a label's key into the site's language. */
export function useLabels(): Site['t'] {
  return useSite().t;
}
