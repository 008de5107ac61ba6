import { callerOf } from '../caller';
import type { Handler } from '../contract/register';
import { countriesFor } from '../countries/countries';
import type { Services } from '../services';
import { callerPlace } from './visit';

/** Countries and the parts of their addresses (1 §3, §7). */
export function countryRoutes(services: Services) {
  return {
    async countryCodes(request) {
      const { country } = callerPlace(services, request);
      return {
        countries: countriesFor(callerOf(request).locale),
        ...(country === undefined ? {} : { callerCountryCode: country }),
      };
    },
  } satisfies Record<string, Handler>;
}
