import { defineOriginModule } from '../../kernel/module';
import { catalogue } from '../catalogue';
import { identity } from '../identity';
import { forgetFavourites } from './favourites/forget-favourites';
import { favouriteRoutes } from './favourites/routes';
import { favourites } from './favourites/tables';
import { forgetHistory } from './history/forget-history';
import { createHistory } from './history/history';
import { historyRoutes } from './history/routes';
import { watchedTitles } from './history/tables';

export { canResume, type History } from './history/history';

/** The viewers' library: favourites, and how far titles were seen. */
export const library = defineOriginModule({
  name: 'library',
  uses: { catalogue, identity },
  tables: { favourites, watchedTitles },
  // Viewers who sign in may bring along what they marked as guests, one by one.
  limits: {
    favourites: 'catalogue',
    addFavourite: 'catalogue',
    removeFavourite: 'catalogue',
    watchedTitle: 'catalogue',
    saveWatched: 'catalogue',
  },
  services: ({ database: { db } }) => ({ history: createHistory(db) }),
  routes: (services) => ({ ...favouriteRoutes(services), ...historyRoutes(services) }),
  async forgetViewer(tx, viewerId) {
    await forgetFavourites(tx, viewerId);
    await forgetHistory(tx, viewerId);
  },
});
