import { defineOriginModule } from '../../kernel/module';
import { catalogue } from '../catalogue';
import { identity } from '../identity';
import { forgetFavourites } from './favourites/forget-favourites';
import { favouriteRoutes } from './favourites/routes';
import { favourites } from './favourites/tables';

/** The viewers' library: favourites. */
export const library = defineOriginModule({
  name: 'library',
  uses: { catalogue, identity },
  tables: { favourites },
  // Viewers who sign in may bring along what they marked as guests, one by one.
  limits: { favourites: 'catalogue', addFavourite: 'catalogue', removeFavourite: 'catalogue' },
  routes: favouriteRoutes,
  forgetViewer: forgetFavourites,
});
