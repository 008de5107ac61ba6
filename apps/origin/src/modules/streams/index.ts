import { defineOriginModule } from '../../kernel/module';
import { catalogue } from '../catalogue';
import { commerce } from '../commerce';
import { countries } from '../countries';
import { identity } from '../identity';
import { library } from '../library';
import { media } from '../media';
import { forgetScreens } from './forget-screens';
import { createLeases } from './leases';
import { streamRoutes } from './routes';
import { streamLeases } from './tables';

/** Who may watch a title, from where it is played, and on how many screens at once. */
export const streams = defineOriginModule({
  name: 'streams',
  uses: { catalogue, commerce, countries, identity, library, media },
  tables: { streamLeases },
  limits: { stream: 'catalogue', releaseStream: 'catalogue', streamHeartbeat: 'catalogue' },
  services: ({ database: { db }, clock }) => ({ leases: createLeases(db, clock) }),
  routes: streamRoutes,
  sweep: ({ leases }) => leases.sweep(),
  forgetViewer: forgetScreens,
});
