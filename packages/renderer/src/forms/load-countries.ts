import type { OriginClient } from '@marquee/origin-client';
import { countryCodes } from '@marquee/origin-client/calls';
import { type CountryChoice, countriesOf } from './rules/countries';

export interface CountryList {
  /** The caller's country first. */
  countries: readonly CountryChoice[];
  /** The country that the call came from, as far as the origin knows; ISO 3166 alpha-2. */
  caller?: string;
}

/** One list for each client, and so for each locale: a client speaks one. */
const lists = new WeakMap<OriginClient, CountryList>();
const calls = new WeakMap<OriginClient, Promise<CountryList>>();

export const knownCountries = (origin: OriginClient) => lists.get(origin);

/**
 * Loads the realm's countries once (spec 1 §7).
 * @throws {OriginError} when they cannot be loaded; the next call tries again.
 */
export function loadCountries(origin: OriginClient): Promise<CountryList> {
  const known = calls.get(origin);
  if (known) return known;
  const call = origin.call(countryCodes).then((answer) => {
    const list = { countries: countriesOf(answer), caller: answer.callerCountryCode };
    lists.set(origin, list);
    return list;
  });
  calls.set(origin, call);
  call.catch(() => calls.delete(origin));
  return call;
}

/** Finds the country that the viewer's calls come from, as far as the origin knows. */
export const callerCountry = (origin: OriginClient): Promise<string | undefined> =>
  loadCountries(origin).then(
    ({ caller }) => caller,
    () => undefined,
  );
