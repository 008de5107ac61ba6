import type { SiteSession } from '../site/site';

/** The id of whoever is signed in; none for guests. */
export const viewerOf = ({ status, user }: SiteSession['state']): string | undefined =>
  status === 'viewer' ? user?.id : undefined;
