import type { RichNode } from '@marquee/design-system';
import {
  readEach,
  type TitlePageFragment,
  type TitleQuery,
} from '@marquee/origin-client/catalogue';
import {
  type CardView,
  cardView,
  type PictureView,
  pictureView,
  type TitleFormat,
  type TitleView,
  titleView,
} from '@marquee/titles';
import { countryName } from './country-name';
import { type EpisodeView, videoRows } from './video-rows';

export interface SeasonLink {
  id: string;
  number: number;
  name: string;
  episodeCount: number;
}

/** A fight of an event as its page shows it; how it ended is not in the page. */
export interface BoutView {
  id: string;
  segment: 'MAIN' | 'PRELIMS' | 'EARLY_PRELIMS';
  weightClass: string;
  isTitleFight: boolean;
  rounds: number;
  red: CornerView;
  blue: CornerView;
}

export interface CornerView {
  id: string;
  name: string;
  nickname?: string;
  /** Its name in the page's language. */
  country: string;
  /** Wins, losses, draws; no contests where there are any. */
  record: string;
  picture: PictureView;
}

/** A title as its page shows it. */
export interface TitlePageView extends TitleView {
  synopsis?: string;
  /** HTML of the elements that the contract allows, as it was read: a page needs no parser for it. */
  description?: readonly RichNode[];
  accessLevel: TitlePageFragment['accessLevel'];
  minimumAge?: number;
  picture: PictureView;
  portrait: PictureView;
  square: PictureView;
  /** ISO 3166 alpha-2; undefined where it can be watched everywhere. */
  countries?: readonly string[];
  /** Videos only: when it was released, in RFC 3339, and its length in seconds. */
  releasedAt?: string;
  seconds?: number;
  venue?: string;
  league?: string;
  event?: {
    timing: 'ON_TIME' | 'MOVED' | 'POSTPONED' | 'CANCELLED';
    /** Instants in RFC 3339. */
    endsAt?: string;
    announcedStartsAt?: string;
    replayFrom?: string;
    bouts: readonly BoutView[];
  };
  credits: readonly { role: string; name: string }[];
  /** Where an episode belongs. */
  episodeOf?: {
    number?: number;
    season: { id: string; name: string };
    series: { id: string; name: string };
  };
  seasons: readonly SeasonLink[];
  /** How many videos a playlist has. */
  videoCount?: number;
  /** The first of them. */
  videos?: { rows: readonly EpisodeView[]; after: string | null };
  related: readonly CardView[];
}

const known = <Value>(value: Value | null | undefined): Value | undefined => value ?? undefined;

/** Items without those of the same identifier as an earlier one. */
function once<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  return items.filter(({ id }, at) => items.findIndex((one) => one.id === id) === at);
}

/** What the answer is read with. */
export interface TitleReading {
  format: TitleFormat;
  locale: string;
  readRichText: (html: string) => readonly RichNode[];
}

/** Makes a title's page of the origin's answer. */
export function titlePageView(
  title: TitlePageFragment,
  related: NonNullable<TitleQuery['title']>['related'],
  { format, locale, readRichText }: TitleReading,
): TitlePageView {
  const isEvent = title.__typename === 'LiveEvent';
  const isVideo = title.__typename === 'Video';
  return {
    ...titleView(title, format),
    synopsis: known(title.synopsis),
    description: title.description ? readRichText(title.description) : undefined,
    accessLevel: title.accessLevel,
    minimumAge: known(title.minimumAge),
    picture: pictureIn(title.images, 'landscape'),
    portrait: pictureIn(title.images, 'portrait'),
    square: pictureIn(title.images, 'square'),
    countries: known(title.countries),
    releasedAt: isVideo ? title.releasedAt : undefined,
    seconds: isVideo ? title.durationSeconds : undefined,
    venue: isEvent ? known(title.venue) : undefined,
    league: isEvent ? known(title.league) : undefined,
    event: isEvent ? eventOf(title, locale) : undefined,
    credits: isVideo ? readEach(title.credits, ({ role, name }) => ({ role, name })) : [],
    episodeOf: isVideo && title.episode ? episodeOf(title.episode) : undefined,
    seasons: title.__typename === 'Series' ? once(readEach(title.seasons, seasonOf)) : [],
    videoCount: title.__typename === 'Playlist' ? title.videoCount : undefined,
    videos: title.__typename === 'Playlist' ? videoRows(title.videos, format) : undefined,
    related: once(readEach(related, (one) => cardView(one, 'landscape', format))),
  };
}

/** In place of a picture that the origin owes. What is added to its address, such as a width, is part of its fragment. */
const NO_PICTURE: PictureView = {
  url: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'/%3E#",
  width: 16,
  height: 9,
  tone: '#222222',
};

type Images = TitlePageFragment['images'];

/** A picture of a title, or another crop of it: a page stays without one. */
function pictureIn(images: Partial<Images> | null, crop: keyof Images): PictureView {
  const { landscape, portrait, square } = images ?? {};
  const found = images?.[crop] ?? landscape ?? portrait ?? square;
  return found ? pictureView(found) : NO_PICTURE;
}

type EventAnswer = Extract<TitlePageFragment, { __typename: 'LiveEvent' }>;
type EpisodeAnswer = NonNullable<Extract<TitlePageFragment, { __typename: 'Video' }>['episode']>;
type CornerAnswer = EventAnswer['bouts'][number]['red'];

const eventOf = (
  { timing, bouts, ...event }: EventAnswer,
  locale: string,
): TitlePageView['event'] => ({
  timing,
  endsAt: known(event.endsAt),
  announcedStartsAt: known(event.announcedStartsAt),
  replayFrom: known(event.replayFrom),
  bouts: once(
    readEach(bouts, ({ red, blue, ...bout }) => ({
      ...bout,
      red: cornerOf(red, locale),
      blue: cornerOf(blue, locale),
    })),
  ),
});

type SeasonAnswer = Extract<TitlePageFragment, { __typename: 'Series' }>['seasons'][number];

const seasonOf = ({ id, number, name, episodeCount }: SeasonAnswer): SeasonLink => ({
  id,
  number,
  name,
  episodeCount,
});

const episodeOf = ({ number, season }: EpisodeAnswer): TitlePageView['episodeOf'] => ({
  number: known(number),
  season: { id: season.id, name: season.name },
  series: season.series,
});

function cornerOf(corner: CornerAnswer, locale: string): CornerView {
  const { id, name, nickname, country, record, image } = corner;
  const { wins, losses, draws, noContests } = record;
  return {
    id,
    name,
    nickname: known(nickname),
    country: countryName(country, locale),
    record: [wins, losses, draws, ...(noContests > 0 ? [noContests] : [])].join('–'),
    picture: pictureView(image),
  };
}
