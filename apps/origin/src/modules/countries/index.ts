import { defineOriginModule, type ServicesOf } from '../../kernel/module';
import { createCallerPlace } from './caller-place';
import { countryRoutes } from './routes';

export { addressPartsOf } from './address-forms';
export { isCountry } from './codes';
export { acceptableValues } from './countries';
export { callerAddress } from './geography';

/** Countries, the parts of their addresses, and where calls come from (1 §3, §7). */
export const countries = defineOriginModule({
  name: 'countries',
  limits: { countryCodes: 'catalogue' },
  services: (kernel) => ({ callerPlace: createCallerPlace(kernel) }),
  routes: countryRoutes,
});

export type CountryServices = ServicesOf<typeof countries>;
