import { defineOriginModule } from '../../kernel/module';
import { catalogue } from '../catalogue';
import { countries } from '../countries';
import { identity } from '../identity';
import { library } from '../library';
import { media } from '../media';
import { forgetScreens } from './forget-screens';
import { createLeases } from './leases';
import { streamRoutes } from './routes';
import { entitlementSeed } from './seed';
import { entitlements, streamLeases } from './tables';

/** Who may watch a title, from where it is played, and on how many screens at once. */
export const streams = defineOriginModule({
  name: 'streams',
  uses: { catalogue, countries, identity, library, media },
  tables: { entitlements, streamLeases },
  limits: { stream: 'catalogue', releaseStream: 'catalogue', streamHeartbeat: 'catalogue' },
  services: ({ database: { db }, clock }) => ({ leases: createLeases(db, clock) }),
  routes: streamRoutes,
  seed: entitlementSeed,
  sweep: ({ leases }) => leases.sweep(),
  forgetViewer: forgetScreens,
});
