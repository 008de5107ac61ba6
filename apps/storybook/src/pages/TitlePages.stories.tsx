import { fromNow } from '@marquee/titles/testing';
import type { Meta } from '@storybook/react-vite';
import { answer, failed, type Globals, offline, pageStory } from './page-story';
import {
  emptyPlaylistPage,
  emptySeriesPage,
  episodeOf,
  eventPage,
  fightCard,
  playlistPage,
  seasonPage,
  seriesPage,
  videoPage,
} from './title-page-answers';

const meta = {
  title: 'Catalogue/Title pages',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Event = Parameters<typeof eventPage>[1];

/** An event that starts so many ms from now. */
const live = (
  state: NonNullable<Event>['state'],
  startsIn: number,
  more: (globals: Globals) => object = () => ({}),
) =>
  pageStory('/live/e-1', (globals) =>
    eventPage(globals, { state, startsAt: fromNow(startsIn) }, more(globals)),
  );

/** It counts down, and can be kept in a calendar. */
export const EventUpcoming = live('UPCOMING', 2 * DAY);

export const EventMinutesToGo = live('UPCOMING', 4 * MINUTE);

export const EventLive = live('LIVE', -60 * MINUTE);

/** Its fights, the last one first. */
export const EventFightCard = live('LIVE', -60 * MINUTE, (globals) => ({
  bouts: fightCard(globals),
}));

/** There will be no replay. */
export const EventEnded = live('ENDED', -DAY);

export const EventReplaySoon = live('ENDED', -DAY, () => ({ replayFrom: fromNow(DAY) }));

export const EventReplay = live('REPLAY', -DAY);

export const EventPostponed = live('UPCOMING', 2 * DAY, () => ({ timing: 'POSTPONED' }));

export const EventCancelled = live('UPCOMING', 2 * DAY, () => ({ timing: 'CANCELLED' }));

/** It begins at another time than was announced. */
export const EventMoved = live('UPCOMING', 3 * DAY, () => ({
  timing: 'MOVED',
  announcedStartsAt: fromNow(2 * DAY),
}));

export const EventFailed = pageStory('/live/e-1', failed);

export const EventOffline = pageStory('/live/e-1', offline);

/** There is no such event, or no more. */
export const EventGone = pageStory('/live/e-1', () => answer({ title: null }));

export const Video = pageStory('/video/v-1', (globals) => videoPage(globals, { isNew: true }));

/** The viewer has seen a part of it. */
export const VideoBegun = pageStory(
  '/video/v-1',
  (globals) => ({
    ...videoPage(globals),
    '/user/history/v-1': [
      200,
      { id: 'v-1', watched: { position: 120, duration: 754, resumes: true, at: fromNow(-DAY) } },
    ],
  }),
  {},
);

/** An episode leads to its series. */
export const VideoEpisode = pageStory('/video/v-1', (globals) =>
  videoPage(globals, episodeOf(globals)),
);

/** Nothing is like it, and little is known of it. */
export const VideoAlone = pageStory('/video/v-1', (globals) =>
  videoPage(globals, { related: [], synopsis: null, description: null, credits: [] }),
);

/** The first season is open, and has more episodes than come at once. */
export const Series = pageStory('/series/s-1', seriesPage);

/** None of its seasons has come yet. */
export const SeriesEmpty = pageStory('/series/s-1', emptySeriesPage);

export const Season = pageStory('/season/season-2', seasonPage);

/** It has more videos than come at once. */
export const Playlist = pageStory('/playlist/p-1', playlistPage);

export const PlaylistEmpty = pageStory('/playlist/p-1', emptyPlaylistPage);
