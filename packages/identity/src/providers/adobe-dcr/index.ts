import { CAPABILITIES } from '../../generated/capabilities';
import { TV_ERRORS } from '../../rules/tv-errors';
import { tvName, tvSources } from '../../tv/tv-provider';
import type { Provider } from '../provider';

/**
 * Sign-in with a TV provider; this browser registers as a client of the service (spec 1 §4, RFC
 * 7591).
 */
export const provider: Provider<'adobeDcr'> = {
  type: 'adobeDcr',
  name: 'tv.name',
  capabilities: CAPABILITIES.adobeDcr,
  errors: TV_ERRORS,
  labels: tvName,
  sources: tvSources,
  tv: async () => (await import('./steps')).steps,
};
