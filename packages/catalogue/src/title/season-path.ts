import { type Site, slug } from '@marquee/renderer';

/** The address of a season's page. */
export const seasonPath = (
  { path }: Pick<Site, 'path'>,
  { id, name }: { id: string; name: string },
): string => path('season', { seasonId: id, seasonTitle: slug(name) });
