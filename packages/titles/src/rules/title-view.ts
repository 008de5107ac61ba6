import type { Translator } from '@marquee/i18n';
import type { EventState, TitleCardFragment } from '@marquee/origin-client/catalogue';

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
  isNew?: true;
  /** The spoken language, as a BCP 47 tag. */
  language?: string;
}

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

export function titleView(title: TitleAnswer, format: TitleFormat): TitleView {
  const facts = titleFacts(title, format);
  return {
    id: title.id,
    kind: KINDS[title.__typename],
    name: title.name,
    ...(facts ? { facts } : {}),
    ...(title.__typename === 'LiveEvent' ? beginning(title, format) : {}),
    ...(title.isNew ? { isNew: true } : {}),
    ...(title.language ? { language: title.language } : {}),
  };
}

function beginning(
  { state, startsAt }: Extract<TitleAnswer, { __typename: 'LiveEvent' }>,
  { starts }: TitleFormat,
): Pick<TitleView, 'state' | 'startsAt' | 'starts'> {
  // The page of a live event does not show when it began.
  return { state, startsAt, ...(starts && state !== 'LIVE' ? { starts: starts(startsAt) } : {}) };
}

const KINDS: Record<TitleAnswer['__typename'], TitleKind> = {
  LiveEvent: 'event',
  Video: 'video',
  Series: 'series',
  Playlist: 'playlist',
};

/**
 * The line of facts: the league of an event (and its venue, while it is live), the length of a
 * video, the number of episodes or videos of a series or a playlist. The date before an event's
 * facts leaves room for no more.
 */
export function titleFacts(title: TitleAnswer, { t, duration }: TitleFormat): string {
  switch (title.__typename) {
    case 'LiveEvent':
      return title.state === 'LIVE'
        ? joinFacts([title.league, title.venue])
        : (title.league ?? title.venue ?? '');
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
