import { defineOriginModule } from '../../kernel/module';
import { analyticsRoutes } from './routes';

/** What happens on sites. */
export const analytics = defineOriginModule({
  name: 'analytics',
  limits: { analyticsEvent: 'identity' },
  routes: () => analyticsRoutes,
});
