import type { Translator } from '@marquee/i18n';
import type { EventState, EventTiming, TitleCardFragment } from '@marquee/origin-client/catalogue';

export type TitleKind = 'event' | 'video' | 'series' | 'playlist';

/**
 * A title as a card or a hero shows it. Counts and lengths are texts already; times stay instants,
 * because the browser shows them in the viewer's zone.
 */
export interface TitleView {
  id: string;
  kind: TitleKind;
  name: string;
  /** The line of facts, without the time of an event. */
  facts?: string;
  /** The state and the start of an event; other titles have none. */
  state?: EventState;
  startsAt?: string;
  /** The start as a text, in the zone that is known before the viewer's is. */
  starts?: StartText;
  /**
   * When that state ends: for an event that is on, or that is over and will have a replay. Undefined where that is not known, null
   * where the state stays.
   */
  until?: string | null;
  /** What became of the start that was announced first; undefined for an event that keeps it. */
  timing?: Exclude<EventTiming, 'ON_TIME'>;
  /** That start, of an event that was moved. */
  announced?: TitleStart;
  isNew?: true;
  /** The spoken language, as a BCP 47 tag. */
  language?: string;
}

/** When an event starts. */
export type TitleStart = Pick<TitleView, 'startsAt' | 'starts'>;

/** The start of an event in texts that stay true on any later day. */
export interface StartText {
  /** `Sat 28 Nov`. */
  day: string;
  /** `19:30`. */
  time: string;
}

export interface TitleFormat {
  t: Translator['t'];
  duration: (seconds: number) => string;
  /** Absent where the locale's date formats did not load. */
  starts?: (instant: string) => StartText;
}

/** The fields that cards and heroes both have in the origin's answer. */
type TitleAnswer = DistributiveOmit<TitleCardFragment, 'images'> & {
  readonly language?: string | null;
};
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/**
 * A title as cards and heroes show it.
 * @throws {TypeError} for one without an id or a name, or of an unknown kind: there is nothing to show or to lead to
 */
export function titleView(title: TitleAnswer, format: TitleFormat): TitleView {
  if (!title.id || !title.name || !Object.hasOwn(KINDS, title.__typename))
    throw new TypeError('A title needs an id, a name and a kind that is known.');
  const facts = titleFacts(title, format);
  return {
    id: title.id,
    kind: KINDS[title.__typename],
    name: title.name,
    ...(facts ? { facts } : {}),
    ...(title.__typename === 'LiveEvent' ? eventView(title, format.starts) : {}),
    ...(title.isNew ? { isNew: true } : {}),
    ...(title.language ? { language: title.language } : {}),
  };
}

type EventAnswer = Pick<
  Extract<TitleAnswer, { __typename: 'LiveEvent' }>,
  'state' | 'startsAt' | 'timing' | 'announcedStartsAt'
> & { readonly endsAt?: string | null };

/** The part of an event's view that changes while its page is open. */
export function eventView(
  { state, startsAt, endsAt, timing, announcedStartsAt }: EventAnswer,
  starts?: TitleFormat['starts'],
): TitleStart & Pick<TitleView, 'state' | 'until' | 'timing' | 'announced'> {
  return {
    state,
    startsAt,
    until: (state === 'LIVE' && endsAt) || undefined,
    // The page of a live event does not show when it began.
    ...(starts && state !== 'LIVE' ? { starts: starts(startsAt) } : {}),
    timing: timing === 'ON_TIME' ? undefined : timing,
    announced:
      timing === 'MOVED' && announcedStartsAt
        ? { startsAt: announcedStartsAt, starts: starts?.(announcedStartsAt) }
        : undefined,
  };
}

const KINDS: Record<TitleAnswer['__typename'], TitleKind> = {
  LiveEvent: 'event',
  Video: 'video',
  Series: 'series',
  Playlist: 'playlist',
};

/**
 * The league of an event, and its venue while it is live: the date beside the facts of any other
 * leaves room for no more.
 */
export const eventFacts = ({
  state,
  league,
  venue,
}: Pick<
  Extract<TitleAnswer, { __typename: 'LiveEvent' }>,
  'state' | 'league' | 'venue'
>): string => (state === 'LIVE' ? joinFacts([league, venue]) : (league ?? venue ?? ''));

/**
 * The line of facts: the league of an event, the length of a video, the number of episodes or
 * videos of a series or a playlist.
 */
export function titleFacts(title: TitleAnswer, { t, duration }: TitleFormat): string {
  switch (title.__typename) {
    case 'LiveEvent':
      return eventFacts(title);
    case 'Video':
      return duration(title.durationSeconds);
    case 'Series':
      return joinFacts([
        // "1 season" adds nothing to the number of episodes.
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
