import { createContext, useContext } from 'react';
import type { Wording } from './field-definition';
import type { CountriesState } from './use-countries';

/** What a realm's form knows beside its fields. */
export interface FormFacts {
  countries: CountriesState;
  /** The country of the address, or the viewer's. */
  country: string | undefined;
  /** The viewer has chosen the country of their address. */
  onCountry: (country: string) => void;
  /** What the origin said of the fields, by field id; a part of an address is `<id>.<part>`. */
  problems: Readonly<Record<string, Wording>>;
}

const nothing: FormFacts = {
  countries: { status: 'loading', countries: [] },
  country: undefined,
  onCountry: () => {},
  problems: {},
};

export const FormFactsContext = createContext(nothing);

export const useFormFacts = () => useContext(FormFactsContext);
