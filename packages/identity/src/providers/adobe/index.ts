import { CAPABILITIES } from '../../generated/capabilities';
import { TV_ERRORS } from '../../rules/tv-errors';
import { tvName, tvSources } from '../../tv/tv-provider';
import type { Provider } from '../provider';

/** Sign-in with a TV provider, identified by the viewer's or guest's session (spec 1 §4). */
export const provider: Provider<'adobe'> = {
  type: 'adobe',
  name: 'tv.name',
  capabilities: CAPABILITIES.adobe,
  errors: TV_ERRORS,
  labels: tvName,
  sources: tvSources,
  tv: async () => (await import('./steps')).steps,
};
