import { callerOf } from '../../kernel/caller/caller';
import type { Handlers } from '../../kernel/contract';
import type { CallerPlace } from './caller-place';
import { countriesFor } from './countries';

/** Countries and the parts of their addresses (1 §3, §7). */
export function countryRoutes({ callerPlace }: { callerPlace: CallerPlace }) {
  return {
    async countryCodes(request) {
      return {
        countries: countriesFor(callerOf(request).locale),
        callerCountryCode: callerPlace(request).country,
      };
    },
  } satisfies Handlers;
}
