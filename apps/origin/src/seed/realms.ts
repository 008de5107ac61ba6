import { apex } from './apex/catalogue';
import { corral } from './corral/catalogue';
import { metro } from './metro/catalogue';
import { noor } from './noor/catalogue';
import { plain } from './plain/catalogue';
import type { RealmSeed } from './realm-seed';
import { unity } from './unity/catalogue';

/** Every realm that the sandbox knows; the order spreads their schedules and must not change without need. */
export const sampleRealms: readonly RealmSeed[] = [apex, corral, noor, metro, unity, plain];
