// Generated from schemas/catalogue and src/operations; do not edit.
import type { TypedDocumentString } from '../typed-document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/**
 * What a grid is limited to. A title passes a key with any of its values, and has to pass every key. A key that is left out, null
 * or without values limits nothing.
 */
export type GridFilter = {
  /** Kinds of titles. */
  readonly kind?: ReadonlyArray<GridKind> | null | undefined;
  /** Identifiers of leagues: live events alone have one. */
  readonly league?: ReadonlyArray<string> | null | undefined;
  /** BCP 47 tags of the spoken language. */
  readonly language?: ReadonlyArray<string> | null | undefined;
  /** The year in which it was released, begins or began, in UTC. */
  readonly year?: number | null | undefined;
  /** The state that it is in now: live events alone have one. */
  readonly state?: EventState | null | undefined;
  /** Weight classes of which an event has a fight. */
  readonly weightClass?: ReadonlyArray<string> | null | undefined;
  /** Limits to what guests may watch; false limits nothing. */
  readonly free?: boolean | null | undefined;
};

/** The kinds of titles that a grid lists. */
export type GridKind =
  /** Live events. */
  | 'EVENT'
  /** Videos on their own; a series leads to its episodes. */
  | 'VIDEO'
  /** Series. */
  | 'SERIES'
  /** Playlists. */
  | 'PLAYLIST';

/** The order of a grid. */
export type GridOrder =
  /** The one that was released, began or changed last first; events to come are at the end, the next one first. */
  | 'NEWEST'
  /** By name, in the language of the answer. */
  | 'NAME'
  /** What is on, then what begins next; the rest as in NEWEST. */
  | 'SOON';

/** The keys of a grid's filter. */
export type GridKey =
  /** As `kind`. */
  | 'KIND'
  /** As `league`. */
  | 'LEAGUE'
  /** As `language`. */
  | 'LANGUAGE'
  /** As `year`. */
  | 'YEAR'
  /** As `state`. */
  | 'STATE'
  /** As `weightClass`. */
  | 'WEIGHT_CLASS'
  /** As `free`. */
  | 'FREE';

/** A row of titles that the client asks for. */
export type RailRequest = {
  /** The client's name for this rail; the answer repeats it. Unique within one request. */
  readonly key: string;
  /** Where its titles come from. */
  readonly source: RailSource;
  /** The collection's identifier; required with COLLECTION, and ignored otherwise. An unknown one gives an empty rail. */
  readonly collection?: string | null | undefined;
  /** Titles per page; 1 to 60. */
  readonly first: number;
  /** Continue after this cursor, taken from the same source. */
  readonly after?: string | null | undefined;
};

/** Where a rail's titles come from, and with it their order. */
export type RailSource =
  /** Live events that are on now, the one that began last first. */
  | 'LIVE'
  /** Live events that have not begun, the next one first. */
  | 'UPCOMING'
  /** Live events that are over and can be watched again, the latest first. */
  | 'REPLAYS'
  /** Videos and replays together, the newest first. */
  | 'LATEST'
  /** On-demand videos in the editors' order. */
  | 'VIDEOS'
  /** Series in the editors' order. */
  | 'SERIES'
  /** Playlists in the editors' order. */
  | 'PLAYLISTS'
  /** A named collection in the editors' order. */
  | 'COLLECTION';

/** The state of a live event. */
export type EventState =
  /** It has not begun. */
  | 'UPCOMING'
  /** It is on. */
  | 'LIVE'
  /** It is over and cannot be watched yet. */
  | 'ENDED'
  /** It is over and can be watched again. */
  | 'REPLAY';

/** Whether a live event keeps the time that was announced first. */
export type EventTiming =
  /** It does. */
  | 'ON_TIME'
  /** It has another time, which is known. */
  | 'MOVED'
  /** It will be held later, at a time that is not known: `startsAt` is the announced one. */
  | 'POSTPONED'
  /** It will not be held. */
  | 'CANCELLED';

/** What a viewer needs for watching a title. */
export type AccessLevel =
  /** Nothing: guests may watch it. */
  | 'FREE'
  /** An account. */
  | 'REGISTERED'
  /** A licence that includes it. */
  | 'LICENCE';

/** The parts of an evening of fights. */
export type CardSegment =
  /** The fights that most have come for. */
  | 'MAIN'
  /** The fights before. */
  | 'PRELIMS'
  /** The first fights, often shown elsewhere. */
  | 'EARLY_PRELIMS';

export type GridQueryVariables = Exact<{
  filter?: GridFilter | null | undefined;
  order: GridOrder;
  first: number;
  after?: string | null | undefined;
}>;


export type GridQuery = { readonly grid: { readonly totalCount: number, readonly facets: ReadonlyArray<{ readonly key: GridKey, readonly value: string, readonly name: string | null, readonly count: number }>, readonly edges: ReadonlyArray<{ readonly node:
        | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
       }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type GridMoreQueryVariables = Exact<{
  filter?: GridFilter | null | undefined;
  order: GridOrder;
  first: number;
  after?: string | null | undefined;
}>;


export type GridMoreQuery = { readonly grid: { readonly edges: ReadonlyArray<{ readonly node:
        | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
       }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type GridTitlesFragment = { readonly edges: ReadonlyArray<{ readonly node:
      | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
     }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } };

export type HeroMotionsQueryVariables = Exact<{
  first: number;
}>;


export type HeroMotionsQuery = { readonly heroes: ReadonlyArray<{ readonly motion: string | null, readonly title:
      | { readonly id: string }
      | { readonly id: string }
      | { readonly id: string }
      | { readonly id: string }
     }> };

export type HomeQueryVariables = Exact<{
  heroes: number;
  withHeroes?: boolean | null | undefined;
  rails: ReadonlyArray<RailRequest>;
}>;


export type HomeQuery = { readonly heroes?: ReadonlyArray<{ readonly id: string, readonly tagline: string | null, readonly title:
      | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly videoCount: number, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
     }>, readonly rails: ReadonlyArray<{ readonly key: string, readonly title: string | null, readonly items: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node:
          | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
          | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
          | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
          | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
         }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } }> };

export type HeroFragment = { readonly id: string, readonly tagline: string | null, readonly title:
    | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly videoCount: number, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
   };

type TitleCard_LiveEvent_Fragment = { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } };

type TitleCard_Video_Fragment = { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } };

type TitleCard_Series_Fragment = { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } };

type TitleCard_Playlist_Fragment = { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } };

export type TitleCardFragment =
  | TitleCard_LiveEvent_Fragment
  | TitleCard_Video_Fragment
  | TitleCard_Series_Fragment
  | TitleCard_Playlist_Fragment
;

type TitleFacts_LiveEvent_Fragment = { readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null };

type TitleFacts_Video_Fragment = { readonly durationSeconds: number, readonly releasedAt: string };

type TitleFacts_Series_Fragment = { readonly seasonCount: number, readonly episodeCount: number };

type TitleFacts_Playlist_Fragment = { readonly videoCount: number };

export type TitleFactsFragment =
  | TitleFacts_LiveEvent_Fragment
  | TitleFacts_Video_Fragment
  | TitleFacts_Series_Fragment
  | TitleFacts_Playlist_Fragment
;

export type PictureFragment = { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number };

export type NewsQueryVariables = Exact<{
  feed?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type NewsQuery = { readonly newsFeeds: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly news: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly heading: string, readonly lead: string, readonly author: string | null, readonly publishedAt: string, readonly changedAt: string | null, readonly feed: { readonly id: string, readonly name: string }, readonly pictures: ReadonlyArray<{ readonly caption: string | null, readonly image: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type MoreNewsQueryVariables = Exact<{
  feed?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type MoreNewsQuery = { readonly news: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly heading: string, readonly lead: string, readonly author: string | null, readonly publishedAt: string, readonly changedAt: string | null, readonly feed: { readonly id: string, readonly name: string }, readonly pictures: ReadonlyArray<{ readonly caption: string | null, readonly image: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type NewsItemQueryVariables = Exact<{
  feed: string;
  id: string;
  latest: number;
}>;


export type NewsItemQuery = { readonly newsItem: { readonly body: string, readonly id: string, readonly heading: string, readonly lead: string, readonly author: string | null, readonly publishedAt: string, readonly changedAt: string | null, readonly titles: ReadonlyArray<
      | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    >, readonly feed: { readonly id: string, readonly name: string }, readonly pictures: ReadonlyArray<{ readonly caption: string | null, readonly image: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }> } | null, readonly news: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly heading: string, readonly lead: string, readonly author: string | null, readonly publishedAt: string, readonly changedAt: string | null, readonly feed: { readonly id: string, readonly name: string }, readonly pictures: ReadonlyArray<{ readonly caption: string | null, readonly image: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type NewsRowsFragment = { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly heading: string, readonly lead: string, readonly author: string | null, readonly publishedAt: string, readonly changedAt: string | null, readonly feed: { readonly id: string, readonly name: string }, readonly pictures: ReadonlyArray<{ readonly caption: string | null, readonly image: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } };

export type NewsCardFragment = { readonly id: string, readonly heading: string, readonly lead: string, readonly author: string | null, readonly publishedAt: string, readonly changedAt: string | null, readonly feed: { readonly id: string, readonly name: string }, readonly pictures: ReadonlyArray<{ readonly caption: string | null, readonly image: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }> };

export type TitleQueryVariables = Exact<{
  id: string;
  related: number;
}>;


export type TitleQuery = { readonly title:
    | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly description: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly minimumAge: number | null, readonly countries: ReadonlyArray<string> | null, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly replayFrom: string | null, readonly related: ReadonlyArray<
        | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      >, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly bouts: ReadonlyArray<{ readonly id: string, readonly segment: CardSegment, readonly weightClass: string, readonly isTitleFight: boolean, readonly rounds: number, readonly red: { readonly id: string, readonly name: string, readonly nickname: string | null, readonly country: string, readonly record: { readonly wins: number, readonly losses: number, readonly draws: number, readonly noContests: number }, readonly image: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly blue: { readonly id: string, readonly name: string, readonly nickname: string | null, readonly country: string, readonly record: { readonly wins: number, readonly losses: number, readonly draws: number, readonly noContests: number }, readonly image: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }>, readonly angles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: EventState }> }
    | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly description: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly minimumAge: number | null, readonly countries: ReadonlyArray<string> | null, readonly durationSeconds: number, readonly releasedAt: string, readonly related: ReadonlyArray<
        | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      >, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly credits: ReadonlyArray<{ readonly role: string, readonly name: string }>, readonly episode: { readonly number: number | null, readonly season: { readonly id: string, readonly number: number, readonly name: string, readonly series: { readonly id: string, readonly name: string } } } | null }
    | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly description: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly minimumAge: number | null, readonly countries: ReadonlyArray<string> | null, readonly seasonCount: number, readonly episodeCount: number, readonly related: ReadonlyArray<
        | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      >, readonly seasons: ReadonlyArray<{ readonly id: string, readonly number: number, readonly name: string, readonly episodeCount: number }>, readonly firstEpisode: { readonly id: string, readonly name: string } | null, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly description: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly minimumAge: number | null, readonly countries: ReadonlyArray<string> | null, readonly videoCount: number, readonly related: ReadonlyArray<
        | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
        | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      >, readonly videos: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly name: string, readonly synopsis: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly episode: { readonly number: number | null } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } }, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
   | null };

export type SeasonQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type SeasonQuery = { readonly season: { readonly id: string, readonly number: number, readonly name: string, readonly episodeCount: number, readonly series: { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly description: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly minimumAge: number | null, readonly countries: ReadonlyArray<string> | null, readonly seasonCount: number, readonly episodeCount: number, readonly seasons: ReadonlyArray<{ readonly id: string, readonly number: number, readonly name: string, readonly episodeCount: number }>, readonly firstEpisode: { readonly id: string, readonly name: string } | null, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }, readonly episodes: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly name: string, readonly synopsis: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly episode: { readonly number: number | null } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type EpisodesQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type EpisodesQuery = { readonly season: { readonly id: string, readonly number: number, readonly name: string, readonly episodeCount: number, readonly episodes: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly name: string, readonly synopsis: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly episode: { readonly number: number | null } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type PlaylistVideosQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type PlaylistVideosQuery = { readonly title:
    | { readonly __typename: 'LiveEvent' }
    | { readonly __typename: 'Video' }
    | { readonly __typename: 'Series' }
    | { readonly __typename: 'Playlist', readonly videos: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly name: string, readonly synopsis: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly episode: { readonly number: number | null } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } }
   | null };

type TitlePage_LiveEvent_Fragment = { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly description: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly minimumAge: number | null, readonly countries: ReadonlyArray<string> | null, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly replayFrom: string | null, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly bouts: ReadonlyArray<{ readonly id: string, readonly segment: CardSegment, readonly weightClass: string, readonly isTitleFight: boolean, readonly rounds: number, readonly red: { readonly id: string, readonly name: string, readonly nickname: string | null, readonly country: string, readonly record: { readonly wins: number, readonly losses: number, readonly draws: number, readonly noContests: number }, readonly image: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly blue: { readonly id: string, readonly name: string, readonly nickname: string | null, readonly country: string, readonly record: { readonly wins: number, readonly losses: number, readonly draws: number, readonly noContests: number }, readonly image: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }>, readonly angles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: EventState }> };

type TitlePage_Video_Fragment = { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly description: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly minimumAge: number | null, readonly countries: ReadonlyArray<string> | null, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly credits: ReadonlyArray<{ readonly role: string, readonly name: string }>, readonly episode: { readonly number: number | null, readonly season: { readonly id: string, readonly number: number, readonly name: string, readonly series: { readonly id: string, readonly name: string } } } | null };

type TitlePage_Series_Fragment = { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly description: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly minimumAge: number | null, readonly countries: ReadonlyArray<string> | null, readonly seasonCount: number, readonly episodeCount: number, readonly seasons: ReadonlyArray<{ readonly id: string, readonly number: number, readonly name: string, readonly episodeCount: number }>, readonly firstEpisode: { readonly id: string, readonly name: string } | null, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } };

type TitlePage_Playlist_Fragment = { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly description: string | null, readonly language: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly minimumAge: number | null, readonly countries: ReadonlyArray<string> | null, readonly videoCount: number, readonly videos: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly name: string, readonly synopsis: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly episode: { readonly number: number | null } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } }, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } };

export type TitlePageFragment =
  | TitlePage_LiveEvent_Fragment
  | TitlePage_Video_Fragment
  | TitlePage_Series_Fragment
  | TitlePage_Playlist_Fragment
;

export type EventPageFragment = { readonly replayFrom: string | null, readonly bouts: ReadonlyArray<{ readonly id: string, readonly segment: CardSegment, readonly weightClass: string, readonly isTitleFight: boolean, readonly rounds: number, readonly red: { readonly id: string, readonly name: string, readonly nickname: string | null, readonly country: string, readonly record: { readonly wins: number, readonly losses: number, readonly draws: number, readonly noContests: number }, readonly image: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly blue: { readonly id: string, readonly name: string, readonly nickname: string | null, readonly country: string, readonly record: { readonly wins: number, readonly losses: number, readonly draws: number, readonly noContests: number }, readonly image: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }>, readonly angles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: EventState }> };

export type CornerFragment = { readonly id: string, readonly name: string, readonly nickname: string | null, readonly country: string, readonly record: { readonly wins: number, readonly losses: number, readonly draws: number, readonly noContests: number }, readonly image: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } };

export type VideoPageFragment = { readonly credits: ReadonlyArray<{ readonly role: string, readonly name: string }>, readonly episode: { readonly number: number | null, readonly season: { readonly id: string, readonly number: number, readonly name: string, readonly series: { readonly id: string, readonly name: string } } } | null };

export type SeasonEpisodesFragment = { readonly id: string, readonly number: number, readonly name: string, readonly episodeCount: number, readonly episodes: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly name: string, readonly synopsis: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly episode: { readonly number: number | null } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type VideoRowsFragment = { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly name: string, readonly synopsis: string | null, readonly isNew: boolean, readonly accessLevel: AccessLevel, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } }, readonly episode: { readonly number: number | null } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } };

export type TitlesQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type TitlesQuery = { readonly titles: ReadonlyArray<
    | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
  > };

export type EventsNowQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type EventsNowQuery = { readonly titles: ReadonlyArray<
    | { readonly __typename: 'LiveEvent', readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly timing: EventTiming, readonly announcedStartsAt: string | null, readonly replayFrom: string | null, readonly venue: string | null, readonly league: string | null, readonly id: string }
    | { readonly __typename: 'Video', readonly id: string }
    | { readonly __typename: 'Series', readonly id: string }
    | { readonly __typename: 'Playlist', readonly id: string }
  > };

export const GridDocument: TypedDocumentString<GridQuery, GridQueryVariables> = {
  text: 'query Grid($filter:GridFilter$order:GridOrder!$first:Int!$after:String){grid(filter:$filter order:$order first:$first after:$after){totalCount facets{key value name count}...GridTitles}}fragment GridTitles on TitleGrid{edges{node{...TitleCard}}pageInfo{hasNextPage endCursor}}fragment TitleCard on Title{__typename id name language isNew images{landscape{...Picture}portrait{...Picture}square{...Picture}}...TitleFacts}fragment Picture on Image{url tone alt width height}fragment TitleFacts on Title{...on LiveEvent{startsAt endsAt state venue league timing announcedStartsAt}...on Video{durationSeconds releasedAt}...on Series{seasonCount episodeCount}...on Playlist{videoCount}}',
  shape: 'grid:object',
};

export const GridMoreDocument: TypedDocumentString<GridMoreQuery, GridMoreQueryVariables> = {
  text: 'query GridMore($filter:GridFilter$order:GridOrder!$first:Int!$after:String){grid(filter:$filter order:$order first:$first after:$after){...GridTitles}}fragment GridTitles on TitleGrid{edges{node{...TitleCard}}pageInfo{hasNextPage endCursor}}fragment TitleCard on Title{__typename id name language isNew images{landscape{...Picture}portrait{...Picture}square{...Picture}}...TitleFacts}fragment Picture on Image{url tone alt width height}fragment TitleFacts on Title{...on LiveEvent{startsAt endsAt state venue league timing announcedStartsAt}...on Video{durationSeconds releasedAt}...on Series{seasonCount episodeCount}...on Playlist{videoCount}}',
  shape: 'grid:object',
};

export const HeroMotionsDocument: TypedDocumentString<HeroMotionsQuery, HeroMotionsQueryVariables> = {
  text: 'query HeroMotions($first:Int!){heroes(first:$first){motion title{id}}}',
  shape: 'heroes:array',
};

export const HomeDocument: TypedDocumentString<HomeQuery, HomeQueryVariables> = {
  text: 'query Home($heroes:Int!$withHeroes:Boolean=true$rails:[RailRequest!]!){heroes(first:$heroes)@include(if:$withHeroes){...Hero}rails(requests:$rails){key title items{edges{cursor node{...TitleCard}}pageInfo{hasNextPage endCursor}}}}fragment Hero on Hero{id tagline title{__typename id name synopsis language isNew accessLevel images{hero{...Picture}heroMobile{...Picture}}...TitleFacts}}fragment Picture on Image{url tone alt width height}fragment TitleFacts on Title{...on LiveEvent{startsAt endsAt state venue league timing announcedStartsAt}...on Video{durationSeconds releasedAt}...on Series{seasonCount episodeCount}...on Playlist{videoCount}}fragment TitleCard on Title{__typename id name language isNew images{landscape{...Picture}portrait{...Picture}square{...Picture}}...TitleFacts}',
  shape: 'rails:array',
};

export const NewsDocument: TypedDocumentString<NewsQuery, NewsQueryVariables> = {
  text: 'query News($feed:ID$first:Int!$after:String){newsFeeds{id name}news(feed:$feed first:$first after:$after){...NewsRows}}fragment NewsRows on NewsConnection{edges{node{...NewsCard}}pageInfo{hasNextPage endCursor}}fragment NewsCard on NewsItem{id heading lead author publishedAt changedAt feed{id name}pictures{caption image{...Picture}}}fragment Picture on Image{url tone alt width height}',
  shape: 'newsFeeds:array news:object',
};

export const MoreNewsDocument: TypedDocumentString<MoreNewsQuery, MoreNewsQueryVariables> = {
  text: 'query MoreNews($feed:ID$first:Int!$after:String){news(feed:$feed first:$first after:$after){...NewsRows}}fragment NewsRows on NewsConnection{edges{node{...NewsCard}}pageInfo{hasNextPage endCursor}}fragment NewsCard on NewsItem{id heading lead author publishedAt changedAt feed{id name}pictures{caption image{...Picture}}}fragment Picture on Image{url tone alt width height}',
  shape: 'news:object',
};

export const NewsItemDocument: TypedDocumentString<NewsItemQuery, NewsItemQueryVariables> = {
  text: 'query NewsItem($feed:ID!$id:ID!$latest:Int!){newsItem(feed:$feed id:$id){...NewsCard body titles{...TitleCard}}news(first:$latest){...NewsRows}}fragment NewsCard on NewsItem{id heading lead author publishedAt changedAt feed{id name}pictures{caption image{...Picture}}}fragment Picture on Image{url tone alt width height}fragment TitleCard on Title{__typename id name language isNew images{landscape{...Picture}portrait{...Picture}square{...Picture}}...TitleFacts}fragment TitleFacts on Title{...on LiveEvent{startsAt endsAt state venue league timing announcedStartsAt}...on Video{durationSeconds releasedAt}...on Series{seasonCount episodeCount}...on Playlist{videoCount}}fragment NewsRows on NewsConnection{edges{node{...NewsCard}}pageInfo{hasNextPage endCursor}}',
  shape: 'news:object',
};

export const TitleDocument: TypedDocumentString<TitleQuery, TitleQueryVariables> = {
  text: 'query Title($id:ID!$related:Int!){title(id:$id){...TitlePage related(first:$related){...TitleCard}}}fragment TitlePage on Title{__typename id name synopsis description language isNew accessLevel minimumAge countries images{hero{...Picture}heroMobile{...Picture}landscape{...Picture}portrait{...Picture}square{...Picture}}...TitleFacts ...EventPage ...VideoPage ...on Series{seasons{id number name episodeCount}firstEpisode{id name}}...on Playlist{videos(first:24){...VideoRows}}}fragment Picture on Image{url tone alt width height}fragment TitleFacts on Title{...on LiveEvent{startsAt endsAt state venue league timing announcedStartsAt}...on Video{durationSeconds releasedAt}...on Series{seasonCount episodeCount}...on Playlist{videoCount}}fragment EventPage on LiveEvent{replayFrom bouts{id segment weightClass isTitleFight rounds red{...Corner}blue{...Corner}}angles{id name state}}fragment Corner on Corner{id name nickname country record{wins losses draws noContests}image{...Picture}}fragment VideoPage on Video{credits{role name}episode{number season{id number name series{id name}}}}fragment VideoRows on VideoConnection{edges{node{id name synopsis isNew accessLevel durationSeconds releasedAt images{landscape{...Picture}}episode{number}}}pageInfo{hasNextPage endCursor}}fragment TitleCard on Title{__typename id name language isNew images{landscape{...Picture}portrait{...Picture}square{...Picture}}...TitleFacts}',
  shape: '',
};

export const SeasonDocument: TypedDocumentString<SeasonQuery, SeasonQueryVariables> = {
  text: 'query Season($id:ID!$first:Int!$after:String){season(id:$id){...SeasonEpisodes series{...TitlePage}}}fragment SeasonEpisodes on Season{id number name episodeCount episodes(first:$first after:$after){...VideoRows}}fragment VideoRows on VideoConnection{edges{node{id name synopsis isNew accessLevel durationSeconds releasedAt images{landscape{...Picture}}episode{number}}}pageInfo{hasNextPage endCursor}}fragment Picture on Image{url tone alt width height}fragment TitlePage on Title{__typename id name synopsis description language isNew accessLevel minimumAge countries images{hero{...Picture}heroMobile{...Picture}landscape{...Picture}portrait{...Picture}square{...Picture}}...TitleFacts ...EventPage ...VideoPage ...on Series{seasons{id number name episodeCount}firstEpisode{id name}}...on Playlist{videos(first:24){...VideoRows}}}fragment TitleFacts on Title{...on LiveEvent{startsAt endsAt state venue league timing announcedStartsAt}...on Video{durationSeconds releasedAt}...on Series{seasonCount episodeCount}...on Playlist{videoCount}}fragment EventPage on LiveEvent{replayFrom bouts{id segment weightClass isTitleFight rounds red{...Corner}blue{...Corner}}angles{id name state}}fragment Corner on Corner{id name nickname country record{wins losses draws noContests}image{...Picture}}fragment VideoPage on Video{credits{role name}episode{number season{id number name series{id name}}}}',
  shape: '',
};

export const EpisodesDocument: TypedDocumentString<EpisodesQuery, EpisodesQueryVariables> = {
  text: 'query Episodes($id:ID!$first:Int!$after:String){season(id:$id){...SeasonEpisodes}}fragment SeasonEpisodes on Season{id number name episodeCount episodes(first:$first after:$after){...VideoRows}}fragment VideoRows on VideoConnection{edges{node{id name synopsis isNew accessLevel durationSeconds releasedAt images{landscape{...Picture}}episode{number}}}pageInfo{hasNextPage endCursor}}fragment Picture on Image{url tone alt width height}',
  shape: '',
};

export const PlaylistVideosDocument: TypedDocumentString<PlaylistVideosQuery, PlaylistVideosQueryVariables> = {
  text: 'query PlaylistVideos($id:ID!$first:Int!$after:String){title(id:$id){__typename ...on Playlist{videos(first:$first after:$after){...VideoRows}}}}fragment VideoRows on VideoConnection{edges{node{id name synopsis isNew accessLevel durationSeconds releasedAt images{landscape{...Picture}}episode{number}}}pageInfo{hasNextPage endCursor}}fragment Picture on Image{url tone alt width height}',
  shape: '',
};

export const TitlesDocument: TypedDocumentString<TitlesQuery, TitlesQueryVariables> = {
  text: 'query Titles($ids:[ID!]!){titles(ids:$ids){...TitleCard}}fragment TitleCard on Title{__typename id name language isNew images{landscape{...Picture}portrait{...Picture}square{...Picture}}...TitleFacts}fragment Picture on Image{url tone alt width height}fragment TitleFacts on Title{...on LiveEvent{startsAt endsAt state venue league timing announcedStartsAt}...on Video{durationSeconds releasedAt}...on Series{seasonCount episodeCount}...on Playlist{videoCount}}',
  shape: 'titles:array',
};

export const EventsNowDocument: TypedDocumentString<EventsNowQuery, EventsNowQueryVariables> = {
  text: 'query EventsNow($ids:[ID!]!){titles(ids:$ids){__typename id ...on LiveEvent{startsAt endsAt state timing announcedStartsAt replayFrom venue league}}}',
  shape: 'titles:array',
};
