import type { RouteName } from '@marquee/realm';
import { type PathBuilder, slug } from '@marquee/renderer';
import type { TitleView } from './title-view';

interface SitePaths {
  path: PathBuilder;
  isLive: (name: RouteName) => boolean;
}

/** The address of a title's page; undefined while the realm has no such page. */
export function titlePath(
  { id, kind, name, state }: Pick<TitleView, 'id' | 'kind' | 'name' | 'state'>,
  { path, isLive }: SitePaths,
): string | undefined {
  const title = slug(name);
  switch (kind) {
    case 'event':
      // A replay has the page of a video; until then an event has a page of its own.
      return state === 'REPLAY'
        ? ifLive('video', () => path('video', { eventId: id, eventTitle: title }))
        : ifLive('live', () => path('live', { eventId: id, eventTitle: title }));
    case 'video':
      return ifLive('video', () => path('video', { eventId: id, eventTitle: title }));
    case 'series':
      return ifLive('series', () => path('series', { seriesId: id, seriesTitle: title }));
    case 'playlist':
      return ifLive('playlist', () => path('playlist', { playlistId: id, playlistTitle: title }));
  }

  function ifLive(route: RouteName, build: () => string): string | undefined {
    return isLive(route) ? build() : undefined;
  }
}
