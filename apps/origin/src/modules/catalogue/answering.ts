import type { FastifyRequest } from 'fastify';
import type { MercuriusContext } from 'mercurius';
import type { Kernel } from '../../kernel/kernel';
import { type BatchLoader, createBatchLoader } from './batch-loader';
import type { Place } from './cursor';
import { type Bout, readBouts } from './details/bouts';
import { type EventDetails, readEventDetails, readTimelines } from './details/events';
import { readRelated } from './details/related';
import {
  type EpisodePlace,
  readEpisodePlaces,
  readPlaylistPlaces,
  readSeasonPlaces,
  readSeasons,
  type Season,
} from './details/seasons';
import {
  type Credit,
  readCredits,
  readMerged,
  readTitleDetails,
  type TitleDetails,
} from './details/title-details';
import {
  type NewsItem,
  type NewsPicture,
  readNewsItems,
  readNewsPictures,
  readNewsTitles,
} from './news/read-news';
import { type Reading, readingOf } from './reading';
import { refuse } from './refusals';
import { readTitles, type Title } from './titles';

/** Titles that lead to titles could be asked for without end. */
const mostFollowed = 2000;

/** The values that all resolvers of one request share. Each loader reads for all titles of the answer at once. */
export interface Answering {
  reading: Reading;
  titles: BatchLoader<Title>;
  merged: BatchLoader<string>;
  details: BatchLoader<TitleDetails>;
  credits: BatchLoader<Credit[]>;
  related: BatchLoader<string[]>;
  events: BatchLoader<EventDetails>;
  timelines: BatchLoader<string[]>;
  bouts: BatchLoader<Bout[]>;
  episodes: BatchLoader<EpisodePlace>;
  seasons: BatchLoader<Season[]>;
  seasonPlaces: BatchLoader<Place[]>;
  playlistPlaces: BatchLoader<Place[]>;
  news: BatchLoader<NewsItem>;
  newsPictures: BatchLoader<NewsPicture[]>;
  newsTitles: BatchLoader<string[]>;
  /** Counts titles that others lead to, and refuses a document that follows too many. */
  follow(titles: number): void;
}

/** Gives each request its reading of the catalogue, at one moment, so that the fields of one document agree. */
export function createAnswering(kernel: Kernel): (context: MercuriusContext) => Answering {
  const { db } = kernel.database;
  const answers = new WeakMap<FastifyRequest, Answering>();

  return ({ request }) => {
    const known = answers.get(request);
    if (known) return known;
    const reading = readingOf(kernel, request);
    const load = <Value>(
      read: (
        database: typeof db,
        terms: Reading,
        keys: readonly string[],
      ) => Promise<ReadonlyMap<string, Value>>,
    ) => createBatchLoader((keys) => read(db, reading, keys));
    let followed = 0;
    const made: Answering = {
      reading,
      titles: load(readTitles),
      merged: load(readMerged),
      details: load(readTitleDetails),
      credits: load(readCredits),
      related: load(readRelated),
      events: load(readEventDetails),
      timelines: load(readTimelines),
      bouts: load(readBouts),
      episodes: load(readEpisodePlaces),
      seasons: load(readSeasons),
      seasonPlaces: load(readSeasonPlaces),
      playlistPlaces: load(readPlaylistPlaces),
      news: load(readNewsItems),
      newsPictures: load(readNewsPictures),
      newsTitles: load(readNewsTitles),
      follow(titles) {
        followed += titles;
        if (followed > mostFollowed)
          throw refuse(`At most ${mostFollowed} titles that other titles of one document lead to.`);
      },
    };
    answers.set(request, made);
    return made;
  };
}
