import { createContext, useContext } from 'react';
import { invariant } from '../invariant';
import type { Wording } from './field-definition';
import type { FormEngine } from './form-engine';
import type { CountriesState } from './use-countries';

/** The country of a realm's form, and the origin's messages. */
export interface FormFacts {
  countries: CountriesState;
  /** The country of the address, or the viewer's. */
  country: string | undefined;
  /** The viewer has chosen the country of their address. */
  onCountry: (country: string) => void;
  /** The origin's messages by field id; a part of an address is `<id>.<part>`. */
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

/** Apart from the facts, which change: controls that read the form alone are drawn anew for their own fields only. */
export const TypedFormContext = createContext<FormEngine['form'] | null>(null);

/** The typed values of the realm's form, for controls that read or set more than their own. */
export function useTypedForm(): FormEngine['form'] {
  const form = useContext(TypedFormContext);
  invariant(form, 'useTypedForm() was called outside a <RealmForm>.');
  return form;
}
