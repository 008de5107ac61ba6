import { apex } from './apex/catalogue';
import type { RealmSeed } from './realm-seed';

/** Every realm that the sandbox knows; the order spreads their schedules and must not change without need. */
export const sampleRealms: readonly RealmSeed[] = [apex];
