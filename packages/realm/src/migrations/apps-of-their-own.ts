import { valueAt } from '../document/pointer';
import { type Change, isFree } from './change';
import type { Step } from './step';

const MOVE: Change = { from: '/auth/apps', to: '/apps/native' };

/** Moves apps out of `auth`: with links to stores they do more than sign in. */
export const appsOfTheirOwn: Step = {
  from: 1,
  to: 2,
  describe:
    'The native apps moved from `auth.apps` to `apps.native`, beside their pages in stores.',
  moves: [MOVE],
  migrate(value) {
    // A file that has both keys is left for its author to decide.
    return valueAt(value, MOVE.from) !== undefined && isFree(value, MOVE.to) ? [MOVE] : [];
  },
};
