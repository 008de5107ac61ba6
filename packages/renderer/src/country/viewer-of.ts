import type { SiteSession } from '../site/site';

/** The id of the viewer who is signed in; undefined for guests. */
export const viewerOf = ({ status, user }: SiteSession['state']): string | undefined =>
  status === 'viewer' ? user?.id : undefined;
