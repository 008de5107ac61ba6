import { defineOriginModule } from '../../kernel/module';
import { analyticsRoutes } from './routes';

/** Events that sites report. */
export const analytics = defineOriginModule({
  name: 'analytics',
  limits: { analyticsEvent: 'identity' },
  routes: () => analyticsRoutes,
});
