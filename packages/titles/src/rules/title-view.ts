import type { Translator } from '@marquee/i18n';
import type { EventState, TitleCardFragment } from '@marquee/origin-client/catalogue';

export type TitleKind = 'event' | 'video' | 'series' | 'playlist';

/** A title as a card or a hero shows it. Counts and lengths are words already; times stay instants, because they are told in the viewer's zone. */
export interface TitleView {
  id: string;
  kind: TitleKind;
  name: string;
  /** The line of facts, without the time of an event. */
  facts?: string;
  /** Events only. */
  state?: EventState;
  startsAt?: string;
  /** The beginning in words, as far as they can be said before the viewer's zone is known. */
  starts?: BeginningWords;
  isNew?: true;
  /** BCP 47 tag of what is spoken. */
  language?: string;
}

/** When an event begins, in words that are true on any later day as well. */
export interface BeginningWords {
  /** `Sat 28 Nov`. */
  day: string;
  /** `19:30`. */
  time: string;
}

export interface TitleWords {
  t: Translator['t'];
  duration: (seconds: number) => string;
  /** Absent where the words of the locale could not be had: then nothing is said until they are. */
  starts?: (instant: string) => BeginningWords;
}

/** What both the card's and the hero's part of the answer say of a title. */
type TitleAnswer = DistributiveOmit<TitleCardFragment, 'images'> & {
  readonly language?: string | null;
};
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export function titleView(title: TitleAnswer, words: TitleWords): TitleView {
  const facts = titleFacts(title, words);
  return {
    id: title.id,
    kind: KINDS[title.__typename],
    name: title.name,
    ...(facts ? { facts } : {}),
    ...(title.__typename === 'LiveEvent' ? beginning(title, words) : {}),
    ...(title.isNew ? { isNew: true } : {}),
    ...(title.language ? { language: title.language } : {}),
  };
}

function beginning(
  { state, startsAt }: Extract<TitleAnswer, { __typename: 'LiveEvent' }>,
  { starts }: TitleWords,
): Pick<TitleView, 'state' | 'startsAt' | 'starts'> {
  // Of what is live nobody is told when it began.
  return { state, startsAt, ...(starts && state !== 'LIVE' ? { starts: starts(startsAt) } : {}) };
}

const KINDS: Record<TitleAnswer['__typename'], TitleKind> = {
  LiveEvent: 'event',
  Video: 'video',
  Series: 'series',
  Playlist: 'playlist',
};

/**
 * One line: where an event belongs (and takes place, while it is on), how long a video runs, how much there is of a
 * series or a playlist. The date that stands before an event's facts leaves room for no more.
 */
export function titleFacts(title: TitleAnswer, { t, duration }: TitleWords): string {
  switch (title.__typename) {
    case 'LiveEvent':
      return title.state === 'LIVE'
        ? joinFacts([title.league, title.venue])
        : (title.league ?? title.venue ?? '');
    case 'Video':
      return duration(title.durationSeconds);
    case 'Series':
      return joinFacts([
        // "1 season" says nothing that the number of episodes does not.
        title.seasonCount > 1 ? t('title.seasons', { count: title.seasonCount }) : null,
        title.episodeCount > 0 ? t('title.episodes', { count: title.episodeCount }) : null,
      ]);
    case 'Playlist':
      return title.videoCount > 0 ? t('title.videos', { count: title.videoCount }) : '';
  }
}

export function joinFacts(facts: readonly (string | null | undefined)[]): string {
  return facts.filter(Boolean).join(' · ');
}
