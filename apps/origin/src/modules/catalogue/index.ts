import { defineOriginModule } from '../../kernel/module';
import {
  bouts,
  credits,
  episodes,
  eventDetails,
  mergedTitles,
  titleDetails,
} from './details/tables';
import { newsFeeds, newsItems, newsPictures, newsTitles } from './news/tables';
import { calendarRoutes } from './reminders/routes';
import { catalogueResolvers } from './resolvers';
import { catalogueRoutes } from './routes';
import { catalogueSeed } from './seed';
import {
  collections,
  collectionTitles,
  events,
  fighters,
  heroes,
  leagues,
  playlistVideos,
  seasons,
  titles,
  venues,
  videos,
} from './tables';

export { readArtworkRequest, readFirstHeroes } from './artwork';
export { readEpisodePlaces } from './details/seasons';
export { unknownTitle } from './faults';
export { type Reading, readingOf } from './reading';
export { readTitles } from './titles';
export type { WatchTerms } from './watch-terms';
export { readWatchTerms } from './watch-terms';

/** The catalogue: titles, heroes, rails and news (2 §7). */
export const catalogue = defineOriginModule({
  name: 'catalogue',
  tables: {
    titles,
    leagues,
    venues,
    events,
    videos,
    seasons,
    playlistVideos,
    fighters,
    collections,
    collectionTitles,
    heroes,
    titleDetails,
    eventDetails,
    bouts,
    episodes,
    credits,
    mergedTitles,
    newsFeeds,
    newsItems,
    newsPictures,
    newsTitles,
  },
  limits: {
    upcomingEvents: 'catalogue',
    eventCalendar: 'catalogue',
    scheduleCalendar: 'catalogue',
    catalogue: 'catalogue',
  },
  routes: (kernel) => ({ ...catalogueRoutes(kernel), ...calendarRoutes(kernel) }),
  resolvers: catalogueResolvers,
  seed: catalogueSeed,
});
