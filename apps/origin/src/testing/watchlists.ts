import type { ErrorBody, TestOrigin } from './test-origin';

export interface ListBody {
  name: string;
  watchlistExternalId: string;
  ownerExternalId: string;
  ownerName?: string;
  ownership: 'owned' | 'shared';
  thumbnails: string[];
  saved: boolean;
  shareablePath?: string;
  mayShare?: boolean;
  size: number;
  version: number;
  isEmpty: boolean;
  gone?: boolean;
  place: string;
}

export interface ContentBody {
  id: string;
  contentType: string;
}

export interface ItemBody extends ContentBody {
  place: string;
  name?: string;
  thumbnailUrl?: string;
  smallCoverUrl?: string;
  gone?: boolean;
}

export interface OneListBody {
  watchlist: ListBody;
  content: ItemBody[];
  pagingInfo: { moreDataAvailable: boolean };
}

export const video = (id: string): ContentBody => ({ id, contentType: 'video' });

/** The path of a list as others open it. */
export const pathOf = ({ ownerExternalId, watchlistExternalId }: ListBody): string =>
  `/api/v2/watchlists/${ownerExternalId}/${watchlistExternalId}`;

/** The calls for one viewer's watchlists. */
export function watchlistCalls(origin: TestOrigin, token?: string, realm = 'apex') {
  const call = <Body>(method: string, path: string, body?: unknown) =>
    origin.call<Body & ErrorBody & { details: OneListBody & { of: string; most: number } }>(
      method,
      path,
      { token, realm, body },
    );
  const one = (id: string) => `/api/v2/new-watchlists/${id}`;

  return {
    call,
    lists: (query = '') =>
      call<{ watchlists: ListBody[]; pagingInfo: { moreDataAvailable: boolean } }>(
        'GET',
        `/api/v2/watchlists${query}`,
      ),
    create: (name: string) => call<ListBody>('POST', '/api/v2/watchlists', { name }),
    rename: (id: string, name: string) =>
      call<ListBody>('PUT', `/api/v2/watchlists/${id}`, { name }),
    remove: (list: ListBody) => call('DELETE', pathOf(list)),
    share: (list: ListBody, shared: boolean) =>
      call<ListBody>('PUT', `${pathOf(list)}/sharing`, { shared }),
    open: (path: string, query = '') => call<OneListBody>('GET', `/api/v2${path}${query}`),
    save: (path: string) => call<ListBody>('POST', `/api/v2${path}/save`),
    unsave: (path: string) => call('DELETE', `/api/v2${path}/save`),
    read: (id: string, query = '') => call<OneListBody>('GET', `${one(id)}${query}`),
    add: (id: string, content: readonly ContentBody[]) =>
      call<{
        watchlist: ListBody;
        added: ContentBody[];
        present: ContentBody[];
        unknown: ContentBody[];
      }>('POST', `${one(id)}/content`, { content }),
    take: (id: string, { id: contentId, contentType }: ContentBody) =>
      call<ListBody>('DELETE', `${one(id)}/content/${contentType}/${contentId}`),
    reorder: (id: string, content: readonly ContentBody[], version?: number) =>
      call<ListBody>('POST', `${one(id)}?lastSeen=${content.length}`, { content, version }),
    move: (id: string, content: ContentBody, after: ContentBody | null, version = 0) =>
      call<ListBody>(
        'PUT',
        `/api/v4/user/watchlist/${id}/content/${content.contentType}/${content.id}/position`,
        { after, version },
      ),
    menu: ({ id, contentType }: ContentBody) =>
      call<{ watchlists: { watchlistExternalId: string; name: string; holds: boolean }[] }>(
        'GET',
        `/api/v3/user/watchlist?contentId=${id}&contentType=${contentType}`,
      ),
  };
}

export type WatchlistCalls = ReturnType<typeof watchlistCalls>;
