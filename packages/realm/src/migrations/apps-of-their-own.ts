import { valueAt } from '../pointer';
import { isFree } from './change';
import type { Step } from './step';

/** Apps do more than sign in: they left `auth` when links to stores came. */
export const appsOfTheirOwn: Step = {
  from: 1,
  to: 2,
  describe:
    'The native apps moved from `auth.apps` to `apps.native`, beside their pages in stores.',
  migrate(value) {
    const [from, to] = ['/auth/apps', '/apps/native'];
    // A file that has both is for its author to decide.
    return valueAt(value, from) !== undefined && isFree(value, to) ? [{ from, to }] : [];
  },
};
