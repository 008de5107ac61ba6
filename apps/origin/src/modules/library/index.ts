import { defineOriginModule } from '../../kernel/module';
import { catalogue } from '../catalogue';
import { identity } from '../identity';
import { mail } from '../mail';
import { forgetFavourites } from './favourites/forget-favourites';
import { favouriteRoutes } from './favourites/routes';
import { favourites } from './favourites/tables';
import { forgetHistory } from './history/forget-history';
import { createHistory } from './history/history';
import { historyRoutes } from './history/routes';
import { pausedHistories, watchedTitles } from './history/tables';
import { libraryLimits } from './limits';
import { createOwnProfile } from './own-profile';
import { createParentalControl, forgetPin } from './parental/parental-control';
import { parentalRoutes } from './parental/routes';
import { pinProofs, pins } from './parental/tables';
import { forgetPreferences } from './preferences/forget-preferences';
import { preferenceRoutes } from './preferences/routes';
import { viewerPreferences } from './preferences/tables';
import { profileRoutes } from './profiles/routes';
import { familySeed } from './seed';
import { watchlistContentRoutes } from './watchlists/content-routes';
import { forgetWatchlists } from './watchlists/forget-watchlists';
import { watchlistRoutes } from './watchlists/routes';
import { watchlistItems, watchlistSaves, watchlists } from './watchlists/tables';

export { canResume, type History } from './history/history';
export { type CurrentProfile, currentProfile } from './own-profile';
export type { ParentalControl } from './parental/parental-control';
export { asksForPin } from './rules/pin';

/** What viewers keep in their accounts: watchlists, favourites, history and preferences by profile, and the PIN (2 §2–9). */
export const library = defineOriginModule({
  name: 'library',
  uses: { catalogue, identity, mail },
  tables: {
    favourites,
    watchedTitles,
    pausedHistories,
    watchlists,
    watchlistItems,
    watchlistSaves,
    viewerPreferences,
    pins,
    pinProofs,
  },
  limits: libraryLimits,
  services: ({ database: { db }, identity: { ownViewer }, clock }) => ({
    history: createHistory(db),
    ownProfile: createOwnProfile(db, ownViewer),
    parental: createParentalControl(db, clock),
  }),
  routes: (services) => ({
    ...favouriteRoutes(services),
    ...historyRoutes(services),
    ...watchlistRoutes(services),
    ...watchlistContentRoutes(services),
    ...preferenceRoutes(services),
    ...profileRoutes(services),
    ...parentalRoutes(services),
  }),
  seed: familySeed,
  sweep: ({ parental }) => parental.sweep(),
  async forgetViewer(tx, viewerId) {
    await forgetFavourites(tx, viewerId);
    await forgetHistory(tx, viewerId);
    await forgetWatchlists(tx, viewerId);
    await forgetPreferences(tx, viewerId);
    await forgetPin(tx, viewerId);
  },
});
