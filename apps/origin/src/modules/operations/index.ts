import { defineOriginModule } from '../../kernel/module';
import { healthRoutes } from './health';

/** Health checks for those who run the origin. */
export const operations = defineOriginModule({
  name: 'operations',
  routes: healthRoutes,
});
