import { useEffect, useMemo, useState } from 'react';
import { useSite } from '../site/use-site';
import { type CountryList, knownCountries, loadCountries } from './load-countries';
import { everyCountry, plainParts } from './rules/countries';

export interface CountriesState extends CountryList {
  /** `fallback`: the origin's list cannot be loaded yet; the list has every country, named by the browser. */
  status: 'loading' | 'ready' | 'fallback';
}

/** How long a viewer waits for the origin's list, in milliseconds. */
const PATIENCE = 3_000;

/** Milliseconds between tries: the last one stays. */
const PAUSES = [5_000, 15_000, 60_000];

const LOADING: CountriesState = { status: 'loading', countries: [] };

/**
 * The realm's countries for a form. The list is empty on the server and until they are loaded. When they
 * cannot be loaded it has every country, and is loaded again later and when the connection is back.
 */
export function useCountries(wanted = true): CountriesState {
  const { origin, locale, t } = useSite();
  const [list, setList] = useState<CountryList | undefined>(() => knownCountries(origin));
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!wanted || list) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    let tries = 0;
    const ask = () => {
      clearTimeout(timer);
      loadCountries(origin).then(
        (answer) => {
          if (!over) setList(answer);
        },
        () => {
          if (over) return;
          setLate(true);
          timer = setTimeout(ask, PAUSES[Math.min(tries, PAUSES.length - 1)]);
          tries += 1;
        },
      );
    };
    const patience = setTimeout(() => setLate(true), PATIENCE);
    ask();
    window.addEventListener('online', ask);
    return () => {
      over = true;
      clearTimeout(timer);
      clearTimeout(patience);
      window.removeEventListener('online', ask);
    };
  }, [origin, wanted, list]);

  return useMemo(() => {
    if (list) return { status: 'ready', ...list };
    return late ? { status: 'fallback', countries: everyCountry(locale, plainParts(t)) } : LOADING;
  }, [list, late, locale, t]);
}
