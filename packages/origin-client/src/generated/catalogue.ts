// Generated from schemas/catalogue/schema.graphql and src/operations; do not edit.
import type { TypedDocumentString } from '../typed-document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type HomeQueryVariables = Exact<{
  heroes: number;
  withHeroes?: boolean | null | undefined;
  rails: ReadonlyArray<RailRequest>;
}>;


export type HomeQuery = { readonly heroes?: ReadonlyArray<{ readonly id: string, readonly tagline: string | null, readonly title:
      | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
      | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
     }>, readonly rails: ReadonlyArray<{ readonly key: string, readonly title: string | null, readonly items: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node:
          | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
          | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
          | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
          | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
         }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } }> };

export type HeroFragment = { readonly id: string, readonly tagline: string | null, readonly title:
    | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly synopsis: string | null, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly hero: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly heroMobile: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
   };

type TitleCard_LiveEvent_Fragment = { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } };

type TitleCard_Video_Fragment = { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } };

type TitleCard_Series_Fragment = { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } };

type TitleCard_Playlist_Fragment = { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } };

export type TitleCardFragment =
  | TitleCard_LiveEvent_Fragment
  | TitleCard_Video_Fragment
  | TitleCard_Series_Fragment
  | TitleCard_Playlist_Fragment
;

type TitleFacts_LiveEvent_Fragment = { readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null };

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

export type TitlesQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type TitlesQuery = { readonly titles: ReadonlyArray<
    | { readonly __typename: 'LiveEvent', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly startsAt: string, readonly endsAt: string | null, readonly state: EventState, readonly venue: string | null, readonly league: string | null, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'Video', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly durationSeconds: number, readonly releasedAt: string, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'Series', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly seasonCount: number, readonly episodeCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'Playlist', readonly id: string, readonly name: string, readonly language: string | null, readonly isNew: boolean, readonly videoCount: number, readonly images: { readonly landscape: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly portrait: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number }, readonly square: { readonly url: string, readonly tone: string, readonly alt: string, readonly width: number, readonly height: number } } }
  > };

export const HomeDocument: TypedDocumentString<HomeQuery, HomeQueryVariables> = {
  text: 'query Home($heroes:Int!$withHeroes:Boolean=true$rails:[RailRequest!]!){heroes(first:$heroes)@include(if:$withHeroes){...Hero}rails(requests:$rails){key title items{edges{cursor node{...TitleCard}}pageInfo{hasNextPage endCursor}}}}fragment Hero on Hero{id tagline title{__typename id name synopsis language isNew images{hero{...Picture}heroMobile{...Picture}}...TitleFacts}}fragment Picture on Image{url tone alt width height}fragment TitleFacts on Title{...on LiveEvent{startsAt endsAt state venue league}...on Video{durationSeconds releasedAt}...on Series{seasonCount episodeCount}...on Playlist{videoCount}}fragment TitleCard on Title{__typename id name language isNew images{landscape{...Picture}portrait{...Picture}square{...Picture}}...TitleFacts}',
  shape: 'rails:array',
};

export const TitlesDocument: TypedDocumentString<TitlesQuery, TitlesQueryVariables> = {
  text: 'query Titles($ids:[ID!]!){titles(ids:$ids){...TitleCard}}fragment TitleCard on Title{__typename id name language isNew images{landscape{...Picture}portrait{...Picture}square{...Picture}}...TitleFacts}fragment Picture on Image{url tone alt width height}fragment TitleFacts on Title{...on LiveEvent{startsAt endsAt state venue league}...on Video{durationSeconds releasedAt}...on Series{seasonCount episodeCount}...on Playlist{videoCount}}',
  shape: 'titles:array',
};
