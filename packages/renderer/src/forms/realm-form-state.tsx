import { createContext, useContext } from 'react';
import { invariant } from '../invariant';
import type { Wording } from './field-definition';
import type { FormEngine } from './form-engine';
import type { CountriesState } from './use-countries';

/** What the controls of a realm's form share: its country, and the origin's messages. */
export interface RealmFormState {
  countries: CountriesState;
  /** The country of the address, or the viewer's. */
  country: string | undefined;
  /** The viewer has chosen the country of their address. */
  onCountry: (country: string) => void;
  /** The origin's messages by field id; a part of an address is `<id>.<part>`. */
  problems: Readonly<Record<string, Wording>>;
}

const nothing: RealmFormState = {
  countries: { status: 'loading', countries: [] },
  country: undefined,
  onCountry: () => {},
  problems: {},
};

export const RealmFormStateContext = createContext(nothing);

export const useRealmFormState = () => useContext(RealmFormStateContext);

/** Apart from `RealmFormState`, which changes: controls that read the form alone are rendered again for their own fields only. */
export const TypedFormContext = createContext<FormEngine['form'] | null>(null);

/** The typed values of the realm's form, for controls that read or set more than their own. */
export function useTypedForm(): FormEngine['form'] {
  const form = useContext(TypedFormContext);
  invariant(form, 'useTypedForm() was called outside a <RealmForm>.');
  return form;
}
