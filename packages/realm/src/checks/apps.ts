import type { Draft } from '../draft';
import { placesAt } from '../pointer';
import type { Subject } from './index';

/** Apps stood under "auth" at first. Where both are given, one would be passed over in silence. */
export function appDrafts({ config }: Subject): Draft[] {
  if (placesAt(config, '/apps/native').length === 0) return [];
  return placesAt(config, '/auth/apps').map(({ pointer }) => ({
    rule: 'unused-key',
    pointer,
    at: 'key',
    message: '"auth.apps" has no effect beside "apps.native", which has taken its place.',
  }));
}
