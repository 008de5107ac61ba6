import { defineOriginModule } from '../../kernel/module';
import { healthRoutes } from './health';

/** For whoever runs the origin. */
export const operations = defineOriginModule({
  name: 'operations',
  routes: healthRoutes,
});
