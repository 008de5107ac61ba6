import type { OriginClient } from '@marquee/origin-client';
import { countryCodes } from '@marquee/origin-client/calls';
import { type CountryChoice, countriesOf } from './rules/countries';

export interface CountryList {
  /** The caller's country first. */
  countries: readonly CountryChoice[];
  /** Where the call came from, as far as the origin can tell; ISO 3166 alpha-2. */
  caller?: string;
}

/** One list for each client, and so for each locale: a client speaks one. */
const lists = new WeakMap<OriginClient, CountryList>();
const calls = new WeakMap<OriginClient, Promise<CountryList>>();

export const knownCountries = (origin: OriginClient) => lists.get(origin);

/**
 * The realm's countries, asked for once (spec 1 §7).
 * @throws {OriginError} when they cannot be had; the next call asks again.
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

/** Where the viewer is, as far as the origin can tell. */
export const callerCountry = (origin: OriginClient): Promise<string | undefined> =>
  loadCountries(origin).then(
    ({ caller }) => caller,
    () => undefined,
  );
