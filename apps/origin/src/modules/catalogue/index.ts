import { defineOriginModule } from '../../kernel/module';
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
export { unknownTitle } from './faults';
export { readingOf } from './reading';
export { readTitles } from './titles';

/** The catalogue: titles, heroes and rails (2 §7). */
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
  },
  limits: { upcomingEvents: 'catalogue', catalogue: 'catalogue' },
  routes: catalogueRoutes,
  resolvers: catalogueResolvers,
  seed: catalogueSeed,
});
