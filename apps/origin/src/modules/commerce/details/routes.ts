import type { Services } from '../services';
import { attachRoutes } from './attach-routes';
import { cardRoutes } from './card-routes';
import { methodRoutes } from './method-routes';

/** The calls for how viewers pay. */
export const detailsRoutes = (services: Services) => ({
  ...methodRoutes(services),
  ...attachRoutes(services),
  ...cardRoutes(services),
});
